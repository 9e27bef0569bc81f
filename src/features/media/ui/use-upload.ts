import { useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#ui/picture.tsx';
import type { Purpose } from '../rules.ts';
import { mediaTexts as texts } from '../texts.ts';
import type { Phase } from './image-list.ts';
import { UploadFailure } from './upload-failure.ts';
import { uploadOne } from './upload-one.ts';

interface UploadState {
  phase: Phase | 'idle';
  /** 0 to 100. */
  percent: number;
  /** The sentence for a failure (IMG-2, IMG-6, BLOG-16). */
  error: string | null;
}

const IDLE: UploadState = { phase: 'idle', percent: 0, error: null };

/** One picture at a time, such as a person's photo or a post's feature image. */
export function useUpload(purpose: Purpose) {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Begins with this file and ends what was running; gives the picture, or null with the reason in `error`. */
  async function start(file: File | undefined): Promise<PictureSource | null> {
    running.current?.abort();
    if (!file) {
      setState({ ...IDLE, phase: 'failed', error: texts.noFile });
      return null;
    }
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    const change = (to: Partial<UploadState>) => {
      if (!signal.aborted) setState((now) => ({ ...now, ...to }));
    };
    setState({ ...IDLE, phase: 'preparing' });
    try {
      const image = await uploadOne(file, {
        purpose,
        signal,
        onReady: () => change({ phase: 'uploading' }),
        onProgress: (share) => change({ phase: 'uploading', percent: Math.round(share * 100) }),
        onWaiting: (waiting) => change({ phase: waiting ? 'waiting' : 'uploading' }),
      });
      change({ phase: 'done', percent: 100 });
      return signal.aborted ? null : image;
    } catch (error) {
      change({ phase: 'failed', error: error instanceof UploadFailure ? error.message : texts.failed });
      return null;
    }
  }

  return { ...state, isBusy: ['preparing', 'uploading', 'waiting'].includes(state.phase), start };
}
