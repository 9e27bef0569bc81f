import type { Ctx } from '#core/ctx.ts';
import { ANY_HOME, type Clause, type Facts, factClauses, mostOf } from './clauses.ts';
import type { Correction } from './contract.ts';
import * as repo from './repo.server.ts';
import { MAX_DEPTH } from './rules.ts';
import { understand } from './service-words.server.ts';

/** What is looked for: typed words and facts, all optional. */
export interface Wanted extends Facts {
  text?: string | undefined;
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
 * Active homes: those with all words in their name or place first, then the others, each newest first. Where none
 * matches all that was asked, the nearest: first without the wishes beside words and market, then with one word less,
 * then with any of the words. Pages end after 1,000 homes. Costs the same for 1,000 and for 1,000,000 homes on the market.
 */
export async function find(ctx: Ctx, wanted: Wanted, page: { skip: number; take: number }): Promise<Found> {
  const { clauses, unknown, corrections } = await understand(ctx, wanted.text ?? '');
  const { market, wishes } = factClauses(wanted);
  const prices = { low: wanted.minPrice ?? 0, high: wanted.maxPrice ?? Number.MAX_SAFE_INTEGER };
  const hasWishes = wishes.length > 0 || wanted.minPrice !== undefined || wanted.maxPrice !== undefined;

  if (unknown.length === 0) {
    const exact = await look(ctx, [...clauses, ...market, ...wishes], prices, page);
    const { total } = exact;
    if (total !== 0) {
      return {
        ids: exact.ids,
        match: 'exact',
        total: Math.min(total ?? MAX_DEPTH, MAX_DEPTH),
        capped: (total ?? Infinity) > MAX_DEPTH,
        corrections,
      };
    }
  }
  const anyPrice = { low: 0, high: Number.MAX_SAFE_INTEGER };
  for (const relaxed of relaxations(clauses, unknown.length > 0 || hasWishes)) {
    const similar = await look(ctx, [...relaxed, ...market], anyPrice, page);
    if (similar.total !== 0) return { ids: similar.ids, match: 'similar', total: 0, capped: false, corrections };
  }
  return { ids: [], match: 'similar', total: 0, capped: false, corrections };
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
  clauses: Clause[],
  prices: { low: number; high: number },
  { skip, take }: { skip: number; take: number },
) {
  const from = Math.min(skip, MAX_DEPTH);
  return repo.page(ctx.db, {
    clauses: clauses.length > 0 ? clauses : [ANY_HOME],
    ...prices,
    skip: from,
    take: Math.min(take, MAX_DEPTH - from),
  });
}
