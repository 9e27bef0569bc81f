/** Square metres. */
export const ACRE = 4_046.9;
/** Square metres of one unit, with the words for it. Feet here are square feet. */
export const SIZE_UNITS: readonly (readonly [sqm: number, words: string])[] = [
  [
    1,
    'sqm, sqms, sqmt, sqmtr, sqmtrs, [sq|square] [m|mt|mtr|mtrs|meter|metre|metres], m2, m sq, squaremeter, squaremetre, sm',
  ],
  [0.092_903_04, 'sqft, [sq|square] [ft|feet|foot], ft2'],
  [ACRE, 'acre, arce'],
  [10_000, 'hectare, hectar, hectres, hectre, ha'],
];
export const PLOTS = '[full |][plot|plots][| of land| land], plots';
export const HALF_PLOT = '[half|1 2|half a|a half] plot[| of land| land]';
/** Sides of a plot: "50 by 100", "18m x 36m". */
export const BY = 'by, x';
export const METRES_PER_FOOT = 0.3048;
export const METRES = 'm, metre, meter, mtr';
export const FEET = 'ft, feet, foot';
