/**
 * Counts up with every change of what the rules mask, or of the places that texts may name, so that stored texts are read again after the start;
 * `again.test.ts` says when.
 */
export const MASKING_VERSION = 9;
