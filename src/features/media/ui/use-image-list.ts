import { useEffect, useReducer, useRef } from 'react';
import type { PictureSource } from './picture.tsx';
import { changeImages, keptItem } from './image-list.ts';
import { uploadImage } from './send-image.ts';

/** Uploads at the same time: two fill a slow line without starving each other. */
const AT_ONCE = 2;

interface Work {
  file: File;
  stop: AbortController;
}

/** Pictures of a listing that go up one after the other, beside those that are there already. */
export function useImageList(initial: readonly PictureSource[]) {
  const [items, change] = useReducer(changeImages, initial, (images) => images.map(keptItem));
  const works = useRef(new Map<string, Work>());
  const queue = useRef<string[]>([]);
  const running = useRef(0);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const { current: open } = works;
    const { current: shown } = previews;
    return () => {
      for (const { stop } of open.values()) stop.abort();
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, []);

  function next(): void {
    const key = running.current < AT_ONCE ? queue.current.shift() : undefined;
    if (key === undefined) return;
    running.current += 1;
    void run(key).finally(() => {
      running.current -= 1;
      next();
    });
    next();
  }

  async function run(key: string): Promise<void> {
    const work = works.current.get(key);
    if (!work) return;
    await uploadImage(work.file, {
      purpose: 'listing',
      signal: work.stop.signal,
      onReady(file) {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        change({ do: 'change', key, to: { preview } });
      },
      onStep: (to) => change({ do: 'change', key, to }),
    });
  }

  function enqueue(key: string, file: File): void {
    works.current.set(key, { file, stop: new AbortController() });
    queue.current.push(key);
    next();
  }

  return {
    items,
    add(files: readonly File[]): void {
      const keyed = files.map((file) => ({ key: crypto.randomUUID(), file }));
      change({
        do: 'add',
        items: keyed.map(({ key, file }) => ({ key, name: file.name, phase: 'preparing', share: 0 })),
      });
      for (const { key, file } of keyed) enqueue(key, file);
    },
    retry(key: string): void {
      const work = works.current.get(key);
      if (!work) return;
      change({ do: 'change', key, to: { phase: 'preparing', share: 0, message: undefined, again: false } });
      enqueue(key, work.file);
    },
    remove(key: string): void {
      works.current.get(key)?.stop.abort();
      works.current.delete(key);
      change({ do: 'remove', key });
    },
    move: (key: string, to: number): void => change({ do: 'move', key, to }),
  };
}
