import type { Read } from './read.ts';

interface Span {
  start: number;
  end: number;
}

/** In between stands what changes nothing: no end, no denial, no order, nothing else that is paid or seen. */
const gap = (most: number) => `[^|NBDUHCJYSIP]{0,${most}}`;
const PAID = '(?:P|F|a|V[^|NBDUHC]{0,3}[Fat])';
const SEEN = '[SI]';

/** Phrases in which somebody pays before they see; see the lexicon for the letters. */
const PHRASES: readonly string[] = [
  // "inspection fee", "viewing is 5k", "fee for inspection", "5k for viewing", "pay to see"
  `I[.o]{0,2}F|IP`,
  `I[^|,NBDUHCPG]{0,3}a`,
  `[FPat][.at]{0,3}o[.]{0,1}I`,
  `(?:P[.aFt]{0,4}|[aF]\\.?)o[.]{0,1}S`,
  `(?<![FGM])a[.o]{0,2}I`,
  `I[.]{0,2}V[.]{0,2}F`,
  // "pay 20k before viewing", "before viewing, pay", "before you see am you go drop something"
  `${PAID}${gap(7)}B${gap(6)}${SEEN}`,
  `${PAID}${gap(7)}B${gap(4)}L`,
  `(?<!${SEEN}[^|]{0,3})B${gap(5)}${SEEN}${gap(8)}${PAID}`,
  // "viewing after payment", "once you pay, we take you there", "location on payment"
  `(?<![DT][^|]{0,3})(?:${SEEN}|L)[^|,NBDUHTCJYFP]{0,6}D[^|,NBDUHTCJYSI]{0,4}${PAID}`,
  `D[^|NBDUHTCJYSI]{0,4}${PAID}${gap(7)}(?:${SEEN}|L)`,
  // "first pay, then see", "pay first … see", "payment first. Viewing later"
  `(?<!${SEEN}[^|]{0,4})T${gap(3)}${PAID}[^|NSIUC]{0,6}[HD,]${gap(5)}${SEEN}`,
  `P${gap(4)}T[^|NUCSI]{0,6}[|]?[^|NUCSI]{0,3}${SEEN}`,
  `${SEEN}[^|NSI]{0,3}H[,|.]{0,3}P${gap(2)}T`,
  `P${gap(5)}H${gap(4)}${SEEN}`,
  // "no payment no inspection", "no viewing without payment", "you no go see am unless you pay"
  `N[.]{0,2}(?:P|F|a)[^|NSI]{0,4}[|]?N[.]{0,2}${SEEN}(?!\\.?F)`,
  `N[^|NBDUHCYPF,]{0,3}${SEEN}(?!F)[^|NBDHCYF]{0,5}[BU]${gap(5)}${PAID}`,
  // "viewing only for those who paid"
  `${SEEN}[.o]{0,4}O[.o]{0,5}${PAID}`,
  `O[.]{0,4}P[.o]{0,4}S`,
  // "no need to come and see, just pay", "pay without seeing"
  `N[.]{0,2}E[.o]{0,5}${SEEN}[^|]{0,8}[PV]`,
  `P${gap(6)}U[.]{0,3}${SEEN}`,
  // "drop 5k make we go see am", "send transport make I come"
  `(?:V|P)[^|NBDUHC]{0,4}[Fat][^|NBDUHC]{0,4}o${gap(5)}${SEEN}`,
  `[VP][^|NBDUHCSI]{0,3}t`,
  // "2k to get the location"
  `(?:P[.]{0,3}|V[.]{0,3})[aF][.]{0,2}o[.]{0,4}L`,
];

const PATTERNS = PHRASES.map((phrase) => new RegExp(phrase, 'g'));
const KEYS_BY_POST = /K[^|N]{0,10}R|R[^|N]{0,8}K/g;

/** A denial, or somebody else who is warned of, in the same part of a sentence. */
const DENIED_BEFORE = /(?:[NY][^|,]{0,5}|W\.?)$/;
const DENIED_AFTER = /^(?:[.]{0,3}[NW]|[^|]{0,5}Z)/;

/** Where it is asked that somebody pays before seeing the home. */
export function paidUnseen({ meanings }: Read): Span | undefined {
  for (const pattern of PATTERNS)
    for (const match of meanings.matchAll(pattern)) {
      const { index: start } = match;
      const end = start + match[0].length;
      const isOwnDenial = match[0].startsWith('N');
      const before = meanings.slice(Math.max(0, start - 8), start);
      if (!isOwnDenial && DENIED_BEFORE.test(before)) continue;
      if (DENIED_AFTER.test(meanings.slice(end, end + 8))) continue;
      return { start, end };
    }
  return undefined;
}

/** Where keys are to come by post. */
export function keysByPost({ meanings }: Read): Span | undefined {
  const match = KEYS_BY_POST.exec(meanings);
  KEYS_BY_POST.lastIndex = 0;
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}
