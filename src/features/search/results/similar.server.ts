import type { Ctx } from '#core/ctx.ts';
import { outdatedBy } from '#core/reads.ts';
import { placeById } from '#features/places/service.server.ts';
import { exactQuery, wordsToLookUp } from '../query.server.ts';
import * as repo from '../repo.server.ts';
import { lookUpWords, NO_WORDS } from '../terms/dictionary.server.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import type { Listing, ListingCard } from '#features/listings/contract.ts';
import type { Filters } from '../filters.ts';
import { asksForRooms, FAMILIES, kindsOf } from '#features/listings/property/kinds.ts';
import { cardsByIds } from '#features/listings/service.server.ts';

const SIMILAR_MS = 60_000;

type Model = Pick<
  Listing,
  '_id' | 'type' | 'propertyType' | 'place' | 'city' | 'state' | 'bedrooms' | 'offer' | 'regularPrice' | 'discountPrice'
>;

/**
 * At most `n` homes like this one and never itself: of the same market and kind, in the same place, near in price and
 * bedrooms; where these are too few, further off in price, then in the place around, then in the whole state. At most five
 * statements, and two for a home of a known place that has enough of its like.
 */
export async function similarHomes(ctx: Ctx, home: Model, n: number): Promise<ListingCard[]> {
  // Which homes are like it may be of a minute ago; what is shown of them is not.
  const before = outdatedBy(ctx, SIMILAR_MS);
  const steps = [...relaxing(home)];
  const words = await lookUpWords(before, ...steps.map(wordsToLookUp));
  const [first, ...wider] = steps.flatMap((step, at) => exactQuery(step, words[at] ?? NO_WORDS) ?? []);
  if (!first) return [];
  const ids = new Set<string>();
  for (const queries of [[first], wider]) {
    if (ids.size >= n) break;
    const found = await repo.pages(before.db, queries, {
      sort: 'best',
      skip: 0,
      take: n + 1,
      countTo: n + 1,
    });
    for (const id of found.flatMap((one) => one.ids)) ids.add(id);
    ids.delete(home._id);
  }
  return cardsByIds(ctx, [...ids].slice(0, n));
}

function* relaxing(home: Model): Generator<Filters> {
  const { type, propertyType, bedrooms } = home;
  const around = home.place ? (placeById(home.place)?.parent ?? null) : null;
  const here = placed(home.place, home.city || home.state);
  const kind = propertyType ? { kind: familyOf(propertyType) } : {};
  const rooms = (less: number, more: number) =>
    asksForRooms(propertyType)
      ? { bedrooms: Math.max(1, bedrooms - less), maxBedrooms: Math.min(10, bedrooms + more) }
      : {};
  yield { type, ...kind, ...here, ...priced(home, 0.7, 1.3), ...rooms(0, 0) };
  yield { type, ...kind, ...here, ...priced(home, 0.5, 1.8), ...rooms(1, 1) };
  if (around) yield { type, ...kind, ...placed(around, ''), ...priced(home, 0.5, 1.8), ...rooms(1, 1) };
  yield { type, ...kind, ...placed(home.place?.split('/')[0] ?? null, home.state), ...priced(home, 0.4, 2.5) };
}

function placed(place: string | null, words: string): Filters {
  return place ? { place: [place] } : { searchTerm: words };
}

function priced(home: Model, low: number, high: number): Filters {
  const price = askedPrice(home);
  return { minPrice: Math.round(price * low), maxPrice: Math.round(price * high) };
}

/** The kind with its relatives: whoever looks at a terraced duplex also looks at a detached one. */
function familyOf(kind: string): string[] {
  const family = Object.keys(FAMILIES).find((id) => id !== 'house' && kindsOf(id).includes(kind));
  return [family ?? kind];
}
