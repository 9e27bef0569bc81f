import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { stageOf } from '../engine/show.ts';
import type { Stage } from '../engine/stage.ts';
import { indoor } from '../rooms/indoor.ts';

/** A desk of planks seen from above, in the light of a window. */
export function deskTop(random: Random, colour: string): Stage {
  const eye = camera({ at: [0, -1.72, 2.2], focal: 0.92, horizon: -1.3 });
  const stage = stageOf(eye, indoor('morning', -1), random);
  const { canvas } = stage;
  const wood = hex(colour);
  for (let x = -3; x < 3; x += 0.24) {
    const plank = eye.outline([
      [x, -0.9, 0],
      [x + 0.24, -0.9, 0],
      [x + 0.24, 3, 0],
      [x, 3, 0],
    ]);
    const grain = dim(wood, random.between(0.9, 1.1));
    canvas.polygon(plank, css(grain), `stroke="${css(dim(wood, 0.75))}" stroke-width="1.5"`);
  }
  canvas.rectangle(
    0,
    0,
    eye.width,
    eye.height,
    canvas.radial([380, 160], 1300, [
      [0, hex('#fff1d2'), 0.42],
      [0.5, hex('#fff1d2'), 0.08],
      [1, hex('#2a1408'), 0.34],
    ]),
  );
  return stage;
}
