import { TRANSLITERATIONS } from '#core/text/fold.ts';
import { withoutMobiles } from '#core/text/phone.ts';

const LONGEST_STEM = 80;
const IMAGE_ENDING = /\.(jpe?g|png|webp|avif|gif)$/i;

/** A file name of somebody's device as a safe part of an address: plain letters, digits, `.`, `_`, `-`, with an image's ending and without a telephone number. */
export function safeFileName(original: string): string {
  const base = original.slice(-1000).replace(/^.*[/\\]/s, '');
  const ending = IMAGE_ENDING.exec(base)?.[0].toLowerCase() ?? '.jpg';
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\0-\x7f]/g, (letter) => TRANSLITERATIONS[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-');
  // The address of a picture is public, and contacts are not.
  const stem = withoutMobiles(plain)
    .replace(/^-+/, '')
    .slice(0, LONGEST_STEM)
    .replace(/[-_]+$/, '');
  return `${stem || 'photo'}${ending}`;
}
