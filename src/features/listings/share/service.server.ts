import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { naira } from '#core/money.ts';
import type { Served } from '#features/media/service.server.ts';
import { nameOf } from '#features/places/service.server.ts';
import type { Card } from '#features/sharing/contract.ts';
import { cardPath, openCard } from '#features/sharing/service.server.ts';
import type { Listing } from '../contract.ts';
import { getListing } from '../service.server.ts';
import { listingsTexts as texts } from '../texts.ts';
import { askedPrice, placeLine, priceSuffix, typeBadge } from '../card/words.ts';

type Shown = Pick<
  Listing,
  '_id' | 'name' | 'type' | 'offer' | 'regularPrice' | 'discountPrice' | 'city' | 'state' | 'place' | 'images'
>;

/** Where the share image of a home lies, as a path; it changes with what the image says. */
export function shareImagePath(listing: Shown): string {
  return cardPath(cardOf(listing));
}

/**
 * The share image of a home, if `path` is where it lies now; else where it has gone. Only what is public has one,
 * whoever asks. Throws `not_found`.
 */
export async function openShareImage(ctx: Ctx, id: string, path: string): Promise<Served | { movedTo: string }> {
  const listing = await getListing({ ...ctx, viewer: null }, id);
  ensure(listing._id === id, 'not_found', texts.notFound);
  const card = cardOf(listing);
  const now = cardPath(card);
  return now === path ? openCard(ctx, card) : { movedTo: now };
}

function cardOf(home: Shown): Card {
  const { _id, name, type, city, state, place, images } = home;
  return {
    id: _id,
    badge: typeBadge(type),
    price: naira(askedPrice(home)),
    per: priceSuffix(type) ?? '',
    name,
    place: nameOf(place ?? '') || placeLine(city, state),
    picture: images[0]?.url ?? null,
  };
}
