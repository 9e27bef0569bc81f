import type { Ctx } from '#core/ctx.ts';
import { type Bounds, isBounded } from './bounds.ts';
import { type Clause, type Facts, factClauses, mostOf, refusing } from './clauses.ts';
import type { Correction } from './contract.ts';
import * as repo from './repo.server.ts';
import { MAX_DEPTH } from './rules.ts';
import { understand, type Understood } from './terms/dictionary.server.ts';

/** What is looked for: typed words, facts and bounds, all optional. */
export interface Wanted extends Facts, Bounds {
  text?: string | undefined;
  /** The text as `understand` read it, where several questions share it. */
  understood?: Understood | undefined;
  /** The order of the results; `best` when absent. */
  sort?: repo.Sort | undefined;
}

/** One page of an answer, as ids in their order. */
export interface Found {
  ids: string[];
  /** Whether these match all that was asked, or are the nearest there is. */
  match: 'exact' | 'similar';
  /** Homes that match all that was asked, counted up to 1,000. */
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  corrections: Correction[];
}

/**
 * Active homes: those with all words in their name or place first, then the others, each newest first, or in the order
 * of `sort`. Where none matches all that was asked, the nearest: first without the wishes beside words, place, kind and
 * market, then with one of these less, then with any. Pages end after 1,000 homes. Costs the same for 1,000 and for
 * 1,000,000 homes on the market.
 */
export async function find(ctx: Ctx, wanted: Wanted, page: { skip: number; take: number }): Promise<Found> {
  const { words, unknown, corrections, market, needs, wishes, bounds, sort, without } = await read(ctx, wanted);
  if (unknown.length === 0) {
    const clauses = refusing([...words, ...needs, ...market, ...wishes], without);
    const { ids, total } = await look(ctx, { clauses, bounds, sort }, page);
    if (total !== 0) {
      const capped = (total ?? Infinity) > MAX_DEPTH;
      return { ids, match: 'exact', total: Math.min(total ?? MAX_DEPTH, MAX_DEPTH), capped, corrections };
    }
  }
  const lessWasAsked = unknown.length > 0 || wishes.length > 0 || isBounded(bounds) || (without?.length ?? 0) > 0;
  for (const relaxed of relaxations([...words, ...needs], lessWasAsked)) {
    const similar = await look(ctx, { clauses: [...relaxed, ...market], bounds: {}, sort }, page);
    if (similar.total !== 0) return { ids: similar.ids, match: 'similar', total: 0, capped: false, corrections };
  }
  return { ids: [], match: 'similar', total: 0, capped: false, corrections };
}

/** How many homes match all that was asked, counted up to 1,000. */
export async function countMatches(ctx: Ctx, wanted: Wanted): Promise<number> {
  const query = await everything(ctx, wanted);
  if (!query) return 0;
  const { total } = await look(ctx, { ...query, sort: 'newest' }, { skip: 0, take: 1 });
  return Math.min(total ?? MAX_DEPTH, MAX_DEPTH);
}

/** How many homes match all that was asked, and how many of them have each of these facts (or any); `scale` 1 means exact. */
export async function countFacts(
  ctx: Ctx,
  wanted: Wanted,
  facts?: readonly string[],
): Promise<{ counts: Record<string, number>; scale: number }> {
  const query = await everything(ctx, wanted);
  return query ? repo.counts(ctx.db, query, facts) : { counts: {}, scale: 1 };
}

/** The homes that match all that was asked, joined in squares of 1/`parts` degree; at most 4,000 homes are read. */
export async function spotsOnMap(ctx: Ctx, wanted: Wanted, parts: number): Promise<repo.MapSpot[]> {
  const query = await everything(ctx, wanted);
  return query ? repo.spots(ctx.db, query, parts) : [];
}

async function everything(ctx: Ctx, wanted: Wanted): Promise<repo.MatchQuery | null> {
  const { words, unknown, market, needs, wishes, bounds, without } = await read(ctx, wanted);
  if (unknown.length > 0) return null;
  return { clauses: refusing([...words, ...needs, ...market, ...wishes], without), bounds };
}

async function read(ctx: Ctx, { text, understood, sort = 'best', without, ...wanted }: Wanted) {
  const { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box, area } = wanted;
  const bounds = { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box, area };
  const { clauses: words, unknown, corrections } = understood ?? (await understand(ctx, text ?? ''));
  return { words, unknown, corrections, ...factClauses(wanted), bounds, sort, without };
}

/** Counts the words in use anew; spelling is corrected towards the frequent ones. For after a bulk load, and every night. */
export function recountWords(ctx: Pick<Ctx, 'db'>): Promise<void> {
  return repo.recount(ctx.db);
}

function* relaxations(words: Clause[], lessWasAsked: boolean): Generator<Clause[]> {
  if (words.length === 0) return;
  if (lessWasAsked) yield words;
  if (words.length > 2) yield [mostOf(words, 1)];
  if (words.length > 1) yield [mostOf(words, words.length - 1)];
}

function look(
  ctx: Ctx,
  { clauses, ...query }: Pick<repo.PageQuery, 'clauses' | 'bounds' | 'sort'>,
  { skip, take }: { skip: number; take: number },
) {
  const from = Math.min(skip, MAX_DEPTH);
  return repo.page(ctx.db, {
    ...query,
    clauses: refusing(clauses),
    skip: from,
    take: Math.min(take, MAX_DEPTH - from),
  });
}
