import sharp from 'sharp';
import { grainRow } from './grain.ts';
import { enlarge, halo } from './halo.ts';
import type { Plate } from './outdoors/sky.ts';

/** A drawing on its way to becoming a photograph. */
interface Negative {
  svg: string;
  width: number;
  height: number;
  /** What shows where the drawing is empty. */
  plate?: Plate;
  /** How far bright places glow, 0–1. */
  bloom: number;
  /** From which brightness on (0–255) they do. */
  threshold: number;
}

/** Lays the drawing over its plate and adds bloom, a breath of vignette and film grain. */
function print(drawing: Uint8Array, n: Negative): Uint8ClampedArray {
  const { width, height, bloom } = n;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const glow = enlarge(halo(drawing, n), width, height);
  const sky = n.plate && enlarge(n.plate, width, height);
  // In 256ths, so that the inner loop stays with whole numbers.
  const across = Int32Array.from({ length: width }, (_, x) => Math.round(38.4 * (x / width - 0.5) ** 2));
  const strength = Math.round(bloom * 256);
  for (let y = 0, o = 0, i = 0; y < height; y++) {
    const shine = glow(y);
    // Below the horizon the drawing covers everything.
    const behind = sky && clearIn(drawing, y * width * 4, width) ? sky(y) : null;
    const down = Math.round(259 - 38.4 * (y / height - 0.5) ** 2);
    const grain = grainRow(y, width);
    for (let x = 0; x < width; x++, i += 4, o += 3) {
      const light = down - (across[x] as number);
      const noise = grain[x] as number;
      const k = (x >> 1) * 3;
      const alpha = drawing[i + 3] as number;
      for (let c = 0; c < 3; c++) {
        let value = drawing[i + c] as number;
        if (behind && alpha < 255) value = ((value * alpha + (behind[k + c] as number) * (255 - alpha)) * 257) >> 16;
        const spill = shine[k + c] as number;
        value = ((value * light) >> 8) + noise;
        pixels[o + c] = spill > 0 ? value + ((spill * strength * (300 - value)) >> 16) : value;
      }
    }
  }
  return pixels;
}

/** Whether a row of the drawing lets anything shine through. */
function clearIn(drawing: Uint8Array, start: number, width: number): boolean {
  for (let i = start + 3, end = start + width * 4; i < end; i += 4) if ((drawing[i] as number) < 255) return true;
  return false;
}

/** Turns a drawing into a JPEG. */
export async function develop(negative: Negative): Promise<Buffer> {
  const { width, height } = negative;
  const drawing = await sharp(Buffer.from(negative.svg)).ensureAlpha().raw().toBuffer();
  return sharp(print(drawing, negative), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}
