import type { Canvas } from '../engine/canvas.ts';
import type { Mood } from '../engine/mood.ts';

/** A drawn scene. */
export interface Shot {
  canvas: Canvas;
  /** The light of the scene; flat drawings have none. */
  mood?: Mood;
  /** Where the sky ends, as a share of the height; without it the drawing fills the whole picture. */
  horizon?: number;
}
