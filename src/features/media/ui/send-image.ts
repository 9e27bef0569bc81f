import { MULTIPART_MAX_BYTES, type Purpose } from '../rules.ts';
import { persist } from './persist.ts';
import { sendForm } from './send-form.ts';
import { mediaTexts as texts } from '../texts.ts';
import { UploadFailure } from './upload-failure.ts';

export interface Sending {
  purpose: Purpose;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress(share: number): void;
  /** True while the connection is lost and the next try is due. */
  onWaiting(waiting: boolean): void;
}

/** Sends one picture (IMG-11): one multipart post up to 256 KB, above it resumable. Throws UploadFailure. */
export async function sendImage(file: File, sending: Sending): Promise<string> {
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
