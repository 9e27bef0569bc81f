import type { Range, Solid } from '../engine/solid.ts';

/** A building and the room that it takes up. */
export interface House {
  solids: Solid[];
  x: Range;
  y: Range;
  height: number;
  /** Where cars reach the building. */
  drive: Range;
}
