import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { MAX_CONTACTS_A_DAY } from '../rules.ts';
import { listingsTexts as texts } from '../texts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Homes shown with their contact details to each person today. */
const shownTo = new Map<string, number>();
let today = 0;

/**
 * Counts a home that this person is shown with its contact details: whoever looks for one never comes to so many, a program
 * that collects telephone numbers does (SEC-6). Admins are not counted. Throws `too_many`.
 */
export function countContact({ viewer, now, log }: Ctx): void {
  if (!viewer || viewer.isAdmin) return;
  const day = Math.floor(now().getTime() / DAY_MS);
  if (day !== today) shownTo.clear();
  today = day;
  const count = (shownTo.get(viewer.id) ?? 0) + 1;
  shownTo.set(viewer.id, count);
  if (count <= MAX_CONTACTS_A_DAY) return;
  if (count === MAX_CONTACTS_A_DAY + 1)
    log.warn({ event: 'contacts-collected', userId: viewer.id }, 'too many contacts');
  const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now().getTime()) / 1000);
  throw new AppError('too_many', texts.manyContacts, { retryAfterSeconds });
}
