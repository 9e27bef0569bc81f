import { boxAround } from '#core/box.ts';
import type { Ctx } from '#core/ctx.ts';
import { reading, shows, TAGS } from '#core/reads.ts';
import type { Place } from '#features/places/contract.ts';
import { PLACES } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import { exactQuery, wordsToLookUp } from '../query.server.ts';
import * as repo from '../repo.server.ts';
import { MAX_DEPTH } from '../rules.ts';
import { lookUpWords, NO_WORDS } from '../terms/dictionary.server.ts';
import type { MapAnswer, BaseMap, MapQuery } from './contract.ts';
import { COUNTRY, LEAST_ZOOM, shortDegrees, squaresPerDegree } from './rules.ts';

/** Above this many the search stops reading homes for the map. */
const MOST_READ = 4_000;
/** Squares of a degree that are about a kilometre wide. */
const FINE = 100;

/** The homes of a search as clusters on the map; without a `box`, all of them. At most five statements. */
export async function homesOnMap(ctx: Ctx, { zoom = LEAST_ZOOM, ...asked }: MapQuery): Promise<MapAnswer> {
  const query = await queryOf(ctx, asked);
  const found = query
    ? await repo.clusters(reading(ctx, ...TAGS.lists()), query, squaresPerDegree(zoom, asked.box ?? COUNTRY))
    : [];
  const clusters = found.map(({ homes, scale, latitude, longitude, price, market, listingId }) => ({
    latitude: shortDegrees(latitude),
    longitude: shortDegrees(longitude),
    homes: homes * scale,
    price,
    ...(market && { type: market }),
    ...(homes * scale === 1 && { id: listingId }),
  }));
  shows(ctx, ...clusters.flatMap(({ id }) => (id ? [TAGS.listing(id)] : [])));
  const homes = clusters.reduce((sum, cluster) => sum + cluster.homes, 0);
  const exact = found.every(({ scale }) => scale === 1) && homes < MOST_READ;
  if (asked.box || asked.area) return { clusters, homes, exact };
  if (!query) return { clusters, homes, exact, missing: 0 };
  const [box, missing] = await Promise.all([boxOf(ctx, query), exact ? countMissing(ctx, query, homes) : undefined]);
  return { clusters, homes, exact, ...(box && { box }), ...(missing !== undefined && { missing }) };
}

async function queryOf(ctx: Ctx, filters: Filters): Promise<repo.IndexQuery | null> {
  const [words = NO_WORDS] = await lookUpWords(ctx, wordsToLookUp(filters));
  return exactQuery(filters, words);
}

async function boxOf(ctx: Ctx, query: repo.IndexQuery): Promise<MapAnswer['box']> {
  const found = await repo.clusters(reading(ctx, ...TAGS.lists()), query, FINE);
  const edges = boxAround(found.map(({ latitude, longitude }) => [latitude, longitude]));
  return edges?.map(shortDegrees) as MapAnswer['box'];
}

async function countMissing(ctx: Ctx, query: repo.IndexQuery, onMap: number): Promise<number | undefined> {
  const [found] = await repo.pages(reading(ctx, ...TAGS.lists()), [query], { sort: 'best', skip: 0, take: 1 });
  const total = found?.total ?? Infinity;
  return total > MAX_DEPTH ? undefined : Math.max(0, total - onMap);
}

/** What lies under the homes. The same for everybody, and it changes with the product and its settings only. */
export function baseMap({ settings }: Ctx): BaseMap {
  return { names, tiles: settings.mapTiles ?? null };
}

const names: BaseMap['names'] = PLACES.map((place) => ({ place, from: firstZoom(place) }))
  .sort((a, b) => a.from - b.from || b.place.weight - a.place.weight)
  .map(({ place: { name, latitude, longitude }, from }) => [
    name.replace(/ \(.*/, ''),
    Math.round(latitude * 1e4) / 1e4,
    Math.round(longitude * 1e4) / 1e4,
    from,
  ]);

/** The zoom at which a name helps more than it covers. */
function firstZoom({ kind, weight }: Place): number {
  if (kind === 'state') return 5;
  if (kind === 'city') return weight >= 70 ? 6 : weight >= 50 ? 7 : weight >= 30 ? 8 : 9;
  if (kind === 'lga') return 9;
  return weight >= 60 ? 11 : weight >= 30 ? 12 : 13;
}
