import { z } from 'zod';
import { messageAnswer } from '#core/answers.ts';
import { oneLine } from '#core/text/written.ts';
import { EVERY, NAME_MAX, QUERY_MAX } from './rules.ts';
import { alertsTexts as texts } from './texts.ts';

const name = z
  .string(texts.nameMissing)
  .transform(oneLine)
  .pipe(z.string().min(1, texts.nameMissing).max(NAME_MAX, texts.nameLong));
const every = z.enum(EVERY, texts.everyWrong);
const query = z.string(texts.queryWrong).max(QUERY_MAX, texts.queryWrong);

/** The query of a page of results; without a name the search is called by what it looks for. */
export const newSearch = z
  .object({ query, name: name.optional(), every: every.default('daily') })
  .meta({ id: 'NewSavedSearch' });
export type NewSearch = z.output<typeof newSearch>;

export const searchChange = z
  .object({ name: name.optional(), every: every.optional() })
  .meta({ id: 'SavedSearchChange' });
export type SearchChange = z.output<typeof searchChange>;

export const searchParams = z.object({ searchId: z.uuid(texts.notFound) });

export const savedSearch = z
  .object({
    _id: z.string(),
    name: z.string(),
    query: z.string().describe('The query of the results page, without a question mark.'),
    labels: z.array(z.string()).describe('What is looked for, in words.'),
    every: z.enum(EVERY),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;

export const alertsAnswer = z
  .object({
    searches: z.array(savedSearch),
    priceDrops: z.boolean().describe('Whether emails about lower prices of favourites are sent.'),
  })
  .meta({ id: 'Alerts' });
export type Alerts = z.infer<typeof alertsAnswer>;

export const alertPreferences = z
  .object({
    priceDrops: z.preprocess(
      (value) => (value === 'true' ? true : value === 'false' ? false : value),
      z.boolean(texts.choiceWrong),
    ),
  })
  .meta({ id: 'AlertSettings' });

export const savedAnswer = messageAnswer.extend({ _id: z.string() }).meta({ id: 'SavedSearchId' });
