import type { PictureSource } from './picture.tsx';
import { MULTIPART_MAX_BYTES, type Purpose } from '../rules.ts';
import { mediaTexts as texts } from '../texts.ts';
import type { UploadState } from './image-list.ts';
import { persist } from './persist.ts';
import { preparePhoto } from './prepare-photo.ts';
import { sendForm } from './send-form.ts';
import { UploadFailure } from './upload-failure.ts';

export interface Sending {
  purpose: Purpose;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress(share: number): void;
  /** True while the connection is lost and the next try is due. */
  onWaiting(waiting: boolean): void;
}

interface UploadOptions extends Pick<Sending, 'purpose' | 'signal'> {
  /** What changed since the last step. */
  onStep(change: Partial<UploadState>): void;
  /** The file is readable and ready: it can be shown, and goes out now. */
  onReady?(file: File): void;
}

/** Makes a photo from somebody's device fit and sends it to our store; null where that failed, as its last step says. */
export async function uploadImage(file: File, options: UploadOptions): Promise<PictureSource | null> {
  const { purpose, signal, onStep, onReady } = options;
  const step = (change: Partial<UploadState>) => {
    if (!signal.aborted) onStep(change);
  };
  try {
    const { file: fit, width, height } = await preparePhoto(file);
    signal.throwIfAborted();
    onReady?.(fit);
    step({ phase: 'uploading' });
    const url = await sendImage(fit, {
      purpose,
      signal,
      onProgress: (share) => step({ phase: 'uploading', share }),
      onWaiting: (waiting) => step({ phase: waiting ? 'waiting' : 'uploading' }),
    });
    const image = { url, width, height, placeholder: '' };
    step({ phase: 'done', share: 1, image });
    return signal.aborted ? null : image;
  } catch (error) {
    const known = error instanceof UploadFailure;
    step({ phase: 'failed', message: known ? error.message : texts.failed, again: !known || error.passing });
    return null;
  }
}

/** Sends one picture (IMG-11): one multipart post up to 256 KB, above it resumable. Throws UploadFailure. */
async function sendImage(file: File, sending: Sending): Promise<string> {
  if (file.size <= MULTIPART_MAX_BYTES) return persist(() => sendForm(file, sending), sending);
  const { sendResumable } = await persist(loadResumable, sending);
  return sendResumable(file, sending);
}

/** Its code comes over the same poor line as the picture goes. */
async function loadResumable() {
  try {
    return await import('./send-resumable.ts');
  } catch {
    throw new UploadFailure(texts.connectionLost, true);
  }
}
