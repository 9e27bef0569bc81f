/** Prices of fewer homes than this say nothing about an area, and something about their owners. */
export const FIGURES_FROM = 8;
/** The place that stands for the whole country. */
export const EVERYWHERE = '';
/** A place is dear where its middle price is above that of nine in ten, of so many or more. */
export const DEAR_FROM = 0.9;
export const PLACES_COMPARED_FROM = 10;
/** Makes a median of distances comparable with a standard deviation. */
export const ROBUST = 1.4826;
/** How long a home that was let or sold says what homes are taken for. */
export const TAKEN_WITHIN_DAYS = 365;
