import type { Ctx } from '#core/ctx.ts';
import type { Filters } from '#features/search/filters.ts';
import { answerFor, answersByMarket, type Found } from '#features/search/find.server.ts';
import type { Reading } from '#features/search/understand/reading.server.ts';
import { exactQuery, type Markets, wordsToLookUp } from '#features/search/query.server.ts';
import * as repo from '#features/search/repo.server.ts';
import { lookUpWords, NO_WORDS } from '#features/search/terms/dictionary.server.ts';

/** The homes for the filters, with typed words searched as they stand. */
export async function findAsWritten(
  ctx: Ctx,
  asked: Filters,
  page: { skip: number; take: number },
  markets: Markets = [],
): Promise<Found> {
  return answerFor(ctx, await asWritten(ctx, asked), page, markets);
}

/** The same for each group of markets, as the type-ahead asks for them. */
export async function findByMarket(
  ctx: Ctx,
  asked: Filters,
  page: { take: number; countTo: number },
  groups: readonly Markets[],
): Promise<Found[]> {
  return answersByMarket(ctx, await asWritten(ctx, asked), page, groups);
}

async function asWritten(ctx: Ctx, asked: Filters): Promise<Reading> {
  const [words = NO_WORDS] = await lookUpWords(ctx, wordsToLookUp(asked));
  const { corrections } = words;
  return {
    filters: asked,
    words,
    unmet: [],
    inferred: [],
    optional: '',
    unmentioned: [],
    guessedFrom: null,
    corrections,
    isUnderstood: false,
    name: null,
    stay: null,
    isOnRoad: false,
    roadTowns: [],
    isTalk: false,
    respelt: [],
  };
}

/** How many homes match the filters, and how many of them have each of these facts (or any). */
export async function countFacts(ctx: Ctx, asked: Filters, facts?: readonly string[]): Promise<repo.Counted> {
  const query = await queryFor(ctx, asked);
  const [{ counts, scale } = { counts: {}, scale: 1 }] = query ? await repo.counts(ctx.db, [query]) : [];
  const wanted = new Set(['home', ...(facts ?? [])].map((fact) => `=${fact}`));
  return { counts: Object.fromEntries(Object.entries(counts).filter(([fact]) => !facts || wanted.has(fact))), scale };
}

/** The homes that match the filters, joined in squares of 1/`parts` degree. */
export async function clustersOf(ctx: Ctx, asked: Filters, parts: number): Promise<repo.Cluster[]> {
  const query = await queryFor(ctx, asked);
  return query ? repo.clusters(ctx.db, query, parts) : [];
}

async function queryFor(ctx: Ctx, asked: Filters): Promise<repo.IndexQuery | null> {
  const [words = NO_WORDS] = await lookUpWords(ctx, wordsToLookUp(asked));
  return exactQuery(asked, words);
}
