import type { Area } from '../areas/area.ts';
import { areaOf, rowsOf, sellerOf } from '../draft.ts';
import type { Seller } from '../people.ts';

/** What is true of premises. */
type Asset = 'serviced' | 'new' | 'lift' | 'ground' | 'upper' | 'fitted' | 'corner' | 'yard';

/** Premises as their line of the table says it. */
export interface Premises {
  area: Area;
  /** Id of the vocabulary of listings. */
  kind: string;
  deal: 'rent' | 'sale';
  /** Square metres of floor. */
  sqm: number;
  /** Thousands of naira for a square metre: of a year, or of the whole. */
  perSqm: number;
  seller: Seller;
  /** Keys of an hotel, pumps of a station, seats of a hall, shops of a plaza, desks. */
  count: number;
  has: ReadonlySet<Asset>;
}

// area | kind | rent or sale | sqm of floor | ₦ thousand per sqm, as asked in 2025 and 2026 | seller | how many | what is true of it
const TABLE = `
  Victoria Island, Lagos      | office          | rent | 180  | 140  | adebayo  | 4   | serviced lift upper fitted
  Ikoyi, Lagos                | office          | rent | 240  | 165  | chidinma | 6   | serviced lift upper new
  Ikeja GRA, Lagos            | office          | rent | 120  | 75   | adebayo  | 3   | serviced upper
  Opebi, Lagos                | office          | rent | 65   | 58   | ngozi    | 2   | upper fitted
  Wuse 2, Abuja               | office          | rent | 150  | 62   | zainab   | 4   | serviced lift upper
  Utako, Abuja                | office          | rent | 80   | 45   | musa     | 2   | ground
  Bodija, Ibadan              | office          | rent | 70   | 17   | kehinde  | 2   | upper
  Yaba, Lagos                 | co-working      | rent | 28   | 125  | ngozi    | 6   | serviced fitted upper
  Lekki Phase 1, Lagos        | shop            | rent | 32   | 135  | chidinma | 1   | serviced ground corner
  Surulere, Lagos             | shop            | rent | 24   | 92   | adebayo  | 1   | ground
  Ajah, Lagos                 | shop            | rent | 20   | 56   | adebayo  | 1   | upper
  Gwarinpa, Abuja             | shop            | rent | 36   | 58   | zainab   | 1   | ground new
  GRA, Benin City             | shop            | rent | 26   | 32   | osaze    | 1   | ground
  Ewet Housing Estate, Uyo    | shop            | rent | 22   | 36   | ekaette  | 1   | ground
  Ikate, Lagos                | showroom        | rent | 160  | 95   | chidinma | 1   | ground corner
  New Haven, Enugu            | plaza           | sale | 640  | 560  | emeka    | 14  | corner
  Ilupeju, Lagos              | warehouse       | rent | 900  | 15   | ngozi    | 2   | yard
  Trans-Amadi, Port Harcourt  | warehouse       | rent | 1400 | 9.5  | tamuno   | 3   | yard
  Hotoro, Kano                | warehouse       | rent | 1100 | 4.2  | musa     | 2   | yard
  Oluyole, Ibadan             | factory         | sale | 2400 | 185  | kehinde  | 3   | yard
  Okpanam Road, Asaba         | event-centre    | sale | 1000 | 420  | osaze    | 600 | yard fitted
  Ogudu, Lagos                | event-centre    | rent | 850  | 28   | adebayo  | 400 | fitted
  State Housing, Calabar      | hotel           | sale | 780  | 520  | ekaette  | 18  | fitted
  Rayfield, Jos               | hotel           | sale | 950  | 600  | musa     | 24  | fitted yard
  Sangotedo, Lagos            | filling-station | sale | 1600 | 560  | adebayo  | 6   | yard
  Tanke, Ilorin               | filling-station | rent | 1500 | 8    | kehinde  | 4   | yard
  GRA Phase 2, Port Harcourt  | restaurant      | rent | 220  | 41   | tamuno   | 90  | fitted ground
`;

/** The business premises of the demo market. */
export const PREMISES: readonly Premises[] = rowsOf(TABLE).map(
  ([area, kind = '', deal, sqm, perSqm, seller, count, traits = '']) => ({
    area: areaOf(area),
    kind,
    deal: deal === 'sale' ? 'sale' : 'rent',
    sqm: Number(sqm),
    perSqm: Number(perSqm),
    seller: sellerOf(seller),
    count: Number(count),
    has: new Set(traits.split(' ') as Asset[]),
  }),
);
