/**
 * Money and a look in the same breath, in any order and with any words between: what looser readings find once that is taken out which asks for
 * nothing before seeing.
 */
import { withoutFine } from './order.ts';
import type { Read } from './read.ts';

interface Span {
  start: number;
  end: number;
}

/** A small sum that is no usual cost. */
const SUM = '(?<!G[F:.,]?)a(?![.]{0,2}G)';
const LOOK = /[SILle]/;
/** A sum that is asked for, or money with no sum that somebody shall hand over. */
const ASKED = new RegExp(
  [
    `[PVdFtgETu][^GNJ]{0,9}${SUM}|${SUM}[^GNJ]{0,9}[PVdFtgETu]`,
    // "bring money", "fuel money is needed"
    `[PVdE][^GNJSI]{0,4}[tFu]|(?<!G)[tF][^,GNJSI]{0,3}[PVd]`,
    // "payment confirms your viewing", "the slot", "only after the first payment", "payment before visit"
    `[PFa][.]?X[^NJ]{0,3}[Il]|P[.]{0,2}l|[Se][^NJW]{0,3}O[.]{0,2}D[^NJSI]{0,4}P|P[.]{0,4}B[.]?S`,
  ].join('|'),
);
/** "e need 2k before e come out" */
const HANDED_BEFORE = /[VE][.]{0,3}aB/;
/** One sentence names a look and the next one what to pay, or the other way round. */
const NEIGHBOURS = new RegExp(
  [
    `[SILe][^|NJWY,]{0,8}[|][^|NJWYG]{0,4}[PVTdF][^|NJWYG]{0,6}${SUM}|[SL][^|NJWY,]{0,4}[|]${SUM}(?=[|])`,
    `[Ft][.:]{0,2}${SUM}[^|G]{0,4}[|][^|NJW]{0,10}[HO][^|NJW]{0,8}[SILe]|[tF][^|G]{0,6}[SIe][|]${SUM}`,
    `[tF][^|G]{0,3}[|][dPV][^|NJG]{0,8}[Se]|(?:^|[|,])[.]{0,2}a[.]{0,2}I[.]{0,2}(?=[|,]|$)`,
  ].join('|'),
);
/** What a denial asks for: "no inspection fee, but 3k for the trip", "if you no drop 2k, no come", "no inspection, pay". */
const DENIED_AND_ASKED = new RegExp(
  [
    `[NW][^|]{0,10}[PFgtI][^|NWa]{0,8}[|,][.]{0,2}[bO][^|NGWJ]{0,6}${SUM}`,
    `[IF][.]{0,2}[NW][^|NWa]{0,6}[|,]?[.]{0,2}[bO][^|NGWJ]{0,6}${SUM}`,
    `D[.]?N[.]{0,2}[PV][^|,]{0,10},[.]?N[^|]{0,6}[SILC]|N[.]{0,2}I[.]?,[.o]{0,2}P`,
    `PX[^|]{0,4}N[.o]{0,3}S|a[^|NGJ]{0,5}N[.]?[Se][.]?U`,
  ].join('|'),
);

/** Where a small sum is asked for in the same breath as a look. */
export function askedTogether(meanings: string): Span | undefined {
  const denied = DENIED_AND_ASKED.exec(meanings);
  if (denied) return { start: denied.index, end: denied.index + denied[0].length };
  const left = withoutFine(meanings);
  for (const { 0: sentence, index } of left.matchAll(/[^|]+/g))
    if ((LOOK.test(sentence) && ASKED.test(sentence)) || HANDED_BEFORE.test(sentence))
      return { start: index, end: index + sentence.length };
  const found = NEIGHBOURS.exec(left);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

const MONEY = new RegExp(`${SUM}|(?<!G)[Ftu]`);
const NEAR_LOOK = /[SILlXeK]/;
/** "No inspection fee", where it isn't "no inspection fee, no inspection". */
const FREE_LOOK = /N[.]?I[.]?F(?![.,|]{0,3}N[.]{0,2}[SIL](?![.]?F))/g;
/** A number of these is no money: "20,000 litres tank". */
const MEASURE =
  /^(?:lit(?:er|re)s?|ltrs?|gallons?|gals?|sq|sqft|sqm|square|feet|ft|m2|met(?:er|re)s?|hectares?|acres?|plots?|kva|kw|kwh|watts?|ah|units?|steps|km|blocks|tonnes?)$/;
const HANDED_OVER = new RegExp(`[PVdET][^GNJ]{0,6}(?:${SUM}|(?<!G)[tFu])|P[.]{0,2}T`);

/** Whether a small sum, or money that is no usual cost, is named in the sentence of a look or the one beside it, or shall be handed over. */
export function moneyNearLook({ meanings, words }: Read): boolean {
  const money = meanings.replace(/a/g, (amount, at: number) => (MEASURE.test(words[at + 1] ?? '') ? '.' : amount));
  const sentences = withoutFine(money.replace(FREE_LOOK, '...')).split('|');
  return sentences.some((sentence, at) => {
    const pair = `${sentence}|${sentences[at + 1] ?? ''}`;
    return (NEAR_LOOK.test(pair) && MONEY.test(pair)) || HANDED_OVER.test(sentence);
  });
}
