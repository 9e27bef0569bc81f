import { z } from 'zod';
import { MAX_PLACE_TEXT } from './rules.ts';

/** What a place is: a state, one of its local government areas, a city or town, a neighbourhood, or what homes are looked for around. */
export type PlaceKind = 'state' | 'lga' | 'city' | 'area' | 'landmark';

/** A place of the gazetteer. Where a town and its local government area share a name, one place of kind `city` is both. */
export interface Place {
  /** Its path, as in addresses: `lagos/lekki/lekki-phase-1`. */
  id: string;
  name: string;
  kind: PlaceKind;
  /** Id of its state. */
  state: string;
  /** Id of the place that it belongs to; null for a state. */
  parent: string | null;
  /** Id of the local government area that it lies in; null for states and for what spreads over several. */
  lga: string | null;
  latitude: number;
  longitude: number;
  /** Other words people use for it. */
  aliases: readonly string[];
  /** How often it is meant, bigger first. */
  weight: number;
}

/** A university, airport, market or the like. Homes are around one, never in one. */
export interface Landmark extends Place {
  kind: 'landmark';
  parent: string;
  /** Whether a source gives the point; otherwise it stands for the middle of its parent. */
  hasPoint: boolean;
  /** The public page that names it and where it is. */
  source: string;
}

export const townsQuery = z.object({
  q: z.string().max(MAX_PLACE_TEXT).describe('What has been typed of the name of a town or area.'),
});
export const townsAnswer = z
  .object({
    success: z.literal(true),
    places: z
      .array(
        z.object({
          name: z.string().describe('"Lekki Phase 1, Lagos"'),
          city: z.string().describe('Of a listing that lies there.'),
          state: z.string().describe('Of a listing that lies there.'),
        }),
      )
      .describe('The likeliest first.'),
  })
  .meta({ id: 'Towns' });
/** A town or area as the fields of a listing have it. */
export type Town = z.infer<typeof townsAnswer>['places'][number];
