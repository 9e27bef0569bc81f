import { selfAndAncestors, locate } from '#features/places/service.server.ts';
import { type Asked, knownTotal } from '../costs/cost.ts';

/** What is stored with a home and follows from what its owner says of it. */
export interface Derived {
  firstTotal: number | null;
  /** The smallest place of the gazetteer that it surely lies in. */
  place: string | null;
  /** That place and all around it. */
  within: string[];
  latitude: number | null;
  longitude: number | null;
}

interface Home extends Omit<Asked, 'price'> {
  city: string;
  state: string;
  address: string;
  offer: boolean;
  regularPrice: number;
  discountPrice: number;
}

interface Point {
  place: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * What a home costs at first, and where it lies. Coordinates that it has (`known`) count while they are of the same
 * place, or of none that is known; else it is put in the middle of its place.
 */
export function derivedOf(home: Home, known?: Point): Derived {
  const { offer, discountPrice, regularPrice } = home;
  const found = locate(home);
  const place = found?.id ?? null;
  const isStill = known !== undefined && (known.place ?? place) === place;
  const own = isStill && known.latitude !== null && known.longitude !== null ? known : found;
  return {
    firstTotal: knownTotal({ ...home, price: offer ? discountPrice : regularPrice }),
    place,
    within: place ? selfAndAncestors(place) : [],
    latitude: own?.latitude ?? null,
    longitude: own?.longitude ?? null,
  };
}
