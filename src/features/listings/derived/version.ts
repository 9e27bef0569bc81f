/**
 * Counts up with every change of what follows from a listing by rules: what is masked, where it lies, which places it names, what it costs at first.
 * Stored listings are derived again after the start then; `again.test.ts` says when.
 */
export const DERIVED_VERSION = 15;
