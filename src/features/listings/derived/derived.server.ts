import { slugOf } from '#core/text/slug.ts';
import { locate, placesNamed, selfAndAncestors } from '#features/places/service.server.ts';
import { askedPrice } from '../card/words.ts';
import type { Listing } from '../contract.ts';
import { type Asked, knownTotal } from '../costs/cost.ts';
import { maskContacts } from '../masking/mask.ts';
import { maskedOf, withMasked } from '../masking/masked.ts';

/** Characters of a home's name in its address. */
const SLUG_MAX = 60;

/** The readable address of a home; the end of the id keeps homes of the same name apart. */
export function slugFor(name: string, id: string): string {
  return `${slugOf(maskContacts(name), SLUG_MAX) || 'home'}-${id.replaceAll('-', '').slice(-10)}`;
}

type Home = Omit<Asked, 'price'> &
  Parameters<typeof maskedOf>[0] &
  Pick<Listing, 'offer' | 'regularPrice' | 'discountPrice'>;

/**
 * What is stored with a home and follows from what its owner says of it: what it costs at first, what strangers read of it, and where it lies.
 * Coordinates that it has (`known`) count while they are of the same place, or of none that is known; else it is put in the middle of its place.
 */
export function derivedOf(home: Home, known?: Pick<Listing, 'place' | 'latitude' | 'longitude'>) {
  const found = locate(home);
  const place = found?.id ?? null;
  const isStill = known !== undefined && (known.place ?? place) === place;
  const own = isStill && known.latitude !== null && known.longitude !== null ? known : found;
  const within = place ? selfAndAncestors(place) : [];
  const masked = maskedOf(home);
  const read = withMasked({ ...home, masked });
  return {
    masked,
    /** Other places of its state that its name and address name, as strangers read them (SEARCH-46). */
    named: placesNamed([read.name, read.city, read.state, read.address, read.country ?? ''], within),
    firstTotal: knownTotal({ ...home, price: askedPrice(home) }),
    /** The smallest place of the gazetteer that it surely lies in, and that place with all around it. */
    place,
    within,
    latitude: own?.latitude ?? null,
    longitude: own?.longitude ?? null,
  };
}
