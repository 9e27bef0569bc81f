import { z } from 'zod';
import { currentPassword } from '../contract.ts';
import { CAUSES, REASON_MAX, REASON_MIN, suspensionTexts as texts, TERMS } from './texts.ts';

const reason = z
  .string(texts.reasonMissing)
  .trim()
  .min(REASON_MIN, texts.reasonMissing)
  .max(REASON_MAX, texts.reasonMissing);

const suspension = z.object({
  cause: z.enum(CAUSES, texts.causeMissing),
  term: z.enum(Object.keys(TERMS) as (keyof typeof TERMS)[], texts.termMissing),
  reason,
});
export type NewSuspension = z.output<typeof suspension>;

/** What an admin decides about an account, and why; the password where it was not given lately. */
export const standingForm = z.discriminatedUnion('intent', [
  suspension.extend({ intent: z.literal('suspend'), current: currentPassword }),
  z.object({ intent: z.literal('restore'), reason, current: currentPassword }),
  z.object({ intent: z.literal('promote'), reason, current: currentPassword }),
  z.object({ intent: z.literal('demote'), reason, current: currentPassword }),
]);

/** What an admin can decide about an account. */
export type StandingIntent = z.output<typeof standingForm>['intent'];
