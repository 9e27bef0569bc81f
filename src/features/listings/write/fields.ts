import { z } from 'zod';
import { oneLine } from '#core/text/written.ts';
import { parseGrouped } from '#ui/forms/grouped-number.ts';
import { listingsTexts as texts } from '../texts.ts';

/** Forms and older clients send numbers as text and text as numbers; null means nothing was said. */
export const written = (message: string) =>
  z.union([z.string(), z.number(), z.null()], message).transform((value) => (value === null ? '' : String(value)));

/** One line of text, cleaned. */
export const line = (most: number, message: string) =>
  written(message).pipe(z.string().overwrite(oneLine).max(most, message));

/** "2,500,000", "₦2500000", "2.5m" and 2500000 are the same amount. */
export const wholeNumber = (least: number, most: number, message: string) =>
  z
    .union([z.number(), z.string()], message)
    .transform((value) => (typeof value === 'number' ? value : (parseGrouped(value) ?? Number.NaN)))
    .pipe(z.int(message).min(least, message).max(most, message));

export const choice = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', 'off', ''])], texts.choiceWrong)
  .transform((value) => value === true || value === 'true' || value === 'on');

/** What may be left open: an empty text and null say that nothing is known. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());
