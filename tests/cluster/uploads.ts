import { setTimeout as wait } from 'node:timers/promises';
import type { Traffic } from './traffic.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const RESUME_MS = 30_000;

export interface Resumable {
  /** Sends the rest; what was answered to it. */
  finish(): Promise<{ status: number; message: string }>;
  /** Asks until the picture is there; says what went wrong. */
  resume(): Promise<string | undefined>;
}

/** Begins a resumable upload and sends its first half, each with a request of its own. */
export async function beginUpload(origin: string, { cookie, picture }: Traffic): Promise<Resumable> {
  const metadata = `filename ${Buffer.from('front.jpg').toString('base64')}`;
  const made = await fetch(`${origin}/api/upload/tus`, {
    method: 'POST',
    headers: { ...TUS, cookie, 'upload-length': String(picture.length), 'upload-metadata': metadata },
  });
  const address = new URL(made.headers.get('location') ?? '', `${origin}/api/upload/tus`).href;
  const half = picture.length >> 1;
  const add = async (from: number, to: number) => {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { ...TUS, cookie, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: picture.slice(from, to),
    });
    const text = await answer.text();
    const { message = '' } = text ? (JSON.parse(text) as { message?: string }) : {};
    return { status: answer.status, message };
  };
  const first = await add(0, half);
  if (first.status !== 204) throw new Error(`the first half of an upload was answered ${made.status}, ${first.status}`);
  return {
    finish: () => add(half, picture.length),
    async resume() {
      for (const started = performance.now(); ; await wait(250)) {
        const answer = await fetch(address, { method: 'HEAD', headers: { ...TUS, cookie } });
        const url = answer.headers.get('x-image-url');
        if (url) return (await fetch(origin + url)).ok ? undefined : 'its picture is not there';
        if (performance.now() - started > RESUME_MS) return `still ${answer.status} after ${RESUME_MS / 1000} s`;
      }
    },
  };
}
