import sharp from 'sharp';
import { ensure, fail } from '#core/errors.ts';
import { MAX_IMAGE_BYTES, MAX_PIXELS, type Purpose } from './rules.ts';
import { mediaTexts as texts } from './texts.ts';

/** What a file is by its first bytes; names and declared types are anybody's to choose. */
type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'unknown';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);
/** Bytes that are enough to tell. */
const SNIFF_BYTES = 512;

/** The names that the decoder gives to what is taken in. */
const DECODED_AS: Partial<Record<FileKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};
const REFUSALS: Partial<Record<FileKind, string>> = { heic: texts.heic, svg: texts.svg, unknown: texts.unreadable };
/** Phones write small oddities into their JPEGs, so only errors count; a file that ends early is one. */
export const READING = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/** Refuses what is empty, too large, or of another type by its first bytes (IMG-8). Throws AppError with its sentence. */
export function checkUpload(bytes: Uint8Array, purpose: Purpose): void {
  ensure(bytes.length > 0, 'invalid', texts.empty);
  ensure(bytes.length <= MAX_IMAGE_BYTES, 'too_large', texts.tooLarge[purpose]);
  const refusal = REFUSALS[sniff(bytes)];
  if (refusal) fail('unsupported', refusal);
}

/** Refuses what the decoder reads as another format than the first bytes say: a file of two kinds. */
export async function checkFormat(bytes: Uint8Array): Promise<void> {
  const { format } = await sharp(bytes, READING).metadata();
  ensure(format === DECODED_AS[sniff(bytes)], 'unsupported', texts.unreadable);
}

function sniff(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, SNIFF_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return sniffBrands(text, bytes);
  return /<svg[\s>]/i.test(text) ? 'svg' : 'unknown';
}

/** AVIF and HEIC share one container; the brands in its first box tell them apart. */
function sniffBrands(text: string, bytes: Uint8Array): FileKind {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const box = text.slice(8, Math.min(length, SNIFF_BYTES));
  const brands = [box.slice(0, 4), ...(box.slice(8).match(/.{4}/gs) ?? [])];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'unknown';
}
