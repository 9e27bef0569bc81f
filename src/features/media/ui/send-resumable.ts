import { DetailedError, Upload } from 'tus-js-client';
import { FIRST_CHUNK_BYTES, MAX_CHUNK_BYTES } from '../rules.ts';
import { persist } from './persist.ts';
import type { Sending } from './send-image.ts';
import { watchStall } from './stall.ts';
import { failureOf, UploadFailure } from './upload-failure.ts';
import { mediaTexts as texts } from '../texts.ts';

const ENDPOINT = '/api/upload/tus';
const GONE = new Set([403, 404, 410]);

/**
 * A resumable upload; gives the picture's address. It goes on where it stopped after a lost connection, and, because
 * the browser remembers it under the file's name, size and date, also after a reload.
 */
export async function sendResumable(file: File, sending: Sending): Promise<string> {
  const { purpose, signal, onProgress, onWaiting } = sending;
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    metadata: { filename: file.name, filetype: file.type, purpose },
    chunkSize: FIRST_CHUNK_BYTES,
    // We try again ourselves: the library starts over where the server only has a bad moment.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    // From here on a bad answer is a failure, not a reason to begin anew.
    onUploadUrlAvailable: () => void (upload.options.endpoint = null),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  signal.addEventListener('abort', () => void upload.abort());
  const known = { offset: 0 };
  return persist((progressed) => attempt(upload, { known, progressed, onProgress }), { signal, onWaiting });
}

interface Watch {
  /** What the server is known to hold. */
  known: { offset: number };
  progressed(): void;
  onProgress(share: number): void;
}

/** One run until the end or the first failure. */
function attempt(upload: Upload, { known, progressed, onProgress }: Watch): Promise<string> {
  return new Promise((resolve, reject) => {
    const { options } = upload;
    const took = (offset: number) => {
      if (offset > known.offset) progressed();
      known.offset = offset;
    };
    let resumed = false;
    const stall = watchStall(() => {
      void upload.abort();
      reject(failureOf(0, ''));
    });
    options.onProgress = (sent, total) => {
      stall.moved();
      // The first report is where the server stands, which may be further than the last answer that reached us.
      if (!resumed) took(sent);
      resumed = true;
      onProgress(sent / total);
    };
    options.onChunkComplete = (_bytes, accepted) => {
      options.chunkSize = Math.min((options.chunkSize ?? FIRST_CHUNK_BYTES) * 2, MAX_CHUNK_BYTES);
      took(accepted);
    };
    options.onSuccess = ({ lastResponse }) => {
      stall.done();
      const url = lastResponse.getHeader('X-Image-Url');
      if (url) resolve(url);
      else reject(new UploadFailure(texts.failed));
    };
    options.onError = (error) => {
      stall.done();
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      const status = answer?.getStatus() ?? 0;
      if (upload.url && GONE.has(status)) {
        // Expired, or somebody else's on a shared device: the next try begins anew.
        upload.url = null;
        options.endpoint = ENDPOINT;
        reject(new UploadFailure(texts.connectionLost, true));
      } else {
        reject(failureOf(status, answer?.getBody() ?? ''));
      }
    };
    upload.start();
  });
}
