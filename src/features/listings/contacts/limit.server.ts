import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { MAX_CONTACTS_A_DAY } from '../rules.ts';
import { listingsTexts as texts } from '../texts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Ids of the homes that each person was shown with their contact details today. */
const shownTo = new Map<string, Set<string>>();
const refused = new Set<string>();
let today = 0;

/**
 * Counts a home that this person is shown with its contact details, each home once a day: whoever looks for one never comes to
 * so many, a program that collects telephone numbers does (SEC-6). Admins are not counted. Throws `too_many`.
 */
export function countContact({ viewer, now, log }: Ctx, listingId: string): void {
  if (!viewer || viewer.isAdmin) return;
  const day = Math.floor(now().getTime() / DAY_MS);
  if (day !== today) {
    shownTo.clear();
    refused.clear();
  }
  today = day;
  const homes = shownTo.get(viewer.id) ?? new Set();
  shownTo.set(viewer.id, homes);
  if (homes.size < MAX_CONTACTS_A_DAY) homes.add(listingId);
  if (homes.has(listingId)) return;
  if (!refused.has(viewer.id)) log.warn({ event: 'contacts-collected', userId: viewer.id }, 'too many contacts');
  refused.add(viewer.id);
  const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now().getTime()) / 1000);
  throw new AppError('too_many', texts.manyContacts, { retryAfterSeconds });
}
