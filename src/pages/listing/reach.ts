import { redirect } from 'react-router';
import { fail } from '#core/errors.ts';
import { listingPath, loginPath } from '#core/paths.ts';
import { coreTexts } from '#core/texts.ts';
import { WAYS } from '#features/listings/contacts/rules.ts';
import { reachOwner } from '#features/listings/contacts/service.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import type { Route } from './+types/reach.ts';

/** Counts a press on Call, WhatsApp or Email and leads on; a link on another site leads to the page of the home only. */
export const loader = pageLoader(async (ctx, { params: { listingId, how }, request }: Route.LoaderArgs) => {
  const way = WAYS.find((one) => one === how) ?? fail('not_found', coreTexts.notFound);
  if (!ctx.viewer) throw redirect(loginPath(listingPath(listingId)));
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(listingPath(listingId));
  throw redirect(await reachOwner(ctx, listingId, way));
});
