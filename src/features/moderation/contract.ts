import { z } from 'zod';
import type { CaseReason } from '#db/schema/moderation-cases.ts';
import { APPEAL_MAX, APPEAL_MIN, moderationTexts as texts, REASON_MAX, REASON_MIN } from './texts.ts';

/** Why a person looks at a home: rules said so, or what stands here. */
export type CaseWhy = 'new' | 'first' | 'signals' | 'sample' | 'edit' | 'back' | 'report' | 'appeal';

/** A reason as its owner and the admins read it. */
export type { CaseReason };

const VERDICTS = ['approved', 'returned', 'removed'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What is kept of a case: a verdict, or that a home was put back though nobody looked at it (TRUST-67). */
export type Decided = Verdict | 'put-back';

/** Homes of an account that wait where MODERATION says `first`. */
export const FIRST_HOMES = 3;
/** One home in so many of those that nothing speaks against. */
export const ONE_IN = 20;
/** From this score on a home that is on the market is looked at. */
export const LOOKED_AT_FROM = 30;
/** How long a removal has the changes of its owner's other homes wait. */
export const UPHELD_DAYS = 180;
/** What it adds to the score of a home that is looked at for it alone. */
export const UPHELD_WEIGHT = 60;
/** How long an admin has a home to themselves. */
export const LEASE_MINUTES = 10;
/** How long a home that an admin left undecided comes to them after what else waits. */
export const PASSED_OVER_MINUTES = 60;
/** A price that falls by more than this share is a change to look at. */
export const PRICE_FALL = 0.25;

/** What an admin decided about the case that they saw. */
export const verdictForm = z
  .object({
    verdict: z.enum(VERDICTS, texts.chooseVerdict),
    version: z.coerce.number(texts.changedMeanwhile).int(texts.changedMeanwhile).positive(texts.changedMeanwhile),
    /** Leaves the words the whole of their room. */
    usual: z.string().trim().max(REASON_MAX, texts.reasonMissing).default(''),
    words: z.string().trim().max(REASON_MAX, texts.reasonMissing).default(''),
  })
  .transform(({ usual, words, ...decided }) => ({ ...decided, reason: [usual, words].filter(Boolean).join(' ') }))
  .refine(({ verdict, reason }) => verdict === 'approved' || reason.length >= REASON_MIN, {
    message: texts.reasonMissing,
    path: ['words'],
  });

export const appealForm = z.object({
  words: z.string(texts.appealWords).trim().min(APPEAL_MIN, texts.appealWords).max(APPEAL_MAX, texts.appealWords),
});
