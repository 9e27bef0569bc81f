/** Air between a pin and a button, in pixels. */
const AIR = 4;
/** What is moved away from one button may lie under the next. */
const ROUNDS = 3;
/** Those over the map, and on a phone the two at its lower edge. */
const BUTTONS = '.map-tools > *, .map-bar > *, .map-switch, .filters-open';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far a pin moves, in pixels, until it is clear of all buttons: to the left, or towards the middle of the map, whichever is less. */
export function clearOf(buttons: readonly Edges[], pin: Edges, middle: number): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const over = buttons.find(
      ({ left, right, top, bottom }) =>
        pin.left + x < right + AIR &&
        pin.right + x > left - AIR &&
        pin.top + y < bottom + AIR &&
        pin.bottom + y > top - AIR,
    );
    if (!over) break;
    const toLeft = over.left - AIR - (pin.right + x);
    const inwards = over.top < middle ? over.bottom + AIR - (pin.top + y) : over.top - AIR - (pin.bottom + y);
    if (-toLeft < Math.abs(inwards)) x += toLeft;
    else y += inwards;
  }
  return { x, y };
}

/** Moves pins of the map clear of the buttons over it and of some other pins; those that are clear lie where their homes are. */
export function keepClear(map: HTMLElement, pins: readonly HTMLElement[], others: readonly HTMLElement[] = []): void {
  const { top, height } = map.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(BUTTONS), ...others].map((button) => button.getBoundingClientRect());
  const shown = buttons.filter(({ width }) => width > 0);
  for (const pin of pins) pin.style.translate = '';
  // All are measured before any is moved, so that the page is laid out once.
  const moves = pins.map((pin) => clearOf(shown, pin.getBoundingClientRect(), top + height / 2));
  for (const [at, pin] of pins.entries()) {
    const { x, y } = moves[at] ?? { x: 0, y: 0 };
    if (x !== 0 || y !== 0) pin.style.translate = `calc(-50% + ${x}px) calc(-50% + ${y}px)`;
  }
}
