/** Characters of a typed search that are read. */
export const MAX_TEXT = 200;
/** Words of a typed search that count; more say nothing new. */
export const MAX_WORDS = 12;
/** How far paging goes, and above which a count says "1,000+": further on, narrow the search. */
export const MAX_DEPTH = 1_000;
/** Above which a count beside a way on says "100+": counting further takes longer than finding the homes. */
export const HINT_DEPTH = 100;
/** Completions of a half-typed word that are searched one by one; above that the index looks for the beginning itself. */
export const MAX_COMPLETIONS = 50;
/** A word in use this rarely may be a slip of the one seller who wrote it. */
export const RARE_USES = 3;
/** How many times more often its right spelling must be in use. */
export const COMMON_FACTOR = 50;
/** Words that join others and are not searched for beside them. */
export const GLUE = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'inside',
  'is',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
