/** Orders of results; `best` puts homes first that match in their name or place. */
export const SORTS = ['best', 'newest', 'oldest', 'price', 'price-desc', 'total', 'size'] as const;

/** Ids in one list of a search: kinds, places, features. */
export const MAX_CHOICES = 20;
/** Kilometres around a place within which homes are asked for, and those that the filter offers. */
export const MAX_RADIUS = 50;
export const RADII = [1, 2, 3, 5, 10, 20] as const;
/** Corners of an area that somebody drew. */
export const MAX_CORNERS = 100;
