import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure } from '#core/errors.ts';
import { requireAdmin } from '#core/viewer.ts';
import { everyListing, setPremier } from '#features/listings/admin/service.server.ts';
import { lifeTexts, REASON_MAX, REASON_MIN } from '#features/listings/life/texts.ts';
import { needsReason } from '#features/listings/life/transitions.ts';
import { openCasesOf } from '#features/moderation/queue/service.server.ts';

import { moveListing, removeListing } from '#features/publishing/service.server.ts';
import { doEach } from './each.server.ts';
import { LISTING_DEEDS } from './listing-deeds.ts';
import { bulkTexts } from './texts.ts';

/** Does with each of the listings what the form asks; for admins. What waits in the queue is decided there, and their own by another admin. */
export async function doWithListings(ctx: Ctx, form: FormData) {
  requireAdmin(ctx);
  const deed = String(form.get('deed') ?? '');
  const reason = String(form.get('reason') ?? '').trim();
  const asksReason = (deed === 'remove' || deed === 'hold') && needsReason(deed);
  if (asksReason && (reason.length < REASON_MIN || reason.length > REASON_MAX))
    throw new AppError('invalid', lifeTexts.reasonMissing, { fields: { reason: lifeTexts.reasonMissing } });
  return doEach(form, LISTING_DEEDS, async (name, id) => {
    if (name === 'premier' || name === 'ordinary') return setPremier(ctx, id, name === 'premier');
    if (name === 'delete') return removeListing(ctx, id);
    const waiting = await everyListing(ctx, { limit: 1, startIndex: 0 }, { find: id, status: 'pending' });
    ensure(waiting.total === 0 || !(await openCasesOf(ctx, [id])).has(id), 'conflict', bulkTexts.inQueue);
    return moveListing(ctx, id, { transition: name, ...(asksReason && { reason }) });
  });
}
