import { z } from 'zod';
import { MAX_START_INDEX } from '#core/paging.ts';
import { listingAnswer } from '#features/listings/contract.ts';
import { imageAnswer } from '#features/media/contract.ts';
import { FAVOURITES_STEP, MAX_ON_DEVICE } from './rules.ts';
import { favouritesTexts as texts } from './texts.ts';

/** A home as its card shows it; the owner's phone and e-mail only for those who may see them. */
const card = listingAnswer
  .omit({
    _id: true,
    images: true,
    imageUrls: true,
    description: true,
    moreInfo: true,
    website: true,
    socialMedia: true,
  })
  .partial()
  .extend({
    id: z.string(),
    cover: imageAnswer.nullable(),
    kind: z.string().optional(),
    roomless: z.boolean().optional(),
  });

export const favouriteParams = z.object({ listingId: z.uuid(texts.notFound) });

export const favouritesQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(FAVOURITES_STEP)).default(FAVOURITES_STEP),
  startIndex: z.coerce.number().pipe(z.int().min(0).max(MAX_START_INDEX)).default(0),
});

/** `total` homes are kept, of which `gone` are off the market for now; `homes` are the others, the last kept first. */
export const favouritesAnswer = z.object({ total: z.number(), gone: z.number(), homes: z.array(card) });

/** Ids with commas between them, as addresses carry them. */
export const homesQuery = z.object({
  ids: z
    .string(texts.idsWrong)
    .max(FAVOURITES_STEP * 37, texts.idsWrong)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid(texts.idsWrong)).max(FAVOURITES_STEP, texts.idsWrong)),
});
export const homesAnswer = z.array(card);

/** What a browser kept before its person signed in, the last kept first. */
export const mergeBody = z.object({ listingIds: z.array(z.uuid(texts.idsWrong)).max(MAX_ON_DEVICE, texts.deviceFull) });

const done = z.object({ success: z.literal(true), message: z.string() });
export const favouriteAnswer = done;
/** `left` homes did not fit. */
export const mergeAnswer = done.extend({ left: z.number() });
