import type { Plate } from './outdoors/sky.ts';

/**
 * Gives rows of a plate enlarged to the size of the picture, smoothly; one value serves two columns. The row is
 * written over by the next call.
 */
export function enlarge(plate: Plate, width: number, height: number): (y: number) => Int32Array {
  const { rgb } = plate;
  const stride = plate.width * 3;
  const columns = (width + 1) >> 1;
  const left = new Uint16Array(columns);
  const share = new Float32Array(columns);
  for (let x = 0; x < columns; x++) {
    const at = (x / columns) * (plate.width - 1);
    left[x] = Math.min(plate.width - 2, Math.floor(at)) * 3;
    share[x] = at - (left[x] as number) / 3;
  }
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

/** Tells whether any of a row of the enlarged plate is other than black. */
export function litRows(plate: Plate, height: number): (y: number) => boolean {
  const stride = plate.width * 3;
  const lit = Array.from({ length: plate.height }, (_, row) =>
    plate.rgb.subarray(row * stride, (row + 1) * stride).some((value) => value > 0),
  );
  return (y) => {
    const row = Math.min(plate.height - 2, Math.floor((y / height) * (plate.height - 1)));
    return lit[row] === true || lit[row + 1] === true;
  };
}

const CELL = 12;

/** What shines in the middle of a cell, from one half of it. */
function bright(drawing: Uint8Array, n: Source, sx: number, sy: number, c: number): number {
  const i = (sy * n.width + sx) * 4;
  const alpha = drawing[i + 3] as number;
  const ink = drawing[i + c] as number;
  if (alpha === 255 || !n.plate) return ink;
  const { width, height, rgb } = n.plate;
  const px = Math.floor((sx * width) / n.width);
  const py = Math.floor((sy * height) / n.height);
  return (ink * alpha + (rgb[(py * width + px) * 3 + c] as number) * (255 - alpha)) / 255;
}

interface Source {
  width: number;
  height: number;
  plate?: Plate;
  threshold: number;
}

/** A small blurred copy of the brightest places of a drawing over its plate. */
export function halo(drawing: Uint8Array, n: Source): Plate {
  const [w, h] = [Math.floor(n.width / CELL), Math.floor(n.height / CELL)];
  let field = new Float32Array(w * h * 3);
  let next = new Float32Array(w * h * 3);
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++, o++) {
        const one = bright(drawing, n, x * CELL + 2, y * CELL + 8, c);
        const other = bright(drawing, n, x * CELL + 8, y * CELL + 2, c);
        field[o] = Math.max(0, (one + other) / 2 - n.threshold);
      }
    }
  }
  for (const step of [3, w * 3, 3, w * 3, 6, w * 6]) {
    const end = field.length - step;
    next.fill(0);
    for (let i = step; i < end; i++) {
      next[i] = ((field[i - step] as number) + (field[i + step] as number)) * 0.3 + (field[i] as number) * 0.4;
    }
    [field, next] = [next, field];
  }
  return { width: w, height: h, rgb: Buffer.from(field) };
}
