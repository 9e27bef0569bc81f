import { classNames } from './class-names.ts';

/** A person's picture, or their initials; decorative, because the name stands beside it. */
export function Avatar({ name, src, size = 'md' }: { name: string; src?: string | null; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <span className={classNames('avatar', size !== 'md' && `avatar-${size}`)} aria-hidden="true">
      {src ? <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  );
}

/** "Chinedu Okafor" is CO, "Ọlá" is Ọ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''));
  return letters.join('').toLocaleUpperCase('en');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
