import { listingPath, postPath } from '#core/paths.ts';
import type { Ctx, Deps } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { areasWithHomes } from '#features/areas/service.server.ts';
import { countPlacesWithHomes } from '#features/figures/service.server.ts';
import * as repo from './repo.server.ts';
import type { PagesForRobots } from './contract.ts';
import { BATCH, PART_SIZE, PRIVATE_PATHS } from './rules.ts';
import { type Entry, indexXml, partXml } from './xml.server.ts';

/** What the parts of the map hold; `pages` has one part, the others as many as they need. */
const KINDS = ['pages', 'areas', 'posts', 'homes'] as const;
type Kind = (typeof KINDS)[number];

/** What search engines may read, and where the map is. */
export function robotsText(ctx: Ctx, { disallowed }: PagesForRobots): string {
  const lines = ['User-agent: *', ...[...PRIVATE_PATHS, ...disallowed].map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${ctx.settings.publicUrl}/sitemap.xml\n`;
}

/** The index of the map: parts of at most 10,000 addresses, without empty ones. */
export async function sitemapIndex(ctx: Ctx): Promise<string> {
  const [areas, posts, homes] = await Promise.all([
    countPlacesWithHomes(ctx),
    repo.postCount(ctx.db),
    repo.homeParts(ctx.db),
  ]);
  const several = (kind: Kind, { total, changedAt }: { total: number; changedAt: Date | null }): Entry[] =>
    Array.from({ length: Math.ceil(total / PART_SIZE) }, (_, n) => ({ path: partPath(kind, n + 1), changedAt }));
  return indexXml(ctx.settings.publicUrl, [
    { path: partPath('pages', 1) },
    ...several('areas', areas),
    ...several('posts', posts),
    ...homes.map(({ part, changedAt }) => ({ path: partPath('homes', part), changedAt })),
  ]);
}

/**
 * A part of the map, as a stream of text: of `/sitemap/homes-3.xml` the homes with the references 20,001 to 30,000. Throws
 * `not_found`, also where there is nothing in that part.
 */
export async function sitemapPart(ctx: Ctx, pages: PagesForRobots, file: string): Promise<AsyncGenerator<string>> {
  // Five digits: the references of a later part would be larger than the database counts them.
  const [, name, digits = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = KINDS.find((one) => one === name);
  const part = Number(digits);
  ensure(kind && (kind !== 'pages' || part === 1), 'not_found', coreTexts.notFound);
  const batches = kind === 'pages' ? contentPages(pages) : READERS[kind](ctx, part);
  const first = await batches.next();
  ensure(!first.done && first.value.length > 0, 'not_found', coreTexts.notFound);
  return partXml(ctx.settings.publicUrl, first.value, batches);
}

/** Counts anew which parts the map of homes has; takes seconds where there are a million homes. */
export async function countParts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await repo.recount(db);
}

async function* contentPages({ listed }: PagesForRobots): AsyncGenerator<readonly Entry[]> {
  yield listed.map((path) => ({ path }));
}

const READERS: Record<Exclude<Kind, 'pages'>, (ctx: Ctx, part: number) => AsyncGenerator<readonly Entry[]>> = {
  areas: async function* (ctx, part) {
    yield await areasWithHomes(ctx, pageOf(part));
  },
  posts: async function* ({ db }, part) {
    const found = await repo.postsFrom(db, pageOf(part));
    yield found.map(({ slug, updatedAt }) => ({ path: postPath(slug), changedAt: updatedAt }));
  },
  homes: async function* ({ db }, part) {
    const until = part * PART_SIZE;
    for (let after = until - PART_SIZE; ;) {
      const batch = await repo.homes(db, { after, until, limit: BATCH });
      yield batch.map(({ slug, updatedAt }) => ({ path: listingPath(slug), changedAt: updatedAt }));
      if (batch.length < BATCH) return;
      after = batch.at(-1)?.reference ?? until;
    }
  },
};

function partPath(kind: Kind, part: number): string {
  return `/sitemap/${kind}-${part}.xml`;
}

function pageOf(part: number) {
  return { limit: PART_SIZE, startIndex: (part - 1) * PART_SIZE };
}
