import type { PictureKind } from '../picture-kinds.ts';

export type Deal = 'sale' | 'rent' | 'shortlet';

/** A sort of home as Nigerians name it, and how its price relates to the yardstick of its area. */
export interface HomeKind {
  /** As it stands in titles. */
  label: string;
  /** Bedrooms and how common each number is. */
  beds: readonly (readonly [number, number])[];
  /** The number of bedrooms that the price is for. */
  usual: number;
  /** Times the rent of a two-bedroom flat. */
  rent: number;
  /** Times the price of a four-bedroom terraced duplex. */
  sale: number;
  /** Times the night in a two-bedroom shortlet. */
  night: number;
  /** How common it is, by deal. */
  weight: Record<Deal, number>;
  /** Only where a four-bedroom terrace costs that many million. */
  from: number;
  to: number;
  /** What its cover shows. */
  covers: readonly PictureKind[];
}

// label | bedrooms × how common | usual | rent, sale, night | weight for sale, rent, shortlet | from-to | covers
const TABLE = `
  Self-contain           | 1x1         | 1 | 0.3  0.1  0.4  |  0  5   0   |   0-320  | flats
  Room and parlour       | 1x1         | 1 | 0.4  0.14 0.5  |  0  4   0   |   0-260  | flats
  Mini flat              | 1x1         | 1 | 0.56 0.22 0.62 |  1 10   7   |   0-     | flats
  Flat                   | 2x5 3x6     | 2 | 1    0.5  1    |  9 30  20   |   0-     | flats flats tower
  Serviced apartment     | 1x1 2x5 3x4 | 2 | 1.35 0.62 1.15 |  5  7  14   | 180-     | tower flats
  Maisonette             | 3x3 4x2     | 3 | 1.9  0.85 1.6  |  3  3   2   | 200-     | terrace semi
  Penthouse              | 3x3 4x3 5x1 | 3 | 3.2  1.9  2.6  |  3  2   4   | 280-     | deck tower
  Terraced duplex        | 3x3 4x7     | 4 | 2.1  0.98 1.9  | 16 11   5   | 100-     | terrace terrace street
  Semi-detached duplex   | 3x1 4x7 5x2 | 4 | 2.4  1.15 2.1  | 16  9   3   |  90-     | semi
  Detached duplex        | 4x4 5x6 6x1 | 4 | 3.2  1.5  2.8  | 22  8   4   |   0-     | duplex duplex duplex classic pool
  Bungalow               | 2x1 3x7 4x3 | 3 | 1.45 0.66 1.3  | 12  9   2   |   0-300  | bungalow
  Semi-detached bungalow | 2x4 3x4     | 2 | 1.2  0.5  1.1  |  5  6   1   |   0-200  | bungalow
  Mansion                | 6x4 7x3 8x1 | 6 | 6    3.6  6    |  3  0.8 0.6 | 220-     | mansion pool
`;

const numbers = (text: string) => text.split(/ +/).map(Number);

function kindOf(line: string): HomeKind {
  const [label = '', beds = '', usual, times = '', common = '', where = '', covers = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [rent = 1, sale = 1, night = 1] = numbers(times);
  const [forSale = 1, forRent = 1, forNights = 1] = numbers(common);
  const [from, to] = where.split('-');
  return {
    label,
    beds: beds.split(' ').map((one) => {
      const [count = 1, weight = 1] = one.split('x').map(Number);
      return [count, weight] as const;
    }),
    usual: Number(usual),
    rent,
    sale,
    night,
    weight: { sale: forSale, rent: forRent, shortlet: forNights },
    from: Number(from),
    to: to ? Number(to) : Infinity,
    covers: covers.split(' ') as PictureKind[],
  };
}

export const HOME_KINDS: readonly HomeKind[] = TABLE.trim().split('\n').map(kindOf);
