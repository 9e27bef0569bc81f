import type { PictureSource } from '#ui/picture.tsx';
import type { Purpose } from '../rules.ts';
import { preparePhoto } from './prepare-photo.ts';
import { sendImage } from './send-image.ts';

interface UploadSteps {
  purpose: Purpose;
  signal: AbortSignal;
  /** The file is readable and ready: it can be shown, and goes out now. */
  onReady(file: File): void;
  /** 0 to 1. */
  onProgress(share: number): void;
  onWaiting(waiting: boolean): void;
}

/** A photo from somebody's device to our store: made fit, then sent. Throws UploadFailure with a sentence. */
export async function uploadOne(file: File, steps: UploadSteps): Promise<PictureSource> {
  const { file: fit, width, height } = await preparePhoto(file);
  steps.signal.throwIfAborted();
  steps.onReady(fit);
  const url = await sendImage(fit, steps);
  return { url, width, height, placeholder: '' };
}
