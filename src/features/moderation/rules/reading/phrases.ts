import { paidFirst } from './order.ts';
import { askedTogether } from './together.ts';
import type { Read } from './read.ts';

interface Span {
  start: number;
  end: number;
}

/** In between stands what changes nothing: no end, no denial, no order, nothing else that is paid or seen. */
const gap = (most: number) => `[^|NBDUHCJYSIP]{0,${most}}`;
const PAID = '(?:P|F|a|V[^|NBDUHC]{0,3}[Fat])';
const SEEN = '(?<!W)[SI]';

/** Phrases in which somebody pays before they see; see the lexicon for the letters. */
const PHRASES: readonly string[] = [
  // "inspection fee", "viewing is 5k", "fee for inspection", "5k for viewing", "pay to see", "paid inspection only"
  `I[.o:]{0,4}F|IP|pI|N[.]{0,2}QI|I[.]{0,2}N[.]?Q|OPI|PIO|I[.,]{0,2}[PF][.,]{0,2}a|IC[.:]?F?a`,
  `I[^|,NBDUHCPG]{0,3}a`,
  `[FPa][.at]{0,3}o[.]{0,1}I`,
  `${PAID}[^|N]{0,3}X[^|N]{0,8}U[^|]{0,5}${SEEN}`,
  `(?<=^|[|,w])o[.]?S[.,Eo]{0,14}(?:P|F|V[.]{0,2}a)`,
  `${PAID}[^|NBU]{0,6}V[.]{0,3}L`,
  // "pay to view"
  `(?<![ND][^|]{0,4})PoS`,
  // "pay 20k before viewing", "before viewing, pay", "before you see am you go drop something"
  `${PAID}${gap(10)}B${gap(6)}${SEEN}`,
  `(?<!${SEEN}[^|]{0,3})B${gap(5)}${SEEN}${gap(8)}${PAID}`,
  // "viewing after payment", "once you pay, we take you there", "location on payment"
  `(?<![DT][^|]{0,3})(?:${SEEN}|L)[^|,NBDUHTCJYFP]{0,6}D[^|,NBDUHTCJYSI]{0,4}${PAID}`,
  // "first pay, then see", "pay first … see", "payment first. Viewing later", "pay now, see later"
  `P${gap(4)}T[^|NUCSI]{0,9}${SEEN}`,
  `P${gap(4)}T[^|NUCSI]{0,6}[|][^|NUCSI]{0,3}(?:H[^|NUCSI]{0,3}${SEEN}|${SEEN}[.]{0,3}[HD])`,
  `${SEEN}[^|NSI]{0,3}H[,|.]{0,3}${PAID}${gap(2)}T`,
  `${PAID}${gap(5)}H${gap(4)}${SEEN}`,
  `${PAID}[^|NBDUHTCJYSIG]{0,5}${SEEN}[.]{0,2}(?:H|D(?=[|,]|$))`,
  `[Fa]${gap(4)}[VP][.]{0,2}T[^|NUC]{0,12}${SEEN}`,
  // "no payment no inspection", "no viewing without payment", "you no go see am unless you pay"
  `N[.]{0,2}${PAID}[^|NSI]{0,4}[|]?N[.]{0,3}${SEEN}(?!\\.?F)`,
  `N[^|NBDUHCYPF,]{0,3}${SEEN}(?!F)[^|NBDHCYF]{0,5}(?:[BU][|]?|D[.]{0,2}N)${gap(5)}(?:r|${PAID})`,
  // "viewing only for those who paid"
  `${SEEN}[.o]{0,4}O[.oO]{0,5}${PAID}`,
  // "no need to come and see, just pay", "pay without seeing"
  `N[.]{0,2}E[.o]{0,5}${SEEN}[^|]{0,8}[PV]`,
  // "drop 5k make we go see am", "send transport so that I come and show you"
  `V[.]{0,3}[Fat][^|NBDUHCJ]{0,12}${SEEN}`,
  `S[.:]{0,3}a|S[.]{0,3}Va`,
  `a[.]?o[.]{0,5}S`,
  // "2k to get the location"
];

const PATTERNS = PHRASES.map((phrase) => new RegExp(phrase, 'g'));
const KEYS_BY_POST = /K[^|N]{0,10}R|R[^|N]{0,8}K/;

/** A denial, or somebody else who is warned of, in the same part of a sentence. */
const DENIED_BEFORE = /(?:N[^|,]{0,5}|Y[^|,]{0,10}|Z[^|]{0,8}|W\.?|U)$/;
const DENIED_AFTER = /^(?:[.:]{0,3}[NW]|[^|]{0,5}Z|[^|]{0,3}[|][^|NZ]{0,3}Z(?:[|]|$))/;

/** Where it is asked that somebody pays before seeing the home. */
export function paidUnseen({ meanings: all }: Read): Span | undefined {
  const meanings = all.replace(/[edb]/g, '.');
  for (const pattern of PATTERNS)
    for (const match of meanings.matchAll(pattern)) {
      const { index: start } = match;
      const end = start + match[0].length;
      const isOwnDenial = match[0].startsWith('N');
      const before = meanings.slice(Math.max(0, start - 12), start);
      if (!isOwnDenial && DENIED_BEFORE.test(before)) continue;
      if (DENIED_AFTER.test(meanings.slice(end, end + 12))) continue;
      return { start, end };
    }
  return paidFirst(meanings) ?? askedTogether(all);
}

const UNTRACEABLE = /[PVh][^|N]{0,6}u|u[^|N]{0,6}[PVhX]/;

/** Where it is asked for in a way that nobody can trace or take back. */
export function paidUntraceably({ meanings }: Read): Span | undefined {
  const match = UNTRACEABLE.exec(meanings);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** Where keys are to come by post. */
export function keysByPost({ meanings }: Read): Span | undefined {
  const match = KEYS_BY_POST.exec(meanings);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}
