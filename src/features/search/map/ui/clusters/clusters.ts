import { nairaShort } from '#core/money.ts';
import { type Box, cut } from '#core/box.ts';
import type { MapGround, Spot } from '../../contract.ts';
import { squaresPerDegree } from '../../rules.ts';
import { counted, type Thing } from '#features/listings/card/words.ts';

/** Spots nearer to each other than this are one on the screen, in pixels. */
const TOO_NEAR = 44;

/** A spot as it is shown, with the part of the map whose homes it holds. */
export interface ShownSpot extends Spot {
  /** The same for the same homes as long as the zoom is. */
  key: string;
  square: Box;
}

/** The spots of one answer, which was asked for `box`, each with its square. */
export function withSquares(spots: readonly Spot[], zoom: number, box: Box): ShownSpot[] {
  const parts = squaresPerDegree(zoom, box);
  return spots.map((spot) => {
    const [row, column] = [Math.floor(spot.latitude * parts), Math.floor(spot.longitude * parts)];
    const square = cut([row / parts, column / parts, (row + 1) / parts, (column + 1) / parts], box);
    return { ...spot, key: spot.id ?? `${zoom}/${row}/${column}`, square };
  });
}

/**
 * Joins spots that would lie over each other, and those between them, so that a square holds the homes of its spot and no
 * others; `onScreen` gives where one lies in pixels. In reading order.
 */
export function joined(spots: readonly ShownSpot[], onScreen: (spot: Spot) => { x: number; y: number }): ShownSpot[] {
  const kept: Placed[] = [];
  for (const spot of spots.toSorted((a, b) => b.homes - a.homes || (a.key < b.key ? -1 : 1))) {
    const { x, y } = onScreen(spot);
    const near = kept.find((one) => Math.hypot(one.x - x, one.y - y) < TOO_NEAR || overlap(one.spot, spot));
    if (!near) {
      kept.push({ spot, x, y });
      continue;
    }
    near.spot = both(near.spot, spot);
    absorb(kept, near);
  }
  return kept.toSorted((a, b) => Math.round((a.y - b.y) / TOO_NEAR) || a.x - b.x).map(({ spot }) => spot);
}

/** A spot and where it lies on the screen, in pixels. */
interface Placed {
  spot: ShownSpot;
  x: number;
  y: number;
}

/** Joins to `grown` all that its square reaches over, until it reaches over nothing. */
function absorb(kept: Placed[], grown: Placed): void {
  const reached = () => kept.find((one) => one !== grown && overlap(grown.spot, one.spot));
  for (let other = reached(); other; other = reached()) {
    grown.spot = both(grown.spot, other.spot);
    kept.splice(kept.indexOf(other), 1);
  }
}

function both(larger: ShownSpot, smaller: ShownSpot): ShownSpot {
  const { id: _id, ...rest } = larger;
  const [south, west, north, east] = larger.square;
  const [s, w, n, e] = smaller.square;
  return {
    ...rest,
    homes: larger.homes + smaller.homes,
    price: Math.min(larger.price, smaller.price),
    square: [Math.min(south, s), Math.min(west, w), Math.max(north, n), Math.max(east, e)],
  };
}

/** A hair of a degree, so that squares that only touch do not overlap. */
const TOUCH = 1e-9;

function overlap({ square: [south, west, north, east] }: ShownSpot, { square: [s, w, n, e] }: ShownSpot): boolean {
  return south < n - TOUCH && s < north - TOUCH && west < e - TOUCH && w < east - TOUCH;
}

/** What a screen reader says of a spot: "12 homes near Yaba from ₦600K". */
export function spotName({ homes, price }: Spot, near: string, exact: boolean, thing: Thing): string {
  const where = near && ` near ${near}`;
  if (homes === 1) return `${thing === 'home' ? 'Home' : 'Property'}${where}, ${nairaShort(price)}`;
  return `${exact ? '' : 'About '}${counted(homes, thing)}${where} from ${nairaShort(price)}`;
}

/** What is written on a spot. */
export function spotLabel({ homes, price, id }: Spot): string {
  if (id) return nairaShort(price);
  return homes < 1_000 ? `${homes}` : `${Number((homes / 1_000).toPrecision(2))}K`;
}

/** The place whose name helps at this zoom, nearest to a spot; empty where none is near. */
export function nameNear(names: MapGround['names'], { latitude, longitude }: Spot, zoom: number): string {
  let [best, least] = ['', 60 / 2 ** (zoom - 5)];
  for (const [name, lat, long, from] of names) {
    if (from > Math.max(zoom, 7) || (from === 5 && zoom > 7)) continue;
    const far = Math.hypot(lat - latitude, long - longitude);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
