import { z } from 'zod';
import { messageAnswer } from '#core/answers.ts';
import { MAX_START_INDEX } from '#core/paging.ts';
import { cardAnswer } from '#features/listings/contract.ts';
import { FAVOURITES_STEP, MAX_ON_DEVICE } from './rules.ts';
import { favouritesTexts as texts } from './texts.ts';

export const favouriteParams = z.object({ listingId: z.uuid(texts.notFound) });

export const favouritesQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(FAVOURITES_STEP)).default(FAVOURITES_STEP),
  startIndex: z.coerce.number().pipe(z.int().min(0).max(MAX_START_INDEX)).default(0),
});

export const favouritesAnswer = z
  .object({
    total: z.number(),
    gone: z.number().describe('How many of them are off the market for now.'),
    homes: z.array(cardAnswer).describe('The others, the last kept first.'),
  })
  .meta({ id: 'Favourites' });

/** Ids with commas between them, as addresses carry them. */
export const homesQuery = z.object({
  ids: z
    .string(texts.idsWrong)
    .max(FAVOURITES_STEP * 37, texts.idsWrong)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid(texts.idsWrong)).max(FAVOURITES_STEP, texts.idsWrong)),
});
export const homesAnswer = z.array(cardAnswer);

/** What a browser kept before its person signed in, the last kept first. */
export const mergeBody = z
  .object({ listingIds: z.array(z.uuid(texts.idsWrong)).max(MAX_ON_DEVICE, texts.deviceFull) })
  .meta({ id: 'FavouritesMerge' });

export const mergeAnswer = messageAnswer
  .extend({ left: z.number().describe('How many homes did not fit.') })
  .meta({ id: 'MergedFavourites' });
