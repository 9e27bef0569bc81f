import type { Format } from '../rules.ts';

export const TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

/** All files of one picture lie in a folder of its name. */
export function folderOf(name: string): string {
  return `${name}/`;
}

export function originalKey(name: string): string {
  return `${name}/original.jpg`;
}

export function variantKey(name: string, width: number, format: Format): string {
  return `${name}/${width}.${format}`;
}
