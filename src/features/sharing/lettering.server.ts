import font from './lettering.json' with { type: 'json' };

type Glyph = readonly [advance: number, outline: string];

const glyphs = font.glyphs as unknown as Record<string, Glyph>;
const kern = font.kern as Record<string, number>;
/** Tone marks stand over (or under) the letter before them. */
const MARK = /\p{M}/u;
/** Longer texts are cut anyway. */
const MAX_LETTERS = 200;
const CAPITAL = /\p{Lu}/u;
/** Marks that stand under a letter keep their height over capitals. */
const BELOW = '\u0323';

/**
 * The text in outlines, `size` pixels high: what is drawn does not depend on the fonts of the machine. They are the content of
 * an SVG group in which the text begins at x = 0 on the base line y = 0; the width is in pixels.
 */
export function letters(text: string, size: number) {
  const scale = size / font.em;
  const paths: string[] = [];
  let pen = 0;
  let base: { left: number; advance: number; capital: boolean } | undefined;
  let before = '';
  for (const letter of drawable(text)) {
    const [advance, outline] = glyphs[letter] as Glyph;
    if (MARK.test(letter) && base) {
      const lift = base.capital && letter !== BELOW ? font.capHeight - font.xHeight : 0;
      paths.push(placed(outline, base.left + base.advance / 2, -lift));
      continue;
    }
    pen += kern[before + letter] ?? 0;
    paths.push(placed(outline, pen, 0));
    base = { left: pen, advance, capital: CAPITAL.test(letter) };
    pen += advance;
    before = letter;
  }
  return { svg: `<g transform="scale(${round(scale)})">${paths.join('')}</g>`, width: pen * scale };
}

/** The text in at most `most` lines of `width` pixels, broken between words; an ellipsis stands for what has no room. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let rest = drawable(text.slice(0, MAX_LETTERS));
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = letters(rest, size).width <= width ? rest : isLast ? cut(rest, size, width) : begun(rest, size, width);
    lines.push(line);
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The words of `text` that fit; a word too long for a line by itself is broken. */
function begun(text: string, size: number, width: number): string {
  const most = fitting(text, size, width, '');
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > 0 ? space : most).trimEnd();
}

function cut(text: string, size: number, width: number): string {
  const most = fitting(text, size, width, '…');
  const space = text.lastIndexOf(' ', most);
  // A long last word is cut in itself rather than leave half a line empty.
  return `${text.slice(0, space > most * 0.6 ? space : most).replace(/[\s,;:.\-–—]+$/, '')}…`;
}

/** How many characters fit together with `end`; at least one. */
function fitting(text: string, size: number, width: number, end: string): number {
  let count = text.length;
  while (count > 1 && letters(text.slice(0, count) + end, size).width > width) count -= 1;
  return count;
}

/** What of a text can be drawn: composed letters of our languages; other marks and signs are left out. */
function drawable(text: string): string {
  const known = Array.from(text.normalize('NFC'), (letter) => {
    if (glyphs[letter]) return letter;
    if (/\s/.test(letter)) return ' ';
    return Array.from(letter.normalize('NFKD'))
      .filter((part) => glyphs[part] && !MARK.test(part))
      .join('');
  });
  return known.join('').replace(/ +/g, ' ').trim();
}

function placed(outline: string, x: number, y: number): string {
  if (outline === '') return '';
  return `<path transform="translate(${round(x)} ${round(y)})" d="${outline}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
