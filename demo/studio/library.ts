import sharp from 'sharp';
import { develop } from './develop.ts';
import type { PictureKind, Plan } from './kinds.ts';
import { skyPlate } from './outdoors/sky.ts';
import { seeded } from '../random.ts';
import { picturePlans } from './plans.ts';

/** One drawn photograph. */
export interface DemoPicture {
  /** File name without its ending, unique in the library. */
  name: string;
  jpeg: Buffer;
  alt: string;
  kind: PictureKind;
}

/** Draws one picture of the library. */
export async function drawPicture(plan: Plan): Promise<DemoPicture> {
  const { canvas, mood, horizon } = plan.draw();
  const dark = mood?.name === 'dusk';
  const flip = plan.mirrored ?? false;
  const [x, y, z] = mood?.sun ?? [0, 0, 1];
  const light = mood && flip ? { ...mood, sun: [-x, y, z] as const } : mood;
  const jpeg = await develop({
    svg: canvas.svg(plan.width, plan.height, flip),
    width: plan.width,
    height: plan.height,
    ...(horizon && light ? { plate: skyPlate(light, seeded(79).fork(plan.name), horizon) } : {}),
    bloom: dark ? 1.05 : 0.5,
    threshold: dark ? (horizon ? 135 : 150) : mood?.name === 'golden' ? 190 : 212,
  });
  return { name: plan.name, jpeg, alt: plan.alt, kind: plan.kind };
}

/** Pictures drawn ahead of the reader, so that two cores stay busy. */
export const AHEAD = 3;

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * The library, or the named part of it. While it draws, this process may read SVG; uploads refuse it by themselves.
 * The whole costs about half a minute of processor time, shared by two cores.
 */
export async function* demoPictures(wanted: (plan: Plan) => boolean = () => true): AsyncGenerator<DemoPicture> {
  const waiting: Promise<DemoPicture>[] = [];
  sharp.unblock(SVG);
  try {
    for (const plan of picturePlans().filter(wanted)) {
      waiting.push(drawPicture(plan));
      if (waiting.length >= AHEAD) yield await (waiting.shift() as Promise<DemoPicture>);
    }
    while (waiting.length > 0) yield await (waiting.shift() as Promise<DemoPicture>);
  } finally {
    await Promise.allSettled(waiting);
    sharp.block(SVG);
  }
}
