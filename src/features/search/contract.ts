import { z } from 'zod';
import { given, pageParameters } from '#core/parameters.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { type, wishes, words } from './filters.ts';

/** A word that was read as another: "leki" as "lekki". */
export const correction = z.object({ typed: z.string(), used: z.string() });
export type Correction = z.infer<typeof correction>;

/** GET /api/listing/get; `type=all` is the same as none. */
export const listQuery = z.object({
  ...wishes,
  type,
  userId: given(z.uuid(texts.userIdWrong)),
  searchTerm: words,
  ...pageParameters,
});
export type ListQuery = z.output<typeof listQuery>;

/** Search criteria of SPEC section 7; typed words may come under any of these names. */
export const searchBody = z.object({
  ...wishes,
  type,
  searchTerm: words,
  name: words,
  city: words,
  state: words,
  address: words,
  ...pageParameters,
});
export type SearchBody = z.output<typeof searchBody>;

export const suggestQuery = z.object({ searchTerm: words });
/** Completions of typed words: places of the gazetteer, and homes. */
export const suggestAnswer = z.object({
  places: z.array(z.object({ id: z.string(), name: z.string() })),
  homes: z.array(z.object({ slug: z.string(), name: z.string() })),
  corrections: z.array(correction),
});
export type Suggestions = z.infer<typeof suggestAnswer>;
