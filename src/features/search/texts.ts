/** Sentences of the search calls. */
export const searchTexts = {
  kindUnknown: 'We do not know that kind of property.',
  placeUnknown: 'A place is written like lagos/lekki/lekki-phase-1.',
  featureUnknown: 'We do not know that feature.',
  titlePaperUnknown: 'We do not know that title paper.',
  radiusWrong: 'within must be kilometres around the place, 50 at the most.',
  guestsWrong: 'guests must be a number of people, 20 at the most.',
  boxWrong: 'box must be south,west,north,east in degrees.',
  areaWrong: 'area must be at least three corners, as latitude,longitude;latitude,longitude;…',
  sortWrong: 'sort must be best, newest, oldest, price, price-desc, total or size.',
  listSortWrong:
    'sort must be best, newest, oldest, price, price-desc, total, size, regularPrice, createdAt, created_at or updatedAt.',
  orderWrong: 'order must be asc or desc.',
} as const;
