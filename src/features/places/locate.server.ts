import type { Place } from './contract.ts';
import { kilometres } from './distance.ts';
import { holds, isRegion, placeById } from './gazetteer.server.ts';
import { type Mention, mentionsIn } from './mentions.server.ts';
import { foldedWords } from './names.server.ts';
import { FAR_FROM_CITY_KM, SURE_FACTOR } from './rules.ts';

/** Where somebody says that a home is. */
export interface Whereabouts {
  city: string;
  state: string;
  address: string;
}

/**
 * The smallest place that a home surely lies in: a neighbourhood that its address names and that fits the stated city
 * and state, else the city, else the state; null where not even the state is sure. Streets that are named after a place
 * do not count, and landmarks that a home is "near" or "opposite" only where nothing better is said.
 */
export function locate({ city, state, address }: Whereabouts): Place | null {
  const inCity = mentionsIn(city).filter(isPlace);
  const inAddress = mentionsIn(address).filter(isPlace);
  const named = stateIn(mentionsIn(state)) ?? stateIn(inCity) ?? stateIn(inAddress);
  const home = named ?? surest([...inCity, ...inAddress.toReversed()]);
  const inState = home && placeById(home.state);
  if (!inState) return null;

  const base = smallest(inCity.map((mention) => meant(mention, inState))) ?? inState;
  const told = (strength: Mention['strength']) =>
    smallest(inAddress.filter((one) => one.strength === strength).map((one) => meant(one, base)));
  return smallest([base, told('strong') ?? told('weak')]);
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

const SIZES = ['state', 'region', 'lga', 'city', 'area', 'area in another'] as const;

function sizeOf(place: Place): (typeof SIZES)[number] {
  if (isRegion(place)) return 'region';
  return place.kind === 'area' && place.parent !== place.state ? 'area in another' : place.kind;
}

/** The smallest of the places; of equal ones the last, because addresses go from small to large and end surest. */
function smallest(places: readonly (Place | null)[]): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    if (!place) continue;
    if (!best || SIZES.indexOf(sizeOf(place)) >= SIZES.indexOf(sizeOf(best))) best = place;
  }
  return best;
}
