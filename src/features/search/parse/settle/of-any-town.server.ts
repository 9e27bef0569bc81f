import type { Place } from '#features/places/contract.ts';
import {
  isNeighbourhood,
  kilometres,
  placeById,
  searchedAt,
  searchedPlace,
  selfAndAncestors,
  WIDE_PLACES,
} from '#features/places/service.server.ts';
import { BESIDE_KM, FAR_KM, WELL_KNOWN } from '../rules.ts';
import { GRA, IN_ANY_TOWN, SIDES } from '../words/places.ts';

const GRAS = searchedAt(['gra'], 0)?.places ?? [];

/** What a name may mean; "GRA phase 2" beside Benin is the GRA of Benin. */
export function placesCalled(name: string, places: readonly Place[] = []): readonly Place[] {
  if (!GRA.test(name)) return places;
  const known = new Set(places.map(({ state }) => state));
  return [...places, ...GRAS.filter(({ state }) => !known.has(state))];
}

/** "New garage Ibadan" is not the New Garage of Lagos: no part of a town is followed by another town far away. */
export function isFarOff(id: string, next: string): boolean {
  const [place, town] = [searchedPlace(id), placeById(next)];
  if (!place || !town || !isNeighbourhood(place) || isNeighbourhood(town)) return false;
  return place.weight < WELL_KNOWN && place.state !== town.state && kilometres(place, town) > FAR_KM;
}

/**
 * Whether a place that is called as in any town is that of another town than those that are named: "gra Uyo", "jos ring road". A GRA beside a town is its own or
 * none that we know ("Ikorodu GRA"), and an island beside one may be any.
 */
export function isOfOtherTown(name: string, id: string, named: readonly string[], beside: readonly string[]): boolean {
  const place = placeById(id);
  if (!place) return false;
  const [places, neighbours] = [placesOf(named), placesOf(beside)];
  if (SIDES.test(name)) return neighbours.some(({ state }) => state !== place.state);
  const isGra = GRA.test(name);
  if (!isGra && !IN_ANY_TOWN.test(name)) return false;
  const isTown = ({ kind }: Place) => kind !== 'state';
  if (isGra && neighbours.some(isTown)) return !places.filter(isTown).some((other) => areInOneTown(place, other));
  const towns = places.filter((other) => !isNeighbourhood(other));
  const isNear = (other: Place) =>
    selfAndAncestors(id).includes(other.id) ||
    (place.state === other.state && (isNeighbourhood(other) || kilometres(place, other) <= BESIDE_KM));
  const around = towns.length > 0 ? towns : places;
  return around.length > 0 && !around.some(isNear);
}

const placesOf = (ids: readonly string[]) => ids.flatMap((id) => placeById(id) ?? []);

function areInOneTown(place: Place, other: Place): boolean {
  const [own, others] = [selfAndAncestors(place.id), selfAndAncestors(other.id)];
  const isTown = (id: string) => id !== place.state && !WIDE_PLACES.includes(id);
  return own.includes(other.id) || own.some((id) => isTown(id) && others.includes(id));
}
