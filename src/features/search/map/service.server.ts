import { boxAround } from '#core/box.ts';
import type { Ctx } from '#core/ctx.ts';
import type { Place } from '#features/places/contract.ts';
import { everyPlace } from '#features/places/service.server.ts';
import { find, spotsOnMap, type Wanted } from '../index.server.ts';
import type { MapAnswer, MapGround, MapQuery } from './contract.ts';
import { COUNTRY, LEAST_ZOOM, shortDegrees, squaresPerDegree } from './rules.ts';
import { wantedOf } from '../wanted.server.ts';

/** Above this many the search stops reading homes for the map. */
const MOST_READ = 4_000;
/** Squares of a degree that are about a kilometre wide. */
const FINE = 100;

/** The homes of a search as spots on the map; without a `box`, all of them. */
export async function homesOnMap(ctx: Ctx, { zoom = LEAST_ZOOM, ...asked }: MapQuery): Promise<MapAnswer> {
  const wanted = wantedOf(asked);
  const found = await spotsOnMap(ctx, wanted, squaresPerDegree(zoom, wanted.box ?? COUNTRY));
  const spots = found.map(({ homes, scale, latitude, longitude, price, listingId }) => ({
    latitude: shortDegrees(latitude),
    longitude: shortDegrees(longitude),
    homes: homes * scale,
    price,
    ...(homes * scale === 1 && { id: listingId }),
  }));
  const homes = spots.reduce((sum, spot) => sum + spot.homes, 0);
  const exact = found.every(({ scale }) => scale === 1) && homes < MOST_READ;
  if (wanted.box || wanted.area) return { spots, homes, exact };
  const [box, missing] = await Promise.all([boxOf(ctx, wanted), exact ? countMissing(ctx, wanted, homes) : undefined]);
  return { spots, homes, exact, ...(box && { box }), ...(missing !== undefined && { missing }) };
}

async function boxOf(ctx: Ctx, wanted: Wanted): Promise<MapAnswer['box']> {
  const found = await spotsOnMap(ctx, wanted, FINE);
  const edges = boxAround(found.map(({ latitude, longitude }) => [latitude, longitude]));
  return edges?.map(shortDegrees) as MapAnswer['box'];
}

async function countMissing(ctx: Ctx, wanted: Wanted, onMap: number): Promise<number | undefined> {
  const { match, total, capped } = await find(ctx, wanted, { skip: 0, take: 1 });
  if (capped) return undefined;
  return match === 'exact' ? Math.max(0, total - onMap) : 0;
}

/** What lies under the homes. The same for everybody, and it changes with the product and its settings only. */
export function mapGround({ settings }: Ctx): MapGround {
  return { names, tiles: settings.mapTiles ?? null };
}

const names: MapGround['names'] = everyPlace()
  .map((place) => ({ place, from: firstZoom(place) }))
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
