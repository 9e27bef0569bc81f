import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** A photograph of one colour with its number in it: a JPEG as phones make them, of a few kilobytes. */
export async function plainPhoto(name: string, hue: number, mimeType = 'image/jpeg'): Promise<Photo> {
  const colour = `hsl(${hue}deg 45% 55%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${colour}"/><rect x="300" y="350" width="600" height="550" fill="#fff7e8"/><path d="M250 350 600 130 950 350z" fill="#7a3b2e"/></svg>`;
  return { name, mimeType, buffer: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer() };
}

/** A photograph of noise, which no encoder makes small: more than 8 MB. */
export async function hugePhoto(name: string): Promise<Photo> {
  const [width, height] = [3400, 2550];
  const pixels = randomBytes(width * height * 3);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  if (buffer.length < 8 * MEGABYTE) throw new Error(`The photo has only ${buffer.length} bytes.`);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph that still weighs more than one chunk after the browser made it smaller. */
export async function grainyPhoto(name: string): Promise<Photo> {
  const [width, height] = [1400, 1050];
  const pixels = randomBytes(width * height * 3);
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 70 })
      .toBuffer(),
  };
}
