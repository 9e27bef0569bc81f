import { DIGITS, SAID, TIMES } from './spoken.ts';

/** A word that stands for figures, and which ones: each may be one of several. */
interface Sounded {
  start: number;
  end: number;
  figures: readonly string[];
  /** Whether it is a figure beyond doubt. */
  isSure: boolean;
  isWord: boolean;
}

/** Nine and five of Yoruba end twice: mesan-an, marun-un. */
const WORD = /[a-z\d!$]{1,12}(?:-[au]n(?![a-z]))?/g;
/** What stands between two words of one number. */
const BETWEEN = /^[^a-z\d₦$£€%]{1,4}$/;
const FEWEST = 10;
const MOST = 12;
const FEWEST_WORDS = 4;
/** Words without a zero before them reach somebody only where so many of them are figures beyond doubt. */
const FEWEST_SURE = 5;
/** Letters that stand alone for the figure that they look like. */
const SINGLE: Record<string, string> = { i: '1', l: '1', z: '2', s: '5', b: '8' };
/** Figures and signs in a word, for the letters that they look like. */
const DRAWN: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '!': 'i', $: 's' };

/** What is left of a word once letters that are misspelt most are away: "zeero", "zro" and "sero" are one. */
function soundOf(word: string): string {
  return word
    .replace(/^8(?=i?g?ht)/, 'e')
    .replaceAll(/[013457!$]/g, (sign) => DRAWN[sign] ?? sign)
    .replaceAll('ph', 'f')
    .replaceAll(/g(?=h|t)/g, '')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('v', 'f')
    .replaceAll(/[aeiouwyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Which figures a sound may be: one and nine, two and eight, four and five are alike. */
const BY_SOUND = new Map<string, string>();
for (const [word, digit] of [...DIGITS.map((word, digit) => [word, String(digit)] as const), ...SAID]) {
  const sound = soundOf(word);
  // One letter is the sound of too many words of other languages.
  const known = BY_SOUND.get(sound) ?? '';
  if (DIGITS.includes(word) || sound.length > 1) BY_SOUND.set(sound, known.includes(digit) ? known : known + digit);
}
BY_SOUND.set('f', '45');

/** The figures of a word, each as the ones that it may be; none where it is no word for a figure. */
function figuresOf(word: string, isFirst: boolean): Pick<Sounded, 'figures' | 'isSure' | 'isWord'> | undefined {
  const letter = SINGLE[word];
  if (letter) return { figures: [letter], isSure: false, isWord: true };
  if (/^\d{1,4}$/.test(word)) return { figures: Array.from(word), isSure: true, isWord: false };
  const digit = DIGITS.indexOf(word);
  const one =
    digit >= 0
      ? String(digit)
      : /^(?:o|oh|nought|naught)$/.test(word)
        ? '0'
        : (SAID.get(word) ?? SAID.get(word.replaceAll(/(.)\1/g, '$1')));
  if (one) return { figures: [one], isSure: true, isWord: true };
  // A number begins with its zero, and most words of a text follow no figure.
  if (word.length > 7 || (isFirst && !/^[zs]/.test(word))) return undefined;
  const alike = BY_SOUND.get(soundOf(word));
  return alike ? { figures: [alike], isSure: false, isWord: true } : undefined;
}

/**
 * Mobile numbers in words that are spelt as they sound, badly, or in several languages: "zeero eigth zro tree …". Each such word may be an everyday one;
 * ten of them in a row that begin as mobile numbers do are a number.
 */
export function* soundedIn(folded: string): Generator<{ start: number; end: number }> {
  let run: Sounded[] = [];
  let end = 0;
  /** "Double" and the like, before the figure that it is said of. */
  let often: { start: number; times: number } | undefined;
  for (const { 0: written, index } of folded.matchAll(WORD)) {
    const word = written.replace(/-[au]n$/, '');
    const isNext = BETWEEN.test(folded.slice(end, index));
    const times = TIMES.get(word);
    const found = times ? undefined : figuresOf(word, !isNext || run.length === 0);
    if (!isNext || !(times || found)) {
      yield* numbersOf(run);
      run = [];
      often = undefined;
    }
    end = index + written.length;
    if (found) {
      const figures = Array.from({ length: often?.times ?? 1 }, () => found.figures).flat();
      run.push({ ...found, figures, start: often?.start ?? index, end });
    }
    often = times ? { start: index, times } : undefined;
  }
  yield* numbersOf(run);
}

function* numbersOf(run: readonly Sounded[]): Generator<{ start: number; end: number }> {
  for (let first = 0; first < run.length; first += 1) {
    const parts = numberFrom(run.slice(first, first + MOST));
    const [one, last] = [parts[0], parts.at(-1)];
    if (one && last) yield { start: one.start, end: last.end };
    first += Math.max(0, parts.length - 1);
  }
}

/** Those of these, from the first on, that make a mobile number, with a figure too many or too few; none where they make no such number. */
function numberFrom(run: readonly Sounded[]): readonly Sounded[] {
  for (let taken = run.length; taken >= FEWEST_WORDS; taken -= 1) {
    const parts = run.slice(0, taken);
    const figures = parts.flatMap((part) => part.figures);
    const isLong = figures.length >= FEWEST && figures.length <= MOST;
    const words = parts.filter((part) => part.isWord).length;
    if (!isLong || words === 0 || (words < FEWEST_WORDS && parts.length < FEWEST)) continue;
    if (isMobile(figures)) return parts;
    const isSure = parts.filter((part) => part.isSure).length >= FEWEST_SURE;
    if (isSure && parts[0]?.isSure && figures.length === FEWEST && isMobile(['0', ...figures])) return parts;
  }
  return [];
}

function isMobile([zero = '', network = '', next = '']: readonly string[]): boolean {
  return zero.includes('0') && /[789]/.test(network) && /[01]/.test(next);
}
