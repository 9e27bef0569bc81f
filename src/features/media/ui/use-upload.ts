import { useEffect, useRef, useState } from 'react';
import type { PictureSource } from './picture.tsx';
import type { Purpose } from '../rules.ts';
import { mediaTexts as texts } from '../texts.ts';
import { isBusy, type UploadState } from './image-list.ts';
import { uploadImage } from './send-image.ts';

/** One picture at a time, such as a person's photo or a post's feature image. */
export function useUpload(purpose: Purpose) {
  const [state, setState] = useState<UploadState>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Begins with this file and ends what was running; gives the picture, or null with the reason in `error`. */
  async function start(file: File | undefined): Promise<PictureSource | null> {
    running.current?.abort();
    if (!file) {
      setState({ phase: 'failed', share: 0, message: texts.noFile });
      return null;
    }
    running.current = new AbortController();
    const before: UploadState = { phase: 'preparing', share: 0 };
    setState(before);
    const { signal } = running.current;
    return uploadImage(file, {
      purpose,
      signal,
      onStep: (change) => setState((now = before) => ({ ...now, ...change })),
    });
  }

  return {
    phase: state?.phase ?? 'idle',
    percent: Math.round((state?.share ?? 0) * 100),
    /** The sentence for a failure (IMG-2, IMG-6, BLOG-16). */
    error: state?.message,
    isBusy: state !== undefined && isBusy(state),
    start,
  };
}
