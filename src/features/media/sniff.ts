/** What a file is by its first bytes; names and declared types are anybody's to choose. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'unknown';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);
/** Bytes that are enough to tell. */
const SNIFF_BYTES = 512;

export function sniff(bytes: Uint8Array): FileKind {
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
