import type { Ctx } from '#core/ctx.ts';
import { wayToArea } from '#features/areas/service.server.ts';
import type { openListing } from '#features/listings/service.server.ts';
import { ownerChat } from '#features/listings/share/chat.ts';
import { shareImagePath } from '#features/listings/share/service.server.ts';
import { listingData } from '#features/structured-data/service-listing.server.ts';

type Opened = Pick<Awaited<ReturnType<typeof openListing>>, 'listing' | 'contact'>;

/** What search engines and people elsewhere get of a home: the way to it, its share image, a chat with its owner, its facts. */
export function seenFromOutside(ctx: Ctx, { listing, contact }: Opened, address: string) {
  const way = wayToArea(listing.type, listing.place);
  const isPublic = listing.status === 'active';
  return {
    way,
    shareImage: isPublic ? shareImagePath(listing) : null,
    chat: contact && ownerChat(contact.phone, listing, address),
    structured: isPublic ? listingData(ctx.settings.publicUrl, listing, way) : null,
  };
}
