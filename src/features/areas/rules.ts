/** Homes on the page of an area; the search has the others. */
export const AREA_HOMES = 9;
/** Places named on the page of an area. */
export const MOST_INSIDE = 60;
export const MOST_NEARBY = 8;
/** Places looked at to find those nearby that have homes. */
export const NEARBY_LOOKED_AT = 60;
/** Places that the home page leads to. */
export const MOST_POPULAR = 9;
export const POPULAR_LOOKED_AT = 60;
