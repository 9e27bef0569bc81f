import type { Random } from '../../random.ts';
import type { Camera } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { css, hex, lit, mix } from './colour.ts';
import type { Colour, Light } from './colour.ts';
import type { Mood } from './mood.ts';
import type { Solid } from './solid.ts';
import { dot } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** Everything that drawing needs: paper, viewpoint, light and what throws shadows. */
export interface Stage {
  canvas: Canvas;
  camera: Camera;
  mood: Mood;
  random: Random;
  casters: Solid[];
}

/** Light on a surface that looks along `normal`; without `sunny`, as in shadow. */
function lightOn(mood: Mood, normal: Vec3, sunny = true): Light {
  const facing = sunny ? Math.max(0, dot(normal, mood.sun)) : 0;
  const up = normal[2];
  const one = (k: 0 | 1 | 2) =>
    mood.sunLight[k] * facing + mood.skyLight[k] * (0.62 + 0.38 * up) + mood.bounce[k] * (0.5 - 0.5 * up);
  return [one(0), one(1), one(2)];
}

/** A painted colour under the light of the scene, faded by the air in between. */
export function tone(stage: Stage, code: string | Colour, normal: Vec3, at: Vec3, sunny = true): Colour {
  const base = typeof code === 'string' ? hex(code) : code;
  return throughAir(stage, lit(base, lightOn(stage.mood, normal, sunny)), at);
}

/** A colour as it looks from here: far things fade into the air. */
export function throughAir(stage: Stage, colour: Colour, at: Vec3): Colour {
  const far = Math.max(0, stage.camera.depth(at) - 14);
  return mix(colour, stage.mood.air, 1 - Math.exp(-far / stage.mood.clear));
}

export const shadowFill = (mood: Mood, k = 1): string => css(mood.shadow, mood.shadowDepth * k);
