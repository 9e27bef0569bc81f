import type { Range } from '../engine/solid.ts';

/** Which way the front of a piece of furniture looks. */
export type Facing = 'viewer' | 'away' | 'left' | 'right';

/** Turns ranges around a piece's own middle (front towards smaller y) into ranges of the room. */
export function placing(cx: number, cy: number, facing: Facing): (x: Range, y: Range) => { x: Range; y: Range } {
  const spot = (x: number, y: number): readonly [number, number] => {
    if (facing === 'viewer') return [cx + x, cy + y];
    if (facing === 'away') return [cx - x, cy - y];
    return facing === 'right' ? [cx - y, cy + x] : [cx + y, cy - x];
  };
  return (x, y) => {
    const [a, b] = [spot(x[0], y[0]), spot(x[1], y[1])];
    return {
      x: [Math.min(a[0], b[0]), Math.max(a[0], b[0])],
      y: [Math.min(a[1], b[1]), Math.max(a[1], b[1])],
    };
  };
}
