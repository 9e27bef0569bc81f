import { z } from 'zod';
import { PLANS } from './rules.ts';
import { packagesTexts as texts, REASON_MAX, REASON_MIN } from './texts.ts';

/** The form with which an admin gives somebody a package. */
export const grantForm = z.object({
  plan: z.enum(
    PLANS.map(({ id }) => id),
    texts.planWrong,
  ),
  reason: z
    .string(texts.reasonMissing)
    .trim()
    .min(REASON_MIN, texts.reasonMissing)
    .max(REASON_MAX, texts.reasonMissing),
});
