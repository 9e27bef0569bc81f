/** Longest text that is read as the name of a place, in characters. */
export const MAX_PLACE_TEXT = 100;

/** Most suggestions given at once. */
export const MAX_SUGGESTIONS = 20;

/** A place in an address is believed beside the stated city if it lies no farther from it, in kilometres. */
export const FAR_FROM_CITY_KM = 45;

/** Without its state, a name means its likeliest place only if no other of that name is meant a third as often. */
export const SURE_FACTOR = 3;

/** Shorter texts are not searched with mistakes: almost any name is one letter away from them. */
export const MIN_FOR_SLIP = 3;
