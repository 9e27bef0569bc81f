import { watchStall } from './stall.ts';
import type { Sending } from './send-image.ts';
import { failureOf, textOf } from './upload-failure.ts';

/** One multipart post; gives the picture's address. `XMLHttpRequest`, because `fetch` tells no progress of what it sends. */
export function sendForm(file: File, { purpose, signal, onProgress }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stall = watchStall(() => request.abort());
    const stop = () => request.abort();
    const settle = (end: () => void) => {
      stall.done();
      signal.removeEventListener('abort', stop);
      end();
    };
    const form = new FormData();
    form.set('purpose', purpose);
    form.set('file', file, file.name);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stall.moved();
      onProgress(loaded / total);
    });
    request.addEventListener('loadend', () =>
      settle(() => {
        const url = request.status === 201 ? textOf(request.responseText, 'url') : undefined;
        if (url) resolve(url);
        else reject(failureOf(request.status, request.responseText));
      }),
    );
    signal.addEventListener('abort', stop);
    request.open('POST', '/api/upload');
    request.send(form);
  });
}
