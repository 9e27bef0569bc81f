const commas = 'Several are separated by commas.';
const only = (homes: string) => `\`true\` returns only ${homes}; \`false\` is the same as leaving it out.`;

/** What the parameters of addresses and headers mean; one name means the same in every call. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  limit: 'How many results to return at most.',
  startIndex: 'How many results to skip first.',
  searchTerm:
    'Typed words. Places, kinds, rooms, prices and features are understood ("2 bed flat in Yaba under 2.5m"), misspellings too.',
  q: 'Typed words, as for `searchTerm`.',
  type: 'The market; `all` is the same as leaving it out.',
  kind: `Kinds of property, by id: \`flat,duplex\`. ${commas} \`GET /api/listing/filters\` lists them.`,
  place: `Places, by id: \`lagos/lekki\`. ${commas} \`GET /api/listing/suggest\` finds them.`,
  within:
    'Kilometres around the place, 50 at the most: homes by distance, in the place and beside it; of two or three places, around any of them. Without it, homes in the place.',
  between: '`true`, with two places and `within`: homes along the way between them, so far to each side.',
  guests: 'People in one home, which means a bedroom for every two of them unless `bedrooms` says how many.',
  bedrooms: 'The fewest bedrooms.',
  maxBedrooms: 'The most bedrooms.',
  bathrooms: 'The fewest bathrooms.',
  minPrice: 'The lowest price, in whole naira.',
  maxPrice: 'The highest price, in whole naira.',
  minTotal: 'The lowest total cost (first year, one night or purchase) with all stated fees, in whole naira.',
  maxTotal: 'The highest total cost (first year, one night or purchase) with all stated fees, in whole naira.',
  minSize: 'The smallest size, in square metres.',
  maxSize: 'The largest size, in square metres.',
  offer: only('homes with a discount'),
  furnished: only('furnished homes'),
  parking: only('homes with parking'),
  exclusive: only('Premier Properties'),
  has: `Features that a home must have, by id: \`pool,borehole\`. ${commas} \`GET /api/listing/filters\` lists them.`,
  without: `Features that a home must not have, kinds that it must not be, and places that it must not lie in, by id. ${commas}`,
  title: `Title papers of which a home must have one, by id. ${commas} \`GET /api/listing/filters\` lists them.`,
  box: 'A rectangle on the map: south,west,north,east in degrees.',
  area: 'The corners of an area on the map: latitude,longitude;latitude,longitude;… (3 to 100).',
  sort: 'The order. `best` puts matches in the name or the place first; `newest` and `oldest` go by the last change; `price`, `total` (cost with fees) and `size` start with the lowest price, the lowest total and the largest home. `regularPrice`, `createdAt`, `created_at` and `updatedAt` are taken for the nearest of these, in the direction of `order`.',
  order:
    'The direction of `regularPrice`, `createdAt`, `created_at` and `updatedAt`: `desc` unless said otherwise. The other orders have one direction.',
  zoom: 'How close the map is: from the whole country to a street.',
  ids: 'The `_id` of up to 24 listings, separated by commas.',
  slug: 'Only the post with this address.',
  postId: 'The `_id` of a post.',
  userId: 'The `_id` of a person.',
  listingId: 'The `_id` of a listing; its `slug` will do for reading.',
  forEdit: '`true` returns the contact details too; for the owner and admins.',
  searchId: 'The `_id` of a saved search.',
  sessionId: 'The `_id` of a session of yours.',
  uploadId: 'The last part of the `Location` that the upload was created at.',
  'idempotency-key':
    'A name for this one request, known for 24 hours and to your account only: sent again, it creates nothing twice and answers as the first time. With other words, these replace what the first request said; while the first is still being worked on, the answer may be 409.',
};
