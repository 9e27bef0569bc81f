/** Homes that one person keeps. */
export const MAX_FAVOURITES = 500;
/** Homes that a browser keeps before its person signs in. */
export const MAX_ON_DEVICE = 200;
/** Homes that a browser remembers to have shown. */
export const MAX_SEEN = 20;
/** Homes that stand side by side. */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;
/** Homes on the page of favourites at first, as many more each time, and the most that one call gives. */
export const FAVOURITES_STEP = 24;
