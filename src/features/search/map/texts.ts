/** Sentences of the map of results. */
export const mapTexts = {
  zoomWrong: 'zoom must be a whole number from 5 to 17.',
  label: 'Map of the results. The arrow keys move it, plus and minus zoom; Tab goes from home to home.',
  failed: 'Part of the map could not be loaded.',
  near: 'close match',
  nearLegend: 'Dashed pins are close matches',
  offline: 'You are offline. The map shows what was already loaded.',
  onlyLine: 'That is only a line. Add corners to make an area.',
  about: 'Pins show roughly where a home is. The owner will tell you the exact place.',
  sources: 'Outlines: Natural Earth and our own. Names: GeoNames.',
} as const;
