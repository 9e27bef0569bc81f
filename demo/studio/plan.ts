import type { PictureKind } from '../picture-kinds.ts';
import type { Shot } from './scenes/shot.ts';

/** One picture of the library, not yet drawn. */
export interface Plan {
  /** File name without its ending. */
  name: string;
  kind: PictureKind;
  alt: string;
  draw(): Shot;
  /** Left and right change places, for variety. */
  mirrored?: boolean;
  /** Pixels of the finished picture. */
  width: number;
  height: number;
}
