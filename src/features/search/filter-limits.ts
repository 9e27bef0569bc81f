/** Orders of results; `best` puts homes first that match in their name or place. */
export const SORTS = ['best', 'newest', 'oldest', 'price', 'price-desc', 'total', 'size'] as const;

/** Ids in one list of a search: kinds, places, features. */
export const MAX_CHOICES = 20;
/** Kilometres around a place within which homes are asked for, and those that the filter offers. */
export const MAX_RADIUS = 50;
/** Kilometres to each side of the way between two places. */
export const BETWEEN_KM = 2;
/** Kilometres of such a way: from Lekki to Epe. */
export const MAX_WAY = 60;
/** Places around which homes are asked for at once. */
export const MAX_CENTRES = 3;
/** People in one home, and how many of them a bedroom sleeps, since no listing says that itself. */
export const MAX_GUESTS = 20;
export const GUESTS_PER_BEDROOM = 2;
export const RADII = [1, 2, 3, 5, 10, 20] as const;
/** Corners of an area that somebody drew. */
export const MAX_CORNERS = 100;
