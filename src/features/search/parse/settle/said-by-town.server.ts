import {
  isNeighbourhood,
  kilometres,
  placeById,
  placesWithin,
  searchedPlace,
  selfAndAncestors,
} from '#features/places/service.server.ts';
import { BESIDE_KM, GATE_KM, LARGER } from '../rules.ts';

/** "Igwuruta PH" and "sabon gari zaria": the town beside a much smaller place says where that is, though it does not hold it; in Lagos and Abuja both are meant. */
export function isTownOf(town: string, small: string): boolean {
  const [large, place] = [placeById(town), searchedPlace(small)];
  if (!large || !place || large.kind !== 'city' || large.state !== place.state || isNeighbourhood(large)) return false;
  const isApart = !areNested(small, town) && kilometres(large, place) <= BESIDE_KM;
  return isApart && place.weight * LARGER <= large.weight && placesWithin(town).length > 0;
}

const ESTATE = /(?:^| )(?:estate|gardens?|court|city)$/;

/** "Crown Estate Ajah": the area that begins at its gate says where an estate is, though it lies in the next one. */
export function isEstateAt(name: string, estate: string, area: string): boolean {
  const [around, place] = [placeById(area), searchedPlace(estate)];
  if (!ESTATE.test(name) || !around || !place || !isNeighbourhood(around)) return false;
  return place.weight <= around.weight && !areNested(estate, area) && kilometres(around, place) <= GATE_KM;
}

const areNested = (one: string, other: string) =>
  selfAndAncestors(one).includes(other) || selfAndAncestors(other).includes(one);
