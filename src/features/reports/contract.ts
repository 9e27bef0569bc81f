import { z } from 'zod';
import { manyLines, oneLine } from '#core/text/written.ts';
import { ANSWER_MIN, EMAIL_MAX, REASON_IDS, WORDS_MAX } from './rules.ts';
import { reportsTexts as texts } from './texts.ts';

/** A report as it is posted; visitors give an address too. */
export const reportForm = z.object({
  reason: z.enum(REASON_IDS, texts.reasonMissing),
  words: z.string().overwrite(manyLines).max(WORDS_MAX, texts.wordsLong).default(''),
  email: z.string().overwrite(oneLine).toLowerCase().max(EMAIL_MAX, texts.emailWrong).default(''),
});
export type ReportForm = z.infer<typeof reportForm>;

export const visitorEmail = z.email(texts.emailWrong);

/** What an owner answers to a question about a home. */
export const answerForm = z.object({
  listingId: z.uuid(texts.notFound),
  reason: z.enum(REASON_IDS, texts.notFound),
  answer: z.string().overwrite(manyLines).min(ANSWER_MIN, texts.answerShort).max(WORDS_MAX, texts.answerShort),
});
export type AnswerForm = z.infer<typeof answerForm>;

/** Which report its sender takes back. */
export const withdrawForm = z.object({ id: z.uuid(texts.notFound) });

/** What an admin decides, or that they take back what they decided. */
export const decisionForm = z.object({
  id: z.uuid(texts.notFound),
  outcome: z.enum(['upheld', 'not-upheld', 'undo'], texts.notFound),
});
/** What an admin finds of a report itself. */
export type Finding = Exclude<z.infer<typeof decisionForm>['outcome'], 'undo'>;
