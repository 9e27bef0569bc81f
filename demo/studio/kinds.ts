import type { Shot } from './scenes/shot.ts';

/** What a drawn picture shows. */
export type PictureKind =
  | 'duplex'
  | 'classic'
  | 'mansion'
  | 'bungalow'
  | 'flats'
  | 'terrace'
  | 'semi'
  | 'tower'
  | 'street'
  | 'pool'
  | 'deck'
  | 'living'
  | 'empty'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'dining'
  | 'plot'
  | 'walled'
  | 'farm'
  | 'track'
  | 'gate'
  | 'survey'
  | 'shop'
  | 'office'
  | 'warehouse'
  | 'hall'
  | 'station'
  | 'suite'
  | 'desks'
  | 'shed'
  | 'portrait'
  | 'story';

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
