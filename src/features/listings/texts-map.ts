/** Sentences of the map of results. */
export const mapTexts = {
  zoomWrong: 'zoom must be a whole number from 5 to 17.',
} as const;
