import type { Plate } from './outdoors/sky.ts';

/** Gives rows of a plate enlarged to the size of the picture, smoothly; one value serves two columns. */
export function enlarge(plate: Plate, width: number, height: number): (y: number) => Int32Array {
  const { rgb } = plate;
  const stride = plate.width * 3;
  const columns = (width + 1) >> 1;
  const left = Uint16Array.from(
    { length: columns },
    (_, x) => Math.min(plate.width - 2, Math.floor((x / columns) * (plate.width - 1))) * 3,
  );
  const share = Float32Array.from(
    { length: columns },
    (_, x) => (x / columns) * (plate.width - 1) - (left[x] as number) / 3,
  );
  const line = new Float32Array(stride);
  const row = new Int32Array(columns * 3);
  return (y) => {
    const py = (y / height) * (plate.height - 1);
    const iy = Math.min(plate.height - 2, Math.floor(py));
    const fy = py - iy;
    for (let i = 0, a = iy * stride; i < stride; i++, a++) {
      const top = rgb[a] as number;
      line[i] = top + ((rgb[a + stride] as number) - top) * fy;
    }
    for (let x = 0, o = 0; x < columns; x++, o += 3) {
      const f = share[x] as number;
      const i = left[x] as number;
      for (let c = 0; c < 3; c++) {
        const v = line[i + c] as number;
        row[o + c] = v + ((line[i + 3 + c] as number) - v) * f;
      }
    }
    return row;
  };
}

const CELL = 12;

/** A small blurred copy of the brightest places of a drawing over its plate. */
export function halo(
  drawing: Uint8Array,
  n: { width: number; height: number; plate?: Plate; threshold: number },
): Plate {
  const { width, height, plate, threshold } = n;
  const [w, h] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const behind = (x: number, y: number, c: number) => {
    if (!plate) return 0;
    const [px, py] = [Math.floor((x / width) * plate.width), Math.floor((y / height) * plate.height)];
    return plate.rgb[(py * plate.width + px) * 3 + c] as number;
  };
  let field = new Float32Array(w * h * 3);
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++, o++) {
        let sum = 0;
        for (const dy of [2, 8]) {
          for (const dx of [2, 8]) {
            const [sx, sy] = [x * CELL + dx, y * CELL + dy];
            const i = (sy * width + sx) * 4;
            const alpha = (drawing[i + 3] as number) / 255;
            sum += (drawing[i + c] as number) * alpha + (alpha < 1 ? behind(sx, sy, c) * (1 - alpha) : 0);
          }
        }
        field[o] = Math.max(0, sum / 4 - threshold);
      }
    }
  }
  for (const step of [3, w * 3, 3, w * 3, 6, w * 6]) {
    const next = new Float32Array(field.length);
    for (let i = 0; i < field.length; i++) {
      next[i] = ((field[i - step] ?? 0) + (field[i + step] ?? 0)) * 0.3 + (field[i] as number) * 0.4;
    }
    field = next;
  }
  return { width: w, height: h, rgb: Buffer.from(field) };
}
