/** The largest picture that is taken in or kept (IMG-8, IMG-14): 2 MB. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
/** Up to here one multipart post carries the file, above it a resumable upload does (IMG-11, IMG-15). */
export const MULTIPART_MAX_BYTES = 256 * 1024;
/** Chunks of a resumable upload: the first, doubling up to the last (IMG-15). */
export const FIRST_CHUNK_BYTES = 256 * 1024;
export const MAX_CHUNK_BYTES = 32 * 1024 * 1024;
/** How long one operation, and a whole upload, is tried again (IMG-16). */
export const OPERATION_RETRY_MS = 2 * 60_000;
export const UPLOAD_RETRY_MS = 10 * 60_000;
/** Decoding costs memory by pixels, not by bytes; phones make up to 50 million. */
export const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept, in pixels. */
export const STORED_SIDE = 2048;
/** Widths that a picture is offered in, in pixels; a smaller picture is never enlarged. */
export const WIDTHS = [320, 640, 960, 1440] as const;
export const FORMATS = ['avif', 'webp'] as const;
export const PURPOSES = ['listing', 'avatar', 'post'] as const;
/** What nothing uses for this long is swept. */
export const UNUSED_MS = 24 * 60 * 60_000;
/** Pictures that one person may have lying around unused, and resumable uploads that may be open. */
export const MAX_UNUSED = 300;
export const MAX_OPEN_UPLOADS = 24;
/** What pickers offer; HEIC is there because some browsers can turn it into a JPEG. */
export const PICKER_ACCEPT = 'image/*,.heic,.heif';

export type Format = (typeof FORMATS)[number];
export type Purpose = (typeof PURPOSES)[number];

/** Where pictures live: `/media/<epoch ms>-<file name>`. */
export const MEDIA_PATH = '/media/';
export const MEDIA_NAME = /^\d{13}-\w[\w.-]{0,100}$/;

/** Whether the address is one of our stored pictures. */
export function isMediaUrl(url: string): boolean {
  return url.startsWith(MEDIA_PATH) && MEDIA_NAME.test(url.slice(MEDIA_PATH.length));
}

/** The width that is sent in place of this one to whoever saves data. */
export function narrower(width: number): number {
  return WIDTHS[WIDTHS.findIndex((one) => one === width) - 1] ?? width;
}

/** The address of the picture at least `width` pixels wide in `format`; a picture from elsewhere stays as it is. */
export function variantUrl(url: string, width: number, format: Format): string {
  if (!isMediaUrl(url)) return url;
  const offered = WIDTHS.find((one) => one >= width) ?? WIDTHS[WIDTHS.length - 1];
  return `${url}/${offered}.${format}`;
}
