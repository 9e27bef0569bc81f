import { z } from 'zod';
import { MAX_LIMIT, MAX_START_INDEX } from '../paging.ts';
import { coreTexts as texts } from '../texts.ts';

/** In addresses and forms an empty text says nothing, and so does null in older clients' JSON. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A whole number within bounds, also written as text; what is read before it is checked is described with its bounds. */
export const count = (least: number, most: number, message: string) =>
  z.coerce
    .number(message)
    .meta({ type: 'integer', minimum: least, maximum: most })
    .pipe(z.int(message).min(least, message).max(most, message));

/** Names one attempt to create: sent again under the same name, also with other words, it makes no second. */
export const requestKeyHeaders = z.looseObject({ 'idempotency-key': z.string().min(1).max(100).optional() });

/** Which part of a list is asked for: at most `limit` rows after the first `startIndex`. */
export const pageParameters = {
  limit: given(count(1, MAX_LIMIT, texts.limitWrong)),
  startIndex: given(count(0, MAX_START_INDEX, texts.startIndexWrong)),
};

/** The parameters of an address as they were written: every `?` after the first separates like `&`, and of repeated names the last counts. */
export function namedParameters(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start + 1).replaceAll('?', '&');
  return Object.fromEntries(new URLSearchParams(query));
}
