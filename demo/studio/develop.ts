import sharp from 'sharp';
import { grainRow } from './grain.ts';
import { enlarge, halo, litRows } from './halo.ts';
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

/** Sheets that were printed on before: fresh megabytes for every picture would keep the collector busy. */
const sheets = new Map<number, Uint8ClampedArray[]>();

function takeSheet(size: number): Uint8ClampedArray {
  return sheets.get(size)?.pop() ?? new Uint8ClampedArray(size);
}

function returnSheet(sheet: Uint8ClampedArray): void {
  sheets.set(sheet.length, [...(sheets.get(sheet.length) ?? []), sheet]);
}

/** Lays the drawing over its plate and adds bloom, a breath of vignette and film grain. */
function print(drawing: Uint8Array, n: Negative, pixels: Uint8ClampedArray): void {
  const { width, height } = n;
  const shine = halo(drawing, n);
  const glow = enlarge(shine, width, height);
  const isLit = litRows(shine, height);
  const sky = n.plate && enlarge(n.plate, width, height);
  // In 256ths, so that the inner loops stay with whole numbers.
  const across = Int32Array.from({ length: width }, (_, x) => Math.round(38.4 * (x / width - 0.5) ** 2));
  const strength = Math.round(n.bloom * 256);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    if (sky && clearIn(drawing, start * 4, width)) layRow(drawing, start * 4, sky(y), width);
    const down = Math.round(259 - 38.4 * (y / height - 0.5) ** 2);
    if (isLit(y)) gleamRow(drawing, start * 4, glow(y), strength, width);
    finishRow(drawing, pixels, start, down, across, grainRow(y, width));
  }
}

/** Whether a row of the drawing lets anything shine through. */
function clearIn(drawing: Uint8Array, start: number, width: number): boolean {
  for (let i = start + 3, end = start + width * 4; i < end; i += 4) if ((drawing[i] as number) < 255) return true;
  return false;
}

/** Puts the plate behind one row of the drawing. */
function layRow(drawing: Uint8Array, start: number, behind: Int32Array, width: number): void {
  for (let x = 0, i = start; x < width; x++, i += 4) {
    const alpha = drawing[i + 3] as number;
    if (alpha === 255) continue;
    const k = (x >> 1) * 3;
    const rest = 255 - alpha;
    drawing[i] = (((drawing[i] as number) * alpha + (behind[k] as number) * rest) * 257) >> 16;
    drawing[i + 1] = (((drawing[i + 1] as number) * alpha + (behind[k + 1] as number) * rest) * 257) >> 16;
    drawing[i + 2] = (((drawing[i + 2] as number) * alpha + (behind[k + 2] as number) * rest) * 257) >> 16;
  }
}

const lifted = (value: number, spill: number, strength: number) => {
  const sum = value + ((spill * strength * (300 - value)) >> 16);
  return sum > 255 ? 255 : sum;
};

/** Adds the glow of bright places to one row; one value of it serves two pixels. */
function gleamRow(drawing: Uint8Array, start: number, shine: Int32Array, strength: number, width: number): void {
  for (let x = 0, k = 0; x < width; x += 2, k += 3) {
    const [r, g, b] = [shine[k] as number, shine[k + 1] as number, shine[k + 2] as number];
    if (r + g + b === 0) continue;
    for (let i = start + x * 4, end = start + Math.min(width, x + 2) * 4; i < end; i += 4) {
      drawing[i] = lifted(drawing[i] as number, r, strength);
      drawing[i + 1] = lifted(drawing[i + 1] as number, g, strength);
      drawing[i + 2] = lifted(drawing[i + 2] as number, b, strength);
    }
  }
}

/** Vignette and grain of one row, on to the sheet. */
function finishRow(
  drawing: Uint8Array,
  pixels: Uint8ClampedArray,
  start: number,
  down: number,
  across: Int32Array,
  grain: Int8Array,
): void {
  const width = across.length;
  for (let x = 0, i = start * 4, o = start * 3; x < width; x++, i += 4, o += 3) {
    const light = down - (across[x] as number);
    const noise = grain[x] as number;
    pixels[o] = (((drawing[i] as number) * light) >> 8) + noise;
    pixels[o + 1] = (((drawing[i + 1] as number) * light) >> 8) + noise;
    pixels[o + 2] = (((drawing[i + 2] as number) * light) >> 8) + noise;
  }
}

/** Turns a drawing into a JPEG. */
export async function develop(negative: Negative): Promise<Buffer> {
  const { width, height } = negative;
  const drawing = await sharp(Buffer.from(negative.svg)).ensureAlpha().raw().toBuffer();
  const pixels = takeSheet(width * height * 3);
  print(drawing, negative, pixels);
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    // Half the bytes of sharp's own encoder at 86, and the sizes that pages show look the same.
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  returnSheet(pixels);
  return jpeg;
}
