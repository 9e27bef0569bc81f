import type { Random } from '../../random.ts';
import { Canvas } from '../engine/canvas.ts';
import { dim, hex, mix } from '../engine/colour.ts';
import { drawDress } from './dress.ts';
import { drawHead, drawNeck } from './face.ts';
import { drawBeard, drawFeatures } from './features.ts';
import { drawBackHair, drawHair } from './hair.ts';
import { drawHeadwear } from './headwear.ts';
import type { Look } from './look.ts';

/** A head-and-shoulders picture before a plain wall with soft light. */
export function portrait(look: Look, random: Random): Canvas {
  const canvas = new Canvas(600, 600);
  const wall = hex(look.backdrop);
  canvas.rectangle(
    0,
    0,
    600,
    600,
    canvas.linear(
      [0, 0],
      [600, 600],
      [
        [0, mix(wall, hex('#ffffff'), 0.28)],
        [0.55, wall],
        [1, dim(wall, 0.62)],
      ],
    ),
  );
  canvas.ellipse(
    [210, 190],
    330,
    330,
    canvas.radial([210, 190], 330, [
      [0, mix(wall, hex('#ffffff'), 0.5), 0.7],
      [1, wall, 0],
    ]),
  );
  canvas.ellipse(
    [396, 330],
    170,
    260,
    canvas.radial([396, 330], 260, [
      [0, dim(wall, 0.35), 0.5],
      [1, wall, 0],
    ]),
  );
  canvas.group('transform="translate(300 352) scale(1.3) translate(-300 -312)"', () => {
    drawBackHair(canvas, look, random);
    drawNeck(canvas, look);
    drawDress(canvas, look, random);
    drawHead(canvas, look);
    drawBeard(canvas, look);
    drawFeatures(canvas, look);
    drawHair(canvas, look, random);
    drawHeadwear(canvas, look);
  });
  canvas.rectangle(
    0,
    0,
    600,
    600,
    canvas.linear(
      [0, 0],
      [600, 500],
      [
        [0, hex('#fff3dc'), 0.14],
        [0.5, hex('#fff3dc'), 0],
        [1, hex('#1a1020'), 0.16],
      ],
    ),
  );
  return canvas;
}
