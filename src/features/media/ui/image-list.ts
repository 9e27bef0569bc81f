import type { PictureSource } from './picture.tsx';

type Phase = 'preparing' | 'uploading' | 'waiting' | 'done' | 'failed';

/** How far a picture is on its way. */
export interface UploadState {
  phase: Phase;
  /** 0 to 1. */
  share: number;
  /** Why it failed. */
  message?: string | undefined;
  /** Trying again may help. */
  again?: boolean;
  /** Once it has arrived. */
  image?: PictureSource;
}

/** One picture of the picker. */
export interface ImageItem extends UploadState {
  key: string;
  /** The file's name on the device; for a kept picture, of its address. */
  name: string;
  /** What to show meanwhile, as an address in this browser only. */
  preview?: string;
}

type ImageAction =
  | { do: 'add'; items: ImageItem[] }
  | { do: 'change'; key: string; to: Partial<ImageItem> }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; to: number };

export function changeImages(items: readonly ImageItem[], action: ImageAction): readonly ImageItem[] {
  switch (action.do) {
    case 'add':
      return [...items, ...action.items];
    case 'change':
      return items.map((item) => (item.key === action.key ? { ...item, ...action.to } : item));
    case 'remove':
      return items.filter(({ key }) => key !== action.key);
    case 'move': {
      const moved = items.find(({ key }) => key === action.key);
      if (!moved || action.to < 0 || action.to >= items.length) return items;
      return items.filter((item) => item !== moved).toSpliced(action.to, 0, moved);
    }
    default:
      return action satisfies never;
  }
}

/** A picture that is kept already. */
export function keptItem(image: PictureSource): ImageItem {
  const name = image.url.replace(/^.*\/\d*-?/, '');
  return { key: image.url, name, phase: 'done', share: 1, image };
}

/** The pictures that have arrived, in their order; the first is the cover. */
export function arrived(items: readonly ImageItem[]): PictureSource[] {
  return items.flatMap(({ image }) => image ?? []);
}

export function isBusy({ phase }: UploadState): boolean {
  return phase === 'preparing' || phase === 'uploading' || phase === 'waiting';
}

/** Which of the files still fit beside `present` pictures, and how many do not (IMG-4). */
export function fitting<T>(files: readonly T[], present: number, max: number): { taken: T[]; leftOut: number } {
  const taken = files.slice(0, Math.max(0, max - present));
  return { taken, leftOut: files.length - taken.length };
}
