import { editDistance } from '#core/text/edit-distance.ts';
import { fold } from '#features/listings/masking/mask.ts';
import { settled } from './beside.ts';
import { isDisguised, isKnown, type Meaning, meaningOf } from './lexicon.ts';

interface Token {
  /** Folded; figures as they stand. */
  word: string;
  start: number;
  end: number;
  isWord: boolean;
}

/** A text as a string with one letter for each of its words (see the lexicon), and where each word stood. */
export interface Read {
  meanings: string;
  words: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
}

type Known = (word: string) => Meaning;

/** Amounts with what tells that they are some, words with the signs that stand for letters, and every other sign. */
const TOKEN =
  /(?:(?:[₦#$£€]|\bngn|\bn(?=\s?\d[\d,]))\s?)?\d(?:[\d,.]{0,13}\d)?(?:\s?(?:k|thousand|grand|naira|m|million|b|billion|usdt|usd|dollars)(?![\p{L}\d]))?(?![\p{L}@$|*])|(?:[\p{L}\d@$|*]|(?<=^|\s)!(?=\p{L}))(?:[\p{L}\d@$|*]|['’!](?=[\p{L}\d])){0,60}|\n[^\S\n]*(?:\n\s*)?|\S/gu;
const AMOUNT =
  /^([₦#$£€]|ngn|n)?\s?(\d[\d,.]*?)[.,]?\s?(k|thousand|grand|naira|m|million|b|billion|usdt|usd|dollars)?$/;
/** Nobody asks more than this for a look, and hardly any home costs less. */
const MOST_FOR_A_LOOK = 100_000;
const LEAST_AMOUNT = 500;
const COUNTS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|twentyfive)$/;
/** Long enough for "i n s p e c t i o n". */
const MOST_PIECES = 14;
const ENDS = /^[!?;…•]$/;

/** Reads the words of a text; lines that belong together may be broken anywhere. */
export function read(text: string): Read {
  const { folded, starts, ends } = fold(text);
  const meanings = new Map<string, Meaning>();
  const known = (word: string) => {
    const found = meanings.get(word) ?? meaningOf(word, editDistance);
    meanings.set(word, found);
    return found;
  };
  const tokens = joined(tokensOf(folded), folded, known).filter(({ word, start, end }, at, all) =>
    word.startsWith('\n')
      ? isEndOfLine(text, starts[start] ?? 0)
      : word !== '-' || all[at - 1]?.end !== start || all[at + 1]?.start !== end,
  );
  const all = tokens.map((_token, at) => meaningIn(tokens, at, folded, known));
  const words = tokens.map(({ word }) => word);
  return {
    meanings: settled(all, words).join(''),
    words,
    starts: tokens.map(({ start }) => starts[start] ?? 0),
    ends: tokens.map(({ end }) => ends[end - 1] ?? text.length),
  };
}

function tokensOf(folded: string): Token[] {
  return [...folded.matchAll(TOKEN)].map(({ 0: word, index: start }) => {
    const isWord = /\p{L}/u.test(word) && !AMOUNT.test(word);
    return { word: isWord ? word.replace(/['’]/g, '') : word, start, end: start + word.length, isWord };
  });
}

/** Whether a thought ends with this line: an empty one follows, or it has some words and the next begins like a new one. */
function isEndOfLine(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const next = /^[^\S\n]*\n[^\S\n]*(\n)?\s*(.?)/u.exec(text.slice(at, at + 40));
  if (next?.[1]) return true;
  return (line.match(/\S+/g)?.length ?? 0) > 2 && /[^\p{Ll}\d]/u.test(next?.[2] ?? '');
}

/** The tokens, with those put together that are pieces of one word, and those taken apart that are several. */
function joined(tokens: readonly Token[], folded: string, known: Known): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const last = token.isWord ? lastPiece(tokens, at, folded, known) : at;
    if (last > at) {
      const pieces = tokens.slice(at, last + 1).filter(({ isWord }) => isWord);
      all.push({ ...token, word: pieces.map(({ word }) => word).join(''), end: tokens[last]?.end ?? token.end });
      at = last;
    } else if (token.isWord && token.word.length > 8 && !isKnown(token.word)) all.push(...apart(token));
    else all.push(token);
  }
  return all;
}

/** The last of the pieces from there on that make one word; the first itself where there are none. */
function lastPiece(tokens: readonly Token[], first: number, folded: string, known: Known): number {
  let word = '';
  let isSpelt = true;
  let signs = 0;
  const start = tokens[first]?.start ?? 0;
  let last = first;
  for (let at = first; at < tokens.length && at < first + 2 * MOST_PIECES && word.length < MOST_PIECES; at += 1) {
    const token = tokens[at] as Token;
    const gap = folded.slice(tokens[at - 1]?.end ?? token.start, token.start);
    if (!token.isWord && !/^[\d.\-_·•~\n/\\+=:,'"()]$/.test(token.word)) break;
    isSpelt &&= !token.isWord || token.word.length === 1;
    // A sign between pieces has no space beside it, unless every letter stands by itself.
    if (!isSpelt && at > first && (!token.isWord || !tokens[at - 1]?.isWord) && gap !== '') break;
    if (!token.isWord) {
      signs += 1;
      continue;
    }
    word += token.word;
    const isOne =
      isDisguised(word) ||
      (isSpelt && word.length > 2 && isKnown(word)) ||
      // "insp*ction": pieces without a space between them that lack a letter.
      (signs > 0 && token.end - start === word.length + signs && word.length > 4 && known(word) !== '.');
    if (at > first && isOne) last = at;
  }
  return last;
}

/** A word that is nothing but known words, as those; else itself. */
function apart(token: Token): Token[] {
  const { word, start } = token;
  if (token.end - start !== word.length) return [token];
  if (word.length > 40) return around(token);
  /** Where the word that ends here begins, for every end that known words lead to. */
  const from = new Map<number, number>([[0, 0]]);
  for (let at = 1; at <= word.length; at += 1)
    for (let length = Math.min(12, at); length >= 2 && !from.has(at); length -= 1)
      if (from.has(at - length) && isKnown(word.slice(at - length, at))) from.set(at, at - length);
  const pieces: Token[] = [];
  for (let end = word.length; end > 0;) {
    const begin = from.get(end);
    if (begin === undefined) return around(token);
    pieces.unshift({ word: word.slice(begin, end), start: start + begin, end: start + end, isWord: true });
    end = begin;
  }
  return pieces;
}

/** What stands before, between and after words that a long one is written around. */
function around(token: Token): Token[] {
  const pieces = [
    ...token.word.matchAll(
      /inspection|viewing|payment|before|deposit|fee|.+?(?=inspection|viewing|payment|before|deposit|fee|$)/g,
    ),
  ];
  if (pieces.filter(([piece]) => isKnown(piece)).length < 2) return [token];
  return pieces.map(({ 0: word, index }) => {
    const start = token.start + index;
    return { word, start, end: start + word.length, isWord: true };
  });
}

function meaningIn(tokens: readonly Token[], at: number, folded: string, known: Known): Meaning {
  const { word, isWord, end } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (word === 'n' && next?.word === '/' && tokens[at + 2]?.word === 'a') return 'N';
  if (!isWord) {
    if (word === '?' && /^(?:no|not|never|ours|free|none)$/.test(next?.word ?? '')) return 'N';
    if (ENDS.test(word) || word.startsWith('\n')) return '|';
    if (word === ':') return ':';
    if (word === '.') return tokens[at - 1]?.word !== 'insp' && /^\s|^$/.test(folded.slice(end, end + 1)) ? '|' : '.';
    if (/^[,(){}[\]–—]$/.test(word)) return ',';
    return amountIn(word, next?.word ?? '');
  }
  if (COUNTS.test(word)) return /^(?:thousand|k|grand)$/.test(next?.word ?? '') ? 'a' : '.';
  return known(word);
}

function amountIn(word: string, next: string): Meaning {
  const [, sign, figures = '', scale = ''] = AMOUNT.exec(word) ?? [];
  if (!figures) return '.';
  if (!sign && !scale && (word === '2' || word === '4')) return /^(?:see|vi|v1|s3|1?nsp|insp)/.test(next) ? 'o' : '.';
  const number = Number(figures.replace(/[,.](?=\d{3}(?!\d))/g, '').replace(/,/g, '.'));
  const isThousands = scale === 'k' || scale === 'thousand' || scale === 'grand';
  if (/[$£€]/.test(sign ?? '') || /^(?:us|do)/.test(scale)) return number <= 2000 ? 'a' : 'M';
  const amount = number * (isThousands ? 1000 : /^[mb]/.test(scale) ? 1e6 : 1);
  const isAmount =
    sign !== undefined ||
    scale !== '' ||
    /[,.]\d{3}$/.test(figures) ||
    /^(?:naira|only)$/.test(next) ||
    figures.endsWith('000');
  if (!isAmount || amount < LEAST_AMOUNT) return '.';
  return amount <= MOST_FOR_A_LOOK ? 'a' : 'M';
}
