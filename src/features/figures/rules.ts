/** Prices of fewer homes than this say nothing about an area, and something about their owners. */
export const FIGURES_FROM = 8;
/** The place that stands for the whole country. */
export const EVERYWHERE = '';
