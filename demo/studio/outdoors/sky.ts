import type { Random } from '../../random.ts';
import { mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import type { Mood } from '../engine/mood.ts';
import { layered, noiseField, smoothstep } from '../engine/noise.ts';

/** A small picture of plain bytes, to be enlarged softly behind the drawing. */
export interface Plate {
  width: number;
  height: number;
  rgb: Buffer;
}

/** Path data of circles, to be filled as one shape. */
export function circles(list: readonly (readonly [number, number, number])[], squash = 1): string {
  const n = (v: number) => Math.round(v * 10) / 10;
  return list
    .map(([x, y, r]) => {
      const arc = `a${n(r)} ${n(r * squash)} 0 1 0`;
      return `M${n(x - r)} ${n(y)}${arc} ${n(2 * r)} 0${arc} ${n(-2 * r)} 0Z`;
    })
    .join('');
}

function skyColour(mood: Mood, t: number): Colour {
  for (let i = 1; i < mood.sky.length; i++) {
    const [a, b] = [mood.sky[i - 1], mood.sky[i]];
    if (a && b && t <= b[0]) return mix(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
  }
  return mood.air;
}

/** The sky down to the horizon: gradient, glow around the sun, clouds on a plane far above. */
export function skyPlate(mood: Mood, random: Random, horizon: number, width = 270, height = 180): Plate {
  const noise = noiseField(random);
  const rgb = Buffer.alloc(width * height * 3);
  const line = height * horizon;
  const side = Math.sign(mood.sun[0]) || 1;
  const sunX = 0.5 + 0.42 * side * Math.min(1, Math.abs(mood.sun[0]) * 1.3);
  const sunY = mood.name === 'day' || mood.name === 'haze' ? 0.02 : 0.8;
  const drift = random.between(0, 60);
  const cover = mood.clouds > 0 ? 0.66 - mood.clouds * 0.25 + random.between(-0.03, 0.03) : 2;
  const stretch = random.between(0.85, 1.2);
  for (let y = 0; y < height; y++) {
    const t = Math.min(1, y / line);
    const base = skyColour(mood, t);
    const lift = (1 - t) * 0.78 + 0.3;
    for (let x = 0; x < width; x++) {
      const px = x / width;
      const near = Math.hypot((px - sunX) * 1.5, t - sunY);
      const glow = Math.exp(-near * near * 3.2) * (mood.name === 'rain' ? 0.08 : 0.5);
      let colour = mix(base, mood.cloudLight, glow);
      if (t < 1 && cover < 2) {
        const u = ((px - 0.5) * 2.1) / lift + drift;
        const v = 2.3 / lift;
        const here = layered(noise, u * stretch, v * 1.5, 6);
        const density = smoothstep(cover, cover + 0.17, here) * smoothstep(0, 0.22, 1 - t);
        if (density > 0.003) {
          const toSun = layered(noise, (u + side * 0.22) * stretch, v * 1.5 - 0.16 + (sunY - t) * 0.2, 4);
          const bright = Math.min(1, Math.max(0, 0.66 + (here - toSun) * 3.4 - density * 0.22 + glow * 0.5));
          const cloud = mix(mood.cloudShade, mood.cloudLight, bright);
          colour = mix(colour, cloud, density * 0.92);
        }
      }
      const veil = smoothstep(0.72, 1, t) * 0.6;
      colour = mix(colour, mood.air, veil);
      const o = (y * width + x) * 3;
      rgb[o] = colour[0] * 255;
      rgb[o + 1] = colour[1] * 255;
      rgb[o + 2] = colour[2] * 255;
    }
  }
  return { width, height, rgb };
}
