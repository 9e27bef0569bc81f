/** Who sells where; decides which sellers may appear. */
export type Region = 'island' | 'mainland' | 'abuja' | 'north' | 'rivers' | 'east' | 'south' | 'west';

/** A neighbourhood with what homes cost in it. Money in millions of naira unless said otherwise. */
export interface Area {
  name: string;
  city: string;
  state: string;
  region: Region;
  zip: number;
  /** Latitude and longitude of its middle. */
  at: readonly [number, number];
  /** Yearly rent of a two-bedroom flat, from and to, as quoted in 2025 and 2026. */
  rent: readonly [number, number];
  /** Asking price of a four-bedroom terraced duplex. */
  sale: number;
  /** A night in a two-bedroom shortlet, in thousands; 0 where nobody lets by the night. */
  night: number;
  /** How many homes come from here, relative to other areas. */
  weight: number;
  streets: readonly string[];
  /** Places that people steer by. */
  near: readonly string[];
}

const list = (text = '') => text.split(';').map((part) => part.trim());
const pair = (text = '', between = ' '): readonly [number, number] => {
  const [a = 0, b = 0] = text.split(between).map(Number);
  return [a, b];
};

/**
 * Neighbourhoods of one city from a table, a line each: name, post code, latitude and longitude, rent from-to, sale,
 * night, weight, streets, landmarks; as in Area.
 */
export function areasOf(city: string, state: string, region: Region, table: string): Area[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', zip, at, rent, sale, night, weight, streets, near] = line.split('|').map((cell) => cell.trim());
      return {
        name,
        city,
        state,
        region,
        zip: Number(zip),
        at: pair(at),
        rent: pair(rent, '-'),
        sale: Number(sale),
        night: Number(night),
        weight: Number(weight),
        streets: list(streets),
        near: list(near),
      };
    });
}
