import type { Ctx } from '#core/ctx.ts';
import type { openListing } from '#features/listings/service.server.ts';
import { standingsOf } from '#features/moderation/service.server.ts';
import { moderationTexts } from '#features/moderation/texts.ts';
import { type ReportReason, URGENT } from '#features/reports/rules.ts';
import { openQuestions } from '#features/reports/service.server.ts';
import { reportsTexts } from '#features/reports/texts.ts';

type Opened = Pick<Awaited<ReturnType<typeof openListing>>, 'listing' | 'owned'>;

/** What an owner reads beside their home: how it stands with those who review it, and what reports ask of them; nothing to others. */
export async function ownersSide(ctx: Ctx, { listing: { _id: id, status }, owned }: Opened) {
  if (!owned) return { owned, standing: null, asked: '' };
  const [{ [id]: standing = null }, questions] = await Promise.all([
    standingsOf(ctx, [{ id, status }]),
    openQuestions(ctx, id),
  ]);
  const shown = standing?.needsChange ? { ...owned, standing: moderationTexts.waitsForYou } : owned;
  return { owned: shown, standing, asked: askedWords(questions) };
}

/** Put together here, so that browsers need no other words of reports. */
const askedWords = (questions: readonly { reason: ReportReason }[]) =>
  [
    questions.length > 0 ? reportsTexts.notice(questions.length) : '',
    questions.some(({ reason }) => URGENT.includes(reason)) ? reportsTexts.paused : '',
  ]
    .filter(Boolean)
    .join(' ');
