import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { oneLine } from '#core/text/written.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { queryOf } from '#features/search/filters.ts';
import { chipsOf, readAddress, titleOf } from '#features/search/service.server.ts';
import type { Alerts, NewSearch, SavedSearch, SearchChange } from './contract.ts';
import * as repo from './repo.server.ts';
import { MAX_SEARCHES, NAME_MAX, nextDue, QUERY_MAX } from './rules.ts';
import { readStopLink, type Stoppable } from './stop.server.ts';
import { alertsTexts as texts } from './texts.ts';

/** What the signed-in person wants to hear of: their searches, the last saved first, and lower prices. */
export async function alertsOf(ctx: Ctx): Promise<Alerts> {
  const { id } = requireViewer(ctx);
  const [rows, priceDrops] = await Promise.all([repo.searchesOf(ctx.db, id), repo.wantsDrops(ctx.db, id)]);
  return { searches: rows.map(shown), priceDrops };
}

/**
 * Saves a search for the signed-in person; the same search again changes nothing and gives the first (`isNew` says
 * which). Throws `invalid` where the query asks for nothing, or for more than can be kept, and `conflict` at the limit.
 */
export async function saveSearch(ctx: Ctx, input: NewSearch): Promise<{ id: string; isNew: boolean }> {
  const { id: userId } = requireViewer(ctx);
  const { criteria, query } = criteriaIn(new URLSearchParams(input.query));
  ensure(query.length <= QUERY_MAX, 'invalid', texts.queryWrong);
  ensure(query !== '', 'invalid', texts.queryEmpty);
  return inTransaction(ctx, async (tx) => {
    // So that nobody passes the limit by saving twice at once.
    await lockUntilCommit(tx.db, 'searches', userId);
    const known = await repo.idOf(tx.db, userId, query);
    if (known) return { id: known, isNew: false };
    ensure((await repo.countOf(tx.db, userId)) < MAX_SEARCHES, 'conflict', texts.full);
    const now = tx.now();
    const { every, name = shortened(oneLine(titleOf(criteria))) } = input;
    const times = { createdAt: now, seenUntil: now, dueAt: nextDue(every, now) };
    return { id: await repo.insert(tx.db, { userId, name, query, every, ...times }), isNew: true };
  });
}

/** Whether the person who looks has saved this search; nobody who is not signed in has. */
export async function isSaved(ctx: Ctx, chosen: Readonly<Record<string, string>>): Promise<boolean> {
  if (!ctx.viewer) return false;
  return (await repo.idOf(ctx.db, ctx.viewer.id, criteriaIn(new URLSearchParams(chosen)).query)) !== undefined;
}

/** Gives a search another name or pace. After "never", only what comes from now on is new. Throws `not_found`. */
export async function changeSearch(ctx: Ctx, id: string, { name, every }: SearchChange): Promise<SavedSearch> {
  const key = { id, userId: requireViewer(ctx).id };
  return inTransaction(ctx, async (tx) => {
    const before = (await repo.lock(tx.db, key)) ?? fail('not_found', texts.notFound);
    const now = tx.now();
    const pace = every !== undefined && every !== before.every && { every, dueAt: nextDue(every, now) };
    const awake = pace && before.every === 'never' && { seenUntil: now };
    const change = { ...(name !== undefined && { name }), ...pace, ...awake };
    await repo.update(tx.db, id, change);
    return shown({ ...before, ...change });
  });
}

/** Deletes a search; one that is gone already is fine. */
export async function removeSearch(ctx: Ctx, id: string): Promise<void> {
  await repo.remove(ctx.db, { id, userId: requireViewer(ctx).id });
}

/** Turns emails about lower prices of favourites on or off. On, only what comes down from now on is notified. */
export async function setPriceDrops(ctx: Ctx, wanted: boolean): Promise<void> {
  const { id } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    if (wanted && !(await repo.wantsDrops(tx.db, id))) await repo.knowPrices(tx.db, id);
    await repo.setDrops(tx.db, id, wanted);
  });
}

/** What the link of an email would stop, in words; throws `invalid` for a link that is not ours. */
export async function whatStops(ctx: Ctx, params: URLSearchParams) {
  const { of, id } = stoppable(ctx, params);
  return { of, name: of === 'search' ? ((await repo.byId(ctx.db, id))?.name ?? null) : null };
}

/** Stops the emails that the link belongs to, whoever comes with it; once more, or when all is gone, is fine. */
export async function stopEmails(ctx: Ctx, params: URLSearchParams): Promise<void> {
  const { of, id } = stoppable(ctx, params);
  await (of === 'search' ? repo.update(ctx.db, id, { every: 'never', dueAt: null }) : repo.setDrops(ctx.db, id, false));
}

function stoppable(ctx: Ctx, params: URLSearchParams): Stoppable {
  return readStopLink(ctx, params) ?? fail('invalid', texts.linkWrong);
}

/** What homes are looked for, which the order of a page is no part of. */
function criteriaIn(params: URLSearchParams) {
  const { sort: _sort, ...criteria } = readAddress(params).filters;
  return { criteria, query: queryOf(criteria) };
}

function shown({ id: _id, name, query, every, createdAt }: repo.SearchRow): SavedSearch {
  const { searchTerm, ...criteria } = readAddress(new URLSearchParams(query)).filters;
  const labels = chipsOf(criteria).map(({ label }) => label);
  return {
    _id,
    name,
    query,
    labels: searchTerm ? [`“${searchTerm}”`, ...labels] : labels,
    every,
    createdAt: createdAt.toISOString(),
  };
}

function shortened(text: string): string {
  return text.length <= NAME_MAX ? text : `${text.slice(0, NAME_MAX - 1)}…`;
}
