import { develop } from './develop.ts';
import { skyPlate } from './outdoors/sky.ts';
import type { Plan } from './plan.ts';
import { seeded } from '../random.ts';

/** Draws one picture, as a JPEG. */
export async function drawPicture(plan: Plan): Promise<Buffer> {
  const { canvas, mood, horizon } = plan.draw();
  const dark = mood?.name === 'dusk';
  const flip = plan.mirrored ?? false;
  const [x, y, z] = mood?.sun ?? [0, 0, 1];
  const light = mood && flip ? { ...mood, sun: [-x, y, z] as const } : mood;
  return develop({
    svg: canvas.svg(plan.width, plan.height, flip),
    width: plan.width,
    height: plan.height,
    ...(horizon && light ? { plate: skyPlate(light, seeded(79).fork(plan.name), horizon) } : {}),
    bloom: dark ? 1.05 : 0.5,
    threshold: dark ? (horizon ? 135 : 150) : mood?.name === 'golden' ? 190 : 212,
  });
}
