import type { Ctx, Deps } from '#core/ctx.ts';
import { filtersOf } from '#features/search/filters.ts';
import { searchListings } from '#features/search/service.server.ts';
import { cardsByIds } from '#features/listings/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { newHomesEmail } from './emails.server.ts';
import { anonymous } from './anonymous.server.ts';
import * as repo from './repo-due.server.ts';
import { FAILED_WAIT_MS, HOMES_IN_EMAIL, LOOK_BACK_MS, MOST_NEW, nextDue } from './rules.ts';

const PAGE = 50;

/**
 * Looks at the searches that are due, at most `most` of them, and writes to whom there is something new: each home once
 * for each search. Marks and email are one transaction, so that neither a crash nor a second process tells anything
 * twice. Gives how many searches were looked at.
 */
export async function notifyNewHomes(deps: Deps, most: number): Promise<number> {
  const now = deps.now();
  let looked = 0;
  while (looked < most && (await notifyNext(deps, now))) looked += 1;
  return looked;
}

async function notifyNext(deps: Deps, now: Date): Promise<boolean> {
  let search: repo.DueSearch | undefined;
  try {
    await deps.db.transaction(async (db) => {
      search = await repo.lockDue(db, now);
      if (search) await notify({ ...deps, db }, search, now);
    });
  } catch (error) {
    if (!search) throw error;
    deps.log.error({ err: error, savedSearch: search.id }, 'a saved search could not be looked at');
    await repo.reschedule(deps.db, search.id, { dueAt: new Date(now.getTime() + FAILED_WAIT_MS) });
  }
  return search !== undefined;
}

async function notify(tx: Deps, search: repo.DueSearch, now: Date): Promise<void> {
  const ctx = anonymous(tx);
  const { ids, capped } = await candidates(ctx, search);
  const found = await repo.newAmong(tx.db, ids, search);
  const notified = await repo.markNotified(tx.db, search.id, found, now);
  if (notified.length > 0) {
    const cards = await cardsByIds(ctx, notified.slice(0, HOMES_IN_EMAIL));
    const email = newHomesEmail(tx, search.to, search, { cards, count: notified.length, capped });
    await tx.jobs.enqueue(tx.db, sendEmail, email);
  }
  await repo.reschedule(tx.db, search.id, { dueAt: nextDue(search.every, now), seenUntil: now });
}

/** Homes that match and came or changed since the last look, as far as one look goes. */
async function candidates(ctx: Ctx, { query, seenUntil }: repo.DueSearch): Promise<{ ids: string[]; capped: boolean }> {
  const since = new Date(seenUntil.getTime() - LOOK_BACK_MS);
  if (!(await repo.isAnythingNew(ctx.db, since))) return { ids: [], capped: false };
  const criteria = { ...filtersOf(new URLSearchParams(query)), sort: 'newest' as const };
  const ids: string[] = [];
  for (let start = 0; start < MOST_NEW; start += PAGE) {
    const { listings, match, more } = await searchListings(ctx, criteria, PAGE, start);
    if (match !== 'exact') break;
    const fresh = listings.filter(({ updatedAt }) => new Date(updatedAt) > since);
    ids.push(...fresh.map(({ id }) => id));
    // The newest come first: after an old one there are only older ones.
    if (!more || fresh.length < listings.length) return { ids, capped: false };
  }
  return { ids, capped: ids.length >= MOST_NEW };
}
