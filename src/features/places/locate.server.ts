import type { Place } from './contract.ts';
import { kilometres } from './distance.ts';
import { holds, isRegion, placeById } from './gazetteer.server.ts';
import { type Mention, mentionsIn } from './mentions.server.ts';
import { foldedWords } from './names.server.ts';
import { FAR_FROM_CITY_KM, SURE_FACTOR } from './rules.ts';

/**
 * The smallest place that a home surely lies in by what its owner says: a neighbourhood that its address names and that fits the stated city
 * and state, else the city, else the state; null where not even the state is sure. Streets that are named after a place
 * do not count; areas named after a street, and what a home is "near" or "opposite", only within what is sure.
 */
export function locate({ city, state, address }: Record<'city' | 'state' | 'address', string>): Place | null {
  const inCity = mentionsIn(city).filter(isPlace);
  const inAddress = mentionsIn(address).filter(isPlace);
  const named = stateIn(mentionsIn(state)) ?? stateIn(inCity) ?? stateIn(inAddress);
  const home = named ?? surest([...inCity, ...inAddress.toReversed()]);
  const inState = home && placeById(home.state);
  if (!inState) return null;

  const base = smallest(inCity.map((mention) => meant(mention, inState))) ?? inState;
  const strong = inAddress.filter(({ strength }) => strength === 'strong');
  const sure = smallest([base, ...strong.map((mention) => meant(mention, base))]) ?? base;
  const inside = inAddress.map((mention) => meant(mention, sure)).filter((place) => place && holds(sure, place));
  return smallest([sure, ...inside]);
}

/** Names of the states in which a city is known, the likeliest first, where it is known in none but others than the one that is stated; else none. */
export function statesInstead({ city, state }: Record<'city' | 'state', string>): string[] {
  const stated = stateIn(mentionsIn(state));
  const places = mentionsIn(city).flatMap((mention) => mention.places);
  if (!stated || places.some((place) => place.state === stated.id)) return [];
  return [...new Set(places.map((place) => (placeById(place.state)?.name ?? '').replace(/ \(.*/, '')))];
}

const isPlace = ({ strength }: Mention) => strength !== 'street';

/** The state that a text names as such, if any. */
function stateIn(mentions: readonly Mention[]): Place | undefined {
  return mentions.flatMap(({ places }) => places).find(({ kind }) => kind === 'state');
}

/** The first place whose name means nothing in another state, or hardly ever. */
function surest(mentions: readonly Mention[]): Place | undefined {
  return mentions
    .map(({ places: [first, ...others] }) => {
      const rival = others.find((one) => one.state !== first?.state);
      return first && rival && first.weight < rival.weight * SURE_FACTOR ? undefined : first;
    })
    .find((place) => place !== undefined);
}

/** What a name means in or close to the place where the home is said to be; null where that leaves it open. */
function meant({ places, name }: Mention, base: Place): Place | null {
  const here = places.filter((place) => place.state === base.state && place.kind !== 'state');
  const inside = here.filter((place) => holds(base, place));
  const fit = inside.length > 0 ? inside : here.filter((place) => kilometres(place, base) <= FAR_FROM_CITY_KM);
  const exact = fit.filter((place) => !isRegion(place) && foldedWords(place.name).join(' ') === name);
  const [best, next] = exact.length > 0 ? exact : fit;
  if (!best || !next || holds(best, next) || holds(next, best)) return best ?? null;
  return best.weight >= next.weight * SURE_FACTOR ? best : null;
}

/** How small a place is: states, regions, local government areas, towns and well-known areas, areas in those. */
function rankOf(place: Place): number {
  if (place.kind === 'state') return 0;
  if (place.parent !== place.state) return 4;
  if (place.kind === 'lga') return 2;
  return isRegion(place) ? 1 : 3;
}

/** The smallest of the places; of equal ones the last, because addresses go from small to large and end surest. */
function smallest(places: readonly (Place | null)[]): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    if (!place) continue;
    const rank = best ? rankOf(place) - rankOf(best) : 1;
    if (!best || rank > 0 || (rank === 0 && !holds(place, best))) best = place;
  }
  return best;
}
