import { z } from 'zod';
import { count, given } from '#core/parameters.ts';
import { filterFields } from '../filters.ts';
import { LEAST_ZOOM, MOST_ZOOM } from './rules.ts';
import { mapTexts } from './texts.ts';

/** GET /api/listing/map: the choices of a search, the part of the map that is looked at (`box`), and how near. */
export const mapQuery = z.object({
  ...filterFields,
  zoom: given(count(LEAST_ZOOM, MOST_ZOOM, mapTexts.zoomWrong)),
});
export type MapQuery = z.output<typeof mapQuery>;

const cluster = z.object({
  /** The middle of its homes. */
  latitude: z.number(),
  longitude: z.number(),
  homes: z.number(),
  /** The lowest of what its homes ask, whole naira. */
  price: z.number(),
  /** The home, where it is one. */
  id: z.string().optional(),
});

/** Matching homes, those near each other joined to one cluster. */
export const mapAnswer = z.object({
  clusters: z.array(cluster),
  homes: z.number(),
  /** Whether the numbers are counted; else they are estimates. */
  exact: z.boolean(),
  /** Where no part of the map was asked for: what holds all of them, south, west, north and east. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** Homes that match and have no place on the map; told where no part of it was asked for, and all are counted. */
  missing: z.number().optional(),
});
export type MapAnswer = z.infer<typeof mapAnswer>;
export type Cluster = z.infer<typeof cluster>;

/** What the map shows under the homes: names of places, and the pictures of a map server where the operator has one. */
export const baseMapAnswer = z.object({
  /** Name, latitude, longitude and the zoom from which on it is shown; the most important first. */
  names: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});
export type BaseMap = z.infer<typeof baseMapAnswer>;
