import { MAX_IMAGE_BYTES, STORED_SIDE } from '../rules.ts';
import { mediaTexts as texts } from '../texts.ts';
import { UploadFailure } from './upload-failure.ts';

interface PreparedPhoto {
  file: File;
  /** Pixels; 0 where this browser cannot tell but the server may. */
  width: number;
  height: number;
}

/** Smaller files are sent as they are: nothing would be gained. */
const SMALL_BYTES = 384 * 1024;
const SIDES = [STORED_SIDE, 1600, 1280, 960];
const QUALITIES = [0.85, 0.75, 0.6];
const SERVER_READS = /^image\/(jpeg|png|webp|avif|gif)$/;
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/**
 * Makes a photo fit for upload: upright, at most 2,048 pixels a side and below 2 MB, so that a person never meets the
 * limit. Throws UploadFailure where this browser cannot read the file and the server could not either.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const readable = SERVER_READS.test(file.type);
  const picture = await decode(file);
  if (!picture) {
    if (readable && file.size <= MAX_IMAGE_BYTES) return { file, width: 0, height: 0 };
    throw new UploadFailure(whyUnreadable(file));
  }
  try {
    const { width, height } = picture;
    if (readable && file.size <= SMALL_BYTES) return { file, width, height };
    const smaller = await redraw(picture, file);
    const keepOwn = readable && file.size <= smaller.file.size && Math.max(width, height) <= STORED_SIDE;
    return keepOwn ? { file, width, height } : smaller;
  } finally {
    picture.release();
  }
}

interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
  release(): void;
}

/** The pixels, upright; null where this browser cannot read them. Safari reads HEIC in an `<img>` only. */
async function decode(file: File): Promise<Decoded | null> {
  try {
    const bitmap = await createImageBitmap(file);
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
  } catch {
    const url = URL.createObjectURL(file);
    const release = () => URL.revokeObjectURL(url);
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
      return { source: image, width: image.naturalWidth, height: image.naturalHeight, release };
    } catch {
      release();
      return null;
    }
  }
}

async function redraw({ source, width, height }: Decoded, original: File): Promise<PreparedPhoto> {
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) break;
    // What is transparent would turn black in a JPEG.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (!blob || blob.size >= MAX_IMAGE_BYTES) continue;
      const name = original.name.replace(/(\.[^.]*)?$/, '.jpg');
      // The original's date stays, so that a reload finds the upload that it began.
      const file = new File([blob], name, { type: 'image/jpeg', lastModified: original.lastModified });
      return { file, width: canvas.width, height: canvas.height };
    }
  }
  throw new UploadFailure(texts.tooLarge.listing);
}

function whyUnreadable({ type, name, size }: File): string {
  if (HEIC.test(type) || HEIC.test(name)) return texts.heic;
  if (type === 'image/svg+xml') return texts.svg;
  if (size === 0) return texts.empty;
  return SERVER_READS.test(type) ? texts.damaged : texts.unreadable;
}
