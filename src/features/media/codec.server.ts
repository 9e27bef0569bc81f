import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { fail, isAppError } from '#core/errors.ts';
import { createWorkQueue } from '#core/work-queue.server.ts';
import { type Format, MAX_IMAGE_BYTES, STORED_SIDE } from './rules.ts';
import { mediaTexts as texts } from './texts.ts';
import { checkFormat, READING } from './upload-checks.server.ts';

export interface Picture {
  /** JPEG, upright, sRGB, without any metadata. */
  bytes: Buffer;
  width: number;
  height: number;
  placeholder: string;
}

// Only the decoders that uploads need: a file that slips past the first look still finds nobody to read it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// One thread a picture and no cache: the queue below decides how much of the machine pictures may take.
sharp.concurrency(1);
sharp.cache(false);

/** All heavy work on pictures: of a person who uploads, of a person who looks, then what no person waits for. */
export const enqueue = createWorkQueue(Math.max(1, availableParallelism() - 1), { upload: 16, view: 64, later: 8 });

const QUALITIES = [85, 75, 60, 40];
const PLACEHOLDER_SIDES = [20, 14, 8];
const MAX_PLACEHOLDER = 300;

/** A checked upload made anew from its pixels. Throws AppError with a sentence for every file that is no readable photo. */
export async function develop(bytes: Uint8Array): Promise<Picture> {
  return enqueue('upload', async () => {
    try {
      await checkFormat(bytes);
      return await redraw(bytes);
    } catch (error) {
      if (isAppError(error)) throw error;
      const { message } = error as Error;
      if (/pixel limit/i.test(message)) fail('too_large', texts.tooManyPixels);
      return fail('invalid', texts.damaged);
    }
  });
}

async function redraw(bytes: Uint8Array): Promise<Picture> {
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(bytes, READING)
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length > MAX_IMAGE_BYTES) continue;
    return { bytes: data, width: info.width, height: info.height, placeholder: await blur(data) };
  }
  return fail('too_large', texts.tooLarge.listing);
}

/** About twenty pixels of the picture as a data: address of at most 300 characters. */
async function blur(bytes: Buffer): Promise<string> {
  for (const side of PLACEHOLDER_SIDES) {
    const tiny = await sharp(bytes).resize(side, side, { fit: 'inside' }).blur(0.8).webp({ quality: 20 }).toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= MAX_PLACEHOLDER) return address;
  }
  return '';
}

/** A kept picture at most `width` pixels wide. While someone waits, speed counts; else the smaller file does. */
export function shrink(original: Buffer, width: number, format: Format, priority: 'view' | 'later'): Promise<Buffer> {
  const someoneWaits = priority === 'view';
  return enqueue(priority, () => {
    const resized = sharp(original, READING).resize({ width, withoutEnlargement: true });
    return format === 'avif'
      ? resized.avif({ quality: 55, effort: someoneWaits ? 0 : 2, chromaSubsampling: '4:2:0' }).toBuffer()
      : resized.webp({ quality: 72, effort: someoneWaits ? 2 : 4 }).toBuffer();
  });
}
