import type { Found } from '../find.server.ts';
import type { Filters } from '../filters.ts';
import { isReference } from '../query.server.ts';
import { GLUE } from '../rules.ts';
import { wordsOf } from '../terms/words.ts';
import type { FilterOptions } from './contract.ts';

type Optional = Pick<Found, 'optional' | 'unmentioned'>;

/** Typed words that are not required: those that some home has, and those that none has, in quotes. */
interface Quotes {
  mentioned: string[];
  missing: string[];
}

interface Noted extends Pick<Found, 'corrections' | 'unmet' | 'total' | 'nights'>, Quotes {
  near: readonly unknown[];
}

/** What the typed words were taken to mean beyond filters, in sentences. */
export function notesOf({ near, corrections, unmet, total, nights, mentioned, missing }: Noted): string[] {
  const [is, it] = mentioned.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return [
    near.length > 0 || corrections.length > 0 ? 'Search result shows actual result or similar results' : '',
    unmet.length > 0 ? `Not used in this search: ${unmet.map(quoted).join(', ')}.` : '',
    nights ? 'No home says on which days it is free: ask before you pay.' : '',
    // Beside homes that match, the heading says so.
    missing.length > 0 && near.length > 0 && total === 0 ? `No home mentions ${missing.join(', ')}.` : '',
    mentioned.length > 0 ? `${mentioned.join(', ')} ${is} not required: homes that mention ${it} come first.` : '',
  ].filter((note) => note !== '');
}

/** Orders by which a home of a night comes before one of a year. */
const PRICE_ORDERS: ReadonlySet<string> = new Set(['price', 'price-desc', 'total']);

/**
 * What is to be known before the homes, in short: which words are not required where the heading does not say so, that no filter does some of
 * the typed words ("nice" and "tomorrow" are told below the homes alone), or that an order mixes prices that cannot be compared.
 */
export function hintOf(
  { unmet, ...words }: Pick<Noted, 'unmet' | 'total' | 'near' | keyof Quotes>,
  { sort, type }: Pick<Filters, 'sort' | 'type'>,
  markets: FilterOptions['type'],
): string {
  const unused = unmet.filter((said) => said.includes(' ')).map(quoted);
  const optional = untold(words);
  const [first, ...more] = [...optional, ...unused];
  if (first)
    return `Not ${optional.length > 0 ? 'required' : 'used'}: ${first}${more.length > 0 ? ` +${more.length}` : ''}`;
  const isMixed = (!type || type === 'all') && markets.filter(({ homes }) => homes !== 0).length > 1;
  return isMixed && PRICE_ORDERS.has(sort ?? '') ? 'Prices of nights, years and sales are mixed' : '';
}

/** The words that are not required of which the heading says nothing. */
function untold({ total, near, missing, mentioned }: Pick<Noted, 'total' | 'near' | keyof Quotes>): string[] {
  if (total === 0) return [...missing, ...mentioned];
  return missing.length > 0 || near.length === 0 ? mentioned : [];
}

/** The words that are not required, as they stand in what was typed. */
export function quotesOf(typed: string, words: Optional): Quotes {
  return { missing: runsIn(typed, words, false).map(quoted), mentioned: runsIn(typed, words, true).map(quoted) };
}

const quoted = (text: string) => `“${text}”`;

/** The words that homes have, or those that none has; beside each other where they were typed so: nobody is quoted with what was not said. */
function runsIn(typed: string, { optional, unmentioned }: Optional, areMentioned: boolean): string[] {
  const said = ` ${typed.toLowerCase().replaceAll(/\s+/g, ' ')} `;
  const runs: string[] = [];
  let isOpen = false;
  // A letter by itself tells nobody anything.
  for (const word of optional.split(/\s+/).filter((one) => !/^\p{L}?$/u.test(one))) {
    const longer = `${runs.at(-1)} ${word}`;
    if (wordsOf(word).some((one) => unmentioned.includes(one)) === areMentioned) isOpen = false;
    else if (isOpen && said.includes(longer.toLowerCase())) runs[runs.length - 1] = longer;
    else isOpen = runs.push(word) > 0;
  }
  // "And" between two words that no home has.
  return runs.filter((run) => wordsOf(run).some((word) => !GLUE.has(word)));
}

/** What a page without any home says, and what may help. */
export interface NothingFound {
  title: string;
  advice: string;
}

/** Nothing on the market fits, or nothing of the typed words means anything on it. */
export function nothingFound({
  isUnderstood,
  words,
  isNarrowed,
}: {
  isUnderstood: boolean;
  words: string;
  isNarrowed: boolean;
}): NothingFound {
  if (isReference(words))
    return {
      title: `No home on the market has the number ${words}`,
      advice: 'It may be let, sold or taken down by now. See whether the number is right.',
    };
  if (!isUnderstood && words)
    return {
      title: `${isNarrowed ? 'No such home' : 'No home'} mentions “${words}”`,
      advice:
        'We did not understand it either. Name a place, a kind of home or a budget: “2 bed flat in Yaba under 3m”.',
    };
  return {
    title: 'Nothing on the market fits that yet',
    advice:
      isNarrowed && !words
        ? 'Try fewer filters, or a wider range of prices.'
        : 'Try another spelling, the city, or fewer words.',
  };
}
