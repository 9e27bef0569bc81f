/** Counts up with every change of what the rules mask, so that stored texts are masked again after the start; `again.test.ts` says when. */
export const MASKING_VERSION = 8;
