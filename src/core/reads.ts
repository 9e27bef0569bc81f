import type { Db } from '#db/client.server.ts';

/** What an answer shows, in the words in which the database tells of changes: the triggers write the same. */
export const TAGS = {
  /** One home, wherever it is shown: its page, its card, its pin. */
  listing: (id: string) => `listing:${id}`,
  /** Which homes there are in these markets, and how many; in all of them where none is named. */
  lists: (markets: readonly string[] = []) => (markets.length > 0 ? markets : ['*']).map((market) => `lists:${market}`),
  posts: 'posts',
  figures: 'area_figures',
  /** Anything at all: what an answer depends on that has not said what it reads. */
  everything: '*',
} as const;

/** Collects what an answer was read from, while it is made, so that it is forgotten when that changes (CACHE-2). */
export interface Reads {
  db: Db;
  tags: Set<string>;
  /** How long the answer is good enough, in milliseconds. */
  life: number;
}

interface Reader {
  db: Db;
  visitorsDb?: Db | undefined;
  reads?: Reads | undefined;
}

/** The database, for a statement whose result changes with these tags only; `ctx.db` itself stands for everything. */
export function reading(ctx: Reader, ...tags: readonly string[]): Db {
  shows(ctx, ...tags);
  return ctx.reads?.db ?? ctx.db;
}

/** Says what else the answer shows, such as the homes that a statement found. */
export function shows({ reads }: Reader, ...tags: readonly string[]): void {
  for (const tag of tags) reads?.tags.add(tag);
}

/** The same context for what may be so many milliseconds old: what is read with it has nothing else drawn anew. */
export function outdatedBy<C extends Reader>(ctx: C, milliseconds: number): C {
  const { reads } = ctx;
  if (!reads) return ctx;
  reads.life = Math.min(reads.life, milliseconds);
  // A copy would take `db` from it, which counts as reading everything.
  return Object.create(ctx, { db: { value: reads.db }, reads: { value: undefined } }) as C;
}

/** The same context for an answer that is remembered: whoever takes `db` from it without `reading` has it depend on everything. */
export function collecting<C extends Reader>(ctx: C): C & { reads: Reads } {
  const reads: Reads = { db: ctx.visitorsDb ?? ctx.db, tags: new Set(), life: Infinity };
  const collected = { ...ctx, reads };
  return Object.defineProperty(collected, 'db', {
    enumerable: true,
    get() {
      reads.tags.add(TAGS.everything);
      return reads.db;
    },
  });
}
