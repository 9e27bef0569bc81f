import { type Box, boxAround, cut, type Point } from '#core/box.ts';

/** Numbers and places between which homes must lie. Money is whole naira, sizes are square metres, angles are degrees. */
export interface Bounds {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
  minSize?: number | undefined;
  maxSize?: number | undefined;
  box?: Box | undefined;
  /** Corners of a drawn area. */
  area?: readonly Point[] | undefined;
}

/** The two ends of each range of numbers. */
export const ENDS = [
  ['minPrice', 'maxPrice'],
  ['minTotal', 'maxTotal'],
  ['minSize', 'maxSize'],
] as const;

/** The bounds as search_page() takes them: an area is searched within its box first, because the index knows boxes. */
export function boundsForIndex({ box, area, ...numbers }: Bounds): Record<string, unknown> & { box?: Box | null } {
  const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  if (!area || area.length < 3) return { ...given, ...(box && { box }) };
  const around = boxAround(area);
  return {
    ...given,
    box: around && box ? cut(around, box) : around,
    area: `(${area.map(([latitude, longitude]) => `(${longitude},${latitude})`).join(',')})`,
  };
}

/** Whether anything is bounded at all. */
export function isBounded(bounds: Bounds): boolean {
  return Object.values(bounds).some((value) => value !== undefined);
}
