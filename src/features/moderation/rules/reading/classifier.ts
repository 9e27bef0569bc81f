/**
 * A linear classifier, as spam filters have: words, meanings and their order, each with a weight that was learnt from labelled texts
 * (tests/support/payment-texts; decision 113). It finds what the written patterns have no form for.
 */
import { conceptsOf } from './concepts.ts';
import type { Read } from './read.ts';
import learnt from './weights.json' with { type: 'json' };

export type Weights = Readonly<Record<string, number>>;

interface Span {
  start: number;
  end: number;
}

const LEARNT: Weights = learnt;
/** Words of a window that are read at most: what is asked for stands closer together. */
const WINDOW_MAX = 60;
/** Windows that are read of one text. */
const MOST_WINDOWS = 400;
/** A meaning that has to do with money, or with keys on their way: without one, or a concept of it, nothing is asked for. */
const OF_MONEY = /[PVFatgpuRrM]/;
const CONCEPTS_OF_MONEY: ReadonlySet<string> = new Set(['money', 'proof', 'paper', 'gift', 'coin']);
/** Words after a denial that it is about. */
const DENIED = 3;
/** Meanings before one that stand in an order with it. */
const IN_ORDER = 6;

/** What a small sum is about. */
const SUM = ['sum'];
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|er|ers|ly)$/, '') : word);

/** Every sentence, and every two and three that follow each other. */
function windowsOf({ meanings, words }: Read): Span[] {
  const isOfMoney = ({ start: from, end }: Span) =>
    OF_MONEY.test(meanings.slice(from, end)) ||
    words.slice(from, end).some((word) => conceptsOf(word).some((concept) => CONCEPTS_OF_MONEY.has(concept)));
  const sentences: Span[] = [];
  let start = 0;
  for (let at = 0; at <= meanings.length; at += 1)
    if (at === meanings.length || meanings[at] === '|' || at - start === WINDOW_MAX) {
      if (at > start) sentences.push({ start, end: at });
      start = meanings[at] === '|' ? at + 1 : at;
    }
  return sentences
    .flatMap(({ start: from }, at) => sentences.slice(at, at + 3).map(({ end }) => ({ start: from, end })))
    .filter((one) => one.end - one.start <= WINDOW_MAX && isOfMoney(one))
    .slice(0, MOST_WINDOWS);
}

/** What a window is weighed by: words and meanings that follow each other, concepts and meanings in their order, and what is denied. */
export function featuresOf({ meanings, words }: Read, { start, end }: Span): ReadonlySet<string> {
  const found = new Set<string>();
  const mixed: string[] = [];
  /** Concepts that came before. */
  const about = new Set<string>();
  let sinceNo = Infinity;
  for (let at = start; at < end; at += 1) {
    const meaning = meanings[at] ?? '.';
    const word = words[at] ?? '';
    if (meaning !== '.') mixed.push(meaning);
    else if (/\p{L}/u.test(word)) mixed.push(word);
    else if (/\d/.test(word)) mixed.push('0');
    if (/\p{L}{2}/u.test(word)) found.add(`=${word}`).add(`-${stemOf(word)}`);
    sinceNo = meaning === 'N' ? 0 : sinceNo + 1;
    const denied = sinceNo > 0 && sinceNo <= DENIED ? '!' : '';
    const concepts = (meaning === 'a' ? SUM : conceptsOf(word)).map((concept) => denied + concept);
    for (const concept of concepts) {
      found.add(`#${concept}`);
      for (const earlier of about) found.add(`${earlier}<${concept}`);
    }
    for (const concept of concepts) about.add(concept);
  }
  let sinceDenial = Infinity;
  const meant: string[] = [];
  for (const [at, one] of mixed.entries()) {
    for (let length = 1; length <= 3 && at + length <= mixed.length; length += 1)
      found.add(mixed.slice(at, at + length).join(' '));
    if (one.length > 1) continue;
    sinceDenial = one === 'N' ? 0 : sinceDenial + 1;
    if (sinceDenial > 0 && sinceDenial <= DENIED) found.add(`!${one}`);
    for (const before of meant.slice(-IN_ORDER)) found.add(`${before}>${one}`);
    meant.push(one);
    for (const length of [3, 4]) if (meant.length >= length) found.add(`~${meant.slice(-length).join('')}`);
  }
  return found;
}

/** How much speaks for it that money is asked for before the home is seen: above 0 more than against. */
function scoreOf(features: ReadonlySet<string>, weights: Weights): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return (weights[''] ?? 0) + sum / Math.sqrt(features.size || 1);
}

/** The window that speaks most for it, of those that count; none where no money is named. */
export function riskiest(
  read: Read,
  weights = LEARNT,
  counts: (window: Span) => boolean = () => true,
): (Span & { score: number }) | undefined {
  return windowsOf(read)
    .filter(counts)
    .map((window) => ({ ...window, score: scoreOf(featuresOf(read, window), weights) }))
    .toSorted((a, b) => b.score - a.score)[0];
}
