/** Sentences of the map of results. */
export const mapTexts = {
  zoomWrong: 'zoom must be a whole number from 5 to 17.',
  label: 'Map of the results. The arrow keys move it, plus and minus zoom; Tab goes from home to home.',
  failed: 'The map could not be loaded in full.',
  near: 'close match',
  nearLegend: 'Dashed pins are close matches',
  offline: 'You are offline. The map shows what it had loaded.',
  onlyLine: 'That is only a line. Set corners around a place.',
  about: 'Pins show about where a home is; its owner tells the exact place.',
  sources: 'Outlines: Natural Earth and our own. Names: GeoNames.',
} as const;
