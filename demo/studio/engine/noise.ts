import type { Random } from '../../random.ts';

const SIZE = 128;

/** Smooth random hills over a plane: 0–1, the same for the same seed. */
export function noiseField(random: Random): (x: number, y: number) => number {
  const table = Float32Array.from({ length: SIZE * SIZE }, () => random.next());
  const at = (x: number, y: number) => table[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] ?? 0;
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - ix, y - iy];
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx;
    const low = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx;
    return top + (low - top) * sy;
  };
}

/** Noise over several scales added up, as clouds and hills have it; about 0–1. */
export function layered(noise: (x: number, y: number) => number, x: number, y: number, octaves: number): number {
  let [sum, weight, total, k] = [0, 0.5, 0, 1];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * k + i * 17.3, y * k + i * 9.1);
    total += weight;
    weight *= 0.52;
    k *= 2.03;
  }
  return sum / total;
}

export const smoothstep = (low: number, high: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
