/** Characters of a typed search that are understood; what is beyond them stays text. */
export const MAX_READ = 500;
/** Characters of typed text that are kept at all. */
export const MAX_KEPT = 1_000;

/** "About 5m" is from 4m to 6m. */
export const ROUGHLY = 0.2;
/** Whole naira from which a number without "k" or "m" is an amount: alone, after "under" and such, and with the sign. */
export const PLAIN_AMOUNT = 50_000;
export const LED_AMOUNT = 10_000;
export const SIGNED_AMOUNT = 1_000;
/** Dollars, pounds or euros that nobody pays for a year. */
export const FOREIGN_SALE = 200_000;
/** Amounts beyond are no price of a home. */
export const HIGHEST_AMOUNT = 1_000_000_000_000;

/** Square metres that a plot has at least wherever it is: 50 by 100 ft is 464.5, an estate's plot often less. */
export const SMALLEST_PLOT = 450;
/** Square metres of a large plot. */
export const LARGEST_PLOT = 700;
/** Square metres that half a plot has at most: half of 648 sqm is 324. */
export const LARGEST_HALF_PLOT = 350;
/** Plots, acres and hectares from which on a number is money. */
export const MOST_UNITS = 10_000;
/** Square metres beyond are no size of a home: the whole country has fewer. */
export const HIGHEST_SIZE = 1_000_000_000_000;
/** A least size in acres, hectares or feet is rounded down to so many square metres, since sellers round too. */
export const SIZE_STEP = 100;
/** Sides from which on numbers without a unit are feet, as in "50 by 100". */
export const SHORTEST_SIDE = 40;

/** Letters from which a word may be misspelt, may have another letter in it, and may have two edits. */
export const MIN_MISSPELT = 5;
export const MIN_OTHER_LETTER = 6;
export const MIN_TWO_EDITS = 8;
/** From here on the other letter need not sound alike or lie near on the keyboard. */
export const MIN_STRANGE_LETTER = 7;
/** Letters that a word has at least to be known by its neighbour. */
export const MIN_BESIDE = 4;
/** The first letter and consonants that a name has at least to be known by them. */
export const MIN_CONSONANTS = 4;
/** Unknown words of one text that are compared with known ones, and letters of a name that is compared. */
export const MAX_COMPARED = 12;
export const MAX_NAME = 40;

/** A number of nights up to which "3 nights" is a stay. */
export const MAX_NIGHTS = 90;
/** Nights that a stay may take at all. */
export const MAX_STAY = 365;

/** How often a place must be meant for three letters to be its name misspelt, for a short word, and for one after "in". */
export const KNOWN_TO_ALL = 60;
export const WELL_KNOWN = 40;
export const KNOWN_AFTER_IN = 20;
/** Kilometres beyond which a part of a town is not in another one that is named behind it. */
export const FAR_KM = 50;
/** Kilometres up to which a town says where a smaller place is, and how many times as often it is meant then. */
export const BESIDE_KM = 25;
export const LARGER = 3;
/** Kilometres up to which an estate is said by the area beside it. */
export const GATE_KM = 6;
/** Kilometres that somebody walks. */
export const WALK_KM = 2;
