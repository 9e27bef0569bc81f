import type { Place } from './contract.ts';
import { foldedWords, placesAt } from './names.server.ts';

/** A place named in a text. */
export interface Mention {
  /** The name as it stands there, folded. */
  name: string;
  /** What it may mean, the likeliest first. */
  places: readonly Place[];
  /** `street` where a street is called so ("Ikorodu Road"), `weak` in a street's longer name or where it only stands near. */
  strength: 'strong' | 'weak' | 'street';
}

const words = (text: string) => new Set(text.split(' '));
const STREETS = words(
  'road rd street str st avenue ave av crescent cres close cl drive dr lane ln way expressway express highway bypass boulevard blvd',
);
const BESIDE = words('near opposite opp behind beside after before off by towards toward facing along around from to');

/** The places that a text names, in its order; the longest name counts ("Ibeju-Lekki" is not Lekki). */
export function mentionsIn(text: string): Mention[] {
  return text.split(/[,;:\n()|]|\.\s/).flatMap((part) => mentionsInPart(foldedWords(part)));
}

function mentionsInPart(part: readonly string[]): Mention[] {
  const found: { at: number; end: number; places: readonly Place[] }[] = [];
  for (let at = 0; at < part.length;) {
    const named = placesAt(part, at);
    if (named) found.push({ at, end: at + named.length, places: named.places });
    at += named?.length ?? 1;
  }
  const aStreet = STREETS.has(part.at(-1) ?? '');
  const beside = part.findIndex((word) => BESIDE.has(word));
  let streetFrom = part.findIndex((word) => STREETS.has(word));
  return found
    .toReversed()
    .map(({ at, end, places }): Mention => {
      const isStreet = STREETS.has(part[end] ?? '') || end === streetFrom;
      if (isStreet) streetFrom = at;
      const isWeak = aStreet || (beside !== -1 && beside < at);
      return {
        name: part.slice(at, end).join(' '),
        places,
        strength: isStreet ? 'street' : isWeak ? 'weak' : 'strong',
      };
    })
    .toReversed();
}
