import type { Ctx } from '#core/ctx.ts';
import { readQuery } from './parse/read-query.server.ts';
import { find, type Found, type Wanted } from './index.server.ts';
import { understand, type Understood } from './terms/dictionary.server.ts';
import type { Criteria } from './filters.ts';
import { ABSENCES } from '#features/listings/property/features.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import { isReference, wantedOf } from './wanted.server.ts';

/** What was found, and what the typed words were taken to mean. */
export interface Meant {
  found: Found;
  /** The choices and what was understood; `searchTerm` holds the words that stayed words. */
  criteria: Criteria;
  /** Typed wishes that nothing on the market can be compared with. */
  unmet: string[];
  /** The words that stayed words, as the index reads them. */
  understood: Understood;
}

/**
 * Homes for the choices, with the typed words understood: "2 bed flat yaba under 2.5m" becomes rooms, kind, place and price.
 * Words that were read too cleverly, so that nothing matches, are searched as they stand if that finds something; not "school
 * for sale", which homes near a school would match.
 */
export async function findMeant(
  ctx: Ctx,
  choices: Criteria,
  page: { skip: number; take: number },
  types?: Wanted['types'],
): Promise<Meant> {
  const look = async (criteria: Criteria, unmet: string[]): Promise<Meant> => {
    const wanted = wantedOf(criteria);
    const understood = await understand(ctx, wanted.text ?? '');
    const found = await find(ctx, { ...wanted, understood, ...(types && { types }) }, page);
    return { found, criteria, unmet, understood };
  };
  const { criteria, unmet } = wishesIn(choices);
  const clever = await look(criteria, unmet);
  if (clever.found.match === 'exact' || criteria === choices) return clever;
  if (criteria.type && isRoomless(criteria.kind)) return clever;
  const plain = await look(choices, []);
  return plain.found.match === 'exact' ? plain : clever;
}

/** Typed words are the latest wish, so they go over what was chosen before. */
function wishesIn(choices: Criteria): Pick<Meant, 'criteria' | 'unmet'> {
  const { searchTerm, ...chosen } = choices;
  if (!searchTerm || isReference(searchTerm)) return { criteria: choices, unmet: [] };
  const { slots, rest, unmet } = readQuery(searchTerm);
  if (Object.keys(slots).length === 0) return { criteria: choices, unmet };
  const rooms = slots.bedrooms === undefined ? {} : { bedrooms: null, maxBedrooms: null };
  const prices = slots.minPrice === undefined && slots.maxPrice === undefined ? {} : { minPrice: null, maxPrice: null };
  const where = slots.place === undefined ? {} : { box: null, area: null };
  // In an address `furnished=false` asks for nothing, as it always did; who types "unfurnished" means it.
  const absent = Object.keys(ABSENCES).filter((name) => slots[name as 'furnished' | 'parking'] === false);
  const without = [...new Set([...(chosen.without ?? []), ...(slots.without ?? []), ...absent])];
  const refused = without.length > 0 ? { without } : {};
  return { criteria: { ...chosen, ...rooms, ...prices, ...where, ...slots, ...refused, searchTerm: rest }, unmet };
}
