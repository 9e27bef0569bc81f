import { z } from 'zod';
import { given, pageParameters } from '#core/web/parameters.ts';
import { cardAnswer } from '#features/listings/contract.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { SORTS } from './filter-limits.ts';
import { type, homeFilters, words } from './filters.ts';
import { nearCard } from './results/contract.ts';
import { searchTexts } from './texts.ts';

/** A word that was read as another: "leki" as "lekki". */
export const correction = z.object({ typed: z.string(), used: z.string() }).meta({ id: 'Correction' });
export type Correction = z.infer<typeof correction>;

const byPrice = { asc: 'price', desc: 'price-desc' } as const;
const byTime = { asc: 'oldest', desc: 'newest' } as const;
/** The orders that other clients name by a field and a direction. */
const FIELDS = { regularPrice: byPrice, createdAt: byTime, created_at: byTime, updatedAt: byTime } as const;
const fieldNames = ['regularPrice', 'createdAt', 'created_at', 'updatedAt'] as const;
const isField = (sort: string): sort is keyof typeof FIELDS => Object.hasOwn(FIELDS, sort);

/** GET /api/listing/get; `type=all` is the same as none. */
export const listQuery = z
  .object({
    ...homeFilters,
    type,
    userId: given(z.uuid(texts.userIdWrong)),
    searchTerm: words,
    sort: given(z.enum([...SORTS, ...fieldNames], searchTexts.listSortWrong)),
    order: given(z.enum(['asc', 'desc'], searchTexts.orderWrong)),
    ...pageParameters,
  })
  .transform(({ order = 'desc', sort, ...query }) => ({
    ...query,
    sort: sort && isField(sort) ? FIELDS[sort][order] : sort,
  }));
export type ListQuery = z.output<typeof listQuery>;

/** Search criteria of the calls (API-13, API-21); typed words may come under any of these names. */
export const searchBody = z
  .object({
    ...homeFilters,
    type,
    searchTerm: words,
    name: words,
    city: words,
    state: words,
    address: words,
    ...pageParameters,
  })
  .meta({ id: 'SearchCriteria' });
export type SearchBody = z.output<typeof searchBody>;

/** Typed words, and what the search keeps beside them. */
export const suggestQuery = z.object({ ...homeFilters, type, searchTerm: words });
const counted = z.object({ homes: z.number(), capped: z.boolean().describe('There are more.') });
/** Completions of typed words: places of the gazetteer, homes by name, and the homes that a search in each market finds. */
export const suggestAnswer = z
  .object({
    reading: counted
      .extend({
        title: z.string(),
        searchTerm: z
          .string()
          .describe(
            'The words that this is read from: the last one completed, or left out while it may become anything.',
          ),
      })
      .nullable()
      .describe('How the words are understood, and how many homes have all of it; null where none is understood.'),
    places: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        query: z.string().describe('Of the page of results, with the place.'),
      }),
    ),
    homes: z.array(z.object({ slug: z.string(), name: z.string() })),
    rent: z.array(cardAnswer),
    sale: z.array(cardAnswer),
    forSale: counted.describe('How many homes for sale there are, of which the first are shown.'),
    near: z.array(nearCard).describe('Where few homes have all of it, those that come nearest.'),
    corrections: z.array(correction),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestAnswer>;
