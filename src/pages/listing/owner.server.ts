import type { Ctx } from '#core/ctx.ts';
import type { openListing } from '#features/listings/service.server.ts';
import { standingsOf } from '#features/moderation/service.server.ts';
import { moderationTexts } from '#features/moderation/texts.ts';
import { mayBePaused, openQuestions } from '#features/reports/service.server.ts';
import { reportsTexts } from '#features/reports/texts.ts';

type Opened = Pick<Awaited<ReturnType<typeof openListing>>, 'listing' | 'owned'>;

/** Worded here, so that browsers need no other words of reports. */
const CONTACTS_SHOWN = 'People who are signed in see your contacts here.';

/** What an owner reads beside their home: how it stands with those who review it, and what reports ask of them; nothing to others. */
export async function ownersSide(ctx: Ctx, { listing: { _id: id, status }, owned }: Opened) {
  if (!owned) return { owned, standing: null, asked: '' };
  const [{ [id]: standing = null }, questions, mayBeHidden] = await Promise.all([
    standingsOf(ctx, [{ id, status }]),
    openQuestions(ctx, id),
    mayBePaused(ctx, id),
  ]);
  const ofStatus = standing?.needsChange ? moderationTexts.waitsForYou : owned.standing;
  // The same where they are shown: that they are hidden would tell who reported the home.
  const ofContacts = mayBeHidden ? reportsTexts.paused : CONTACTS_SHOWN;
  return {
    owned: { ...owned, standing: status === 'active' ? ofContacts : ofStatus },
    standing,
    asked: questions.length > 0 ? reportsTexts.notice(questions.length) : '',
  };
}
