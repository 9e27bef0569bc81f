import { z } from 'zod';
import { count, given } from '#core/web/parameters.ts';
import { LISTING_TYPES } from '#features/listings/rules.ts';
import { filterFields } from '../filters.ts';
import { LEAST_ZOOM, MOST_ZOOM } from './rules.ts';
import { mapTexts } from './texts.ts';

/** GET /api/listing/map: the choices of a search, the part of the map that is looked at (`box`), and how near. */
export const mapQuery = z.object({
  ...filterFields,
  zoom: given(count(LEAST_ZOOM, MOST_ZOOM, mapTexts.zoomWrong)),
});
export type MapQuery = z.output<typeof mapQuery>;

const cluster = z
  .object({
    latitude: z.number().describe('Of the middle of its homes.'),
    longitude: z.number(),
    homes: z.number(),
    price: z.number().describe('The lowest price among its homes, in whole naira.'),
    type: z.enum(LISTING_TYPES).optional().describe('What all of them are offered for; missing where that differs.'),
    id: z.string().optional().describe('The `_id` of the home, where it is a single one.'),
  })
  .meta({ id: 'MapCluster' });

/** Matching homes, those near each other joined to one cluster. */
export const mapAnswer = z
  .object({
    clusters: z.array(cluster),
    homes: z.number(),
    exact: z.boolean().describe('Whether the homes were counted; otherwise the numbers are estimates.'),
    box: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .optional()
      .describe('South, west, north and east of all of them, where the request named no part of the map.'),
    missing: z
      .number()
      .optional()
      .describe(
        'Matching homes without a place on the map, where the request named no part of it and all were counted.',
      ),
  })
  .meta({ id: 'MapHomes' });
export type MapAnswer = z.infer<typeof mapAnswer>;
export type Cluster = z.infer<typeof cluster>;

/** What the map shows under the homes: names of places, and the pictures of a map server where the operator has one. */
export const baseMapAnswer = z
  .object({
    names: z
      .array(z.tuple([z.string(), z.number(), z.number(), z.number()]))
      .describe('Name, latitude, longitude and the zoom from which on it is shown; the most important first.'),
    tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  })
  .meta({ id: 'BaseMap' });
export type BaseMap = z.infer<typeof baseMapAnswer>;

/** What homes are asked for around: places and how many kilometres; and, between two of them, the corners of the stretch. */
export interface MapRadius {
  centres: { name: string; latitude: number; longitude: number }[];
  km: number;
  way: [number, number][];
}
