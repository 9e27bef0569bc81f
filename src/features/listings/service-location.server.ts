import { around, locate } from '#features/places/service.server.ts';

/** Where a home lies, as it is stored with it. */
export interface Location {
  /** The smallest place of the gazetteer that it surely lies in. */
  place: string | null;
  /** That place and all around it. */
  within: string[];
  latitude: number | null;
  longitude: number | null;
}

interface Address {
  city: string;
  state: string;
  address: string;
}

/**
 * Where a home of this address lies. Coordinates that it has (`known`) count while they are of the same place, or of
 * none that is known; else it is put in the middle of its place.
 */
export function locationOf(
  { city, state, address }: Address,
  known?: { place: string | null; latitude: number | null; longitude: number | null },
): Location {
  const found = locate({ city, state, address });
  const place = found?.id ?? null;
  const within = place ? around(place) : [];
  const isStill = known !== undefined && (known.place ?? place) === place;
  const own = isStill && known.latitude !== null && known.longitude !== null ? known : found;
  return { place, within, latitude: own?.latitude ?? null, longitude: own?.longitude ?? null };
}
