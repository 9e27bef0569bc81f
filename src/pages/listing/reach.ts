import { redirect } from 'react-router';
import { fail, isAppError } from '#core/errors.ts';
import { listingPath, loginPath } from '#core/paths.ts';
import { coreTexts } from '#core/texts.ts';
import { WAYS } from '#features/listings/contacts/rules.ts';
import { reachOwner } from '#features/listings/contacts/service.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import type { Route } from './+types/reach.ts';

/**
 * Counts a press on Call, WhatsApp or Email and leads on; a link on another site leads to the page of the home only, and so does one to a
 * home that left the market: that page says it.
 */
export const loader = pageLoader(async (ctx, { params: { listingId, how }, request }: Route.LoaderArgs) => {
  const way = WAYS.find((one) => one === how) ?? fail('not_found', coreTexts.notFound);
  if (!ctx.viewer) throw redirect(loginPath(listingPath(listingId)));
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(listingPath(listingId));
  throw redirect(await reachOwner(ctx, listingId, way).catch(pageInstead(listingId)));
});

/** This address has no page of its own, so a refusal is said on the page of the home. */
function pageInstead(listingId: string) {
  return (error: unknown): string => {
    if (isAppError(error)) return listingPath(listingId);
    throw error;
  };
}
