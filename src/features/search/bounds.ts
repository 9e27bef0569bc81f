/** Numbers and places between which homes must lie. Money is whole naira, sizes are square metres, angles are degrees. */
export interface Bounds {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
  minSize?: number | undefined;
  maxSize?: number | undefined;
  /** South, west, north, east. */
  box?: readonly [number, number, number, number] | undefined;
  /** Corners of a drawn area, as latitude and longitude. */
  area?: readonly (readonly [number, number])[] | undefined;
}

/** The bounds as search_listings() takes them: an area is searched within its box first, because the index knows boxes. */
export function boundsForIndex({ box, area, ...numbers }: Bounds): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  if (!area || area.length < 3) return { ...given, ...(box && { box }) };
  const latitudes = area.map(([latitude]) => latitude);
  const longitudes = area.map(([, longitude]) => longitude);
  const around = [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
  const inside = around.map((edge, at) => (box ? (at < 2 ? Math.max : Math.min)(edge, box[at] ?? edge) : edge));
  return {
    ...given,
    box: inside,
    area: `(${area.map(([latitude, longitude]) => `(${longitude},${latitude})`).join(',')})`,
  };
}

/** Whether anything is bounded at all. */
export function isBounded(bounds: Bounds): boolean {
  return Object.values(bounds).some((value) => value !== undefined);
}
