import type { Area } from '../areas/area.ts';
import { areaOf, rowsOf, sellerOf, spanOf } from '../draft.ts';
import type { Seller } from '../people.ts';
import { plotSize } from './sizes.ts';
import type { PlotSize } from './sizes.ts';

/** What is true of a plot. */
type Trait = 'fenced' | 'corner' | 'estate' | 'tarred' | 'wet' | 'slope' | 'poles' | 'built' | 'lease';

/** One plot as its line of the table says it. */
export interface Plot {
  area: Area;
  /** Id of the vocabulary of listings. */
  kind: string;
  size: PlotSize;
  /** What a square metre costs in thousands of naira, from and to; of a lease, in one year. */
  perSqm: readonly [number, number];
  /** Id of the title paper. */
  paper: string;
  seller: Seller;
  has: ReadonlySet<Trait>;
}

// area | kind | size | ₦ thousand per sqm, as asked in 2025 and 2026 | title paper | seller | what is true of it
const TABLE = `
  Lekki Phase 1, Lagos         | residential-land | 648 sqm                 | 380-520   | governors-consent     | adebayo  | fenced tarred poles built
  Ikate, Lagos                 | residential-land | 500 sqm                 | 280-380   | deed-of-assignment    | chidinma | corner fenced tarred poles
  Chevron, Lagos               | commercial-land  | 1,200 sqm               | 9-13      | c-of-o                | chidinma | lease tarred poles
  Ikota, Lagos                 | residential-land | 450 sqm                 | 170-240   | governors-consent     | adebayo  | estate tarred poles built
  Ajah, Lagos                  | residential-land | 600 sqm                 | 90-130    | c-of-o                | danjuma  | estate tarred poles
  Ajah, Lagos                  | mixed-use-land   | 300 sqm                 | 100-140   | deed-of-assignment    | chidinma | corner tarred poles built
  Sangotedo, Lagos             | residential-land | 500 sqm                 | 65-95     | gazette               | danjuma  | estate poles
  Sangotedo, Lagos             | mixed-use-land   | 2 plots of 600 sqm each | 55-80     | excision              | chidinma | wet poles built
  Ibeju-Lekki, Lagos           | residential-land | 600 sqm                 | 26-42     | gazette               | danjuma  | estate
  Ibeju-Lekki, Lagos           | residential-land | Half plot of 300 sqm    | 18-28     | registered-survey     | adebayo  | estate
  Ibeju-Lekki, Lagos           | mixed-use-land   | 1 acre                  | 20-34     | excision              | chidinma | corner poles
  Ikoyi, Lagos                 | residential-land | 1,400 sqm               | 1100-1600 | c-of-o                | chidinma | fenced tarred poles built
  Magodo, Lagos                | residential-land | 648 sqm                 | 230-310   | c-of-o                | ngozi    | fenced tarred poles built slope
  Yaba, Lagos                  | commercial-land  | 450 sqm                 | 260-360   | registered-conveyance | ngozi    | tarred poles built
  Ikorodu, Lagos               | residential-land | 60x120 ft               | 15-26     | registered-survey     | ngozi    | built
  Ikorodu, Lagos               | industrial-land  | 2 acres                 | 13-20     | c-of-o                | adebayo  | fenced tarred poles
  Guzape, Abuja                | residential-land | 850 sqm                 | 190-280   | c-of-o                | zainab   | slope tarred poles built
  Katampe Extension, Abuja     | residential-land | 1,000 sqm               | 160-230   | c-of-o                | zainab   | corner slope tarred
  Gwarinpa, Abuja              | residential-land | 600 sqm                 | 105-150   | allocation-letter     | musa     | fenced tarred poles built
  Life Camp, Abuja             | commercial-land  | 1,500 sqm               | 130-190   | c-of-o                | zainab   | tarred poles corner
  Lokogoma, Abuja              | residential-land | 450 sqm                 | 58-85     | deed-of-sublease      | danjuma  | estate poles
  Lugbe, Abuja                 | residential-land | 500 sqm                 | 24-42     | allocation-letter     | zainab   | poles built
  Kubwa, Abuja                 | mixed-use-land   | 600 sqm                 | 30-46     | allocation-letter     | musa     | corner poles built
  Woji, Port Harcourt          | residential-land | 50x100 ft               | 60-90     | deed-of-assignment    | tamuno   | fenced poles built
  Trans-Amadi, Port Harcourt   | industrial-land  | 1 hectare               | 48-70     | c-of-o                | tamuno   | fenced tarred poles
  Independence Layout, Enugu   | residential-land | 900 sqm                 | 115-170   | c-of-o                | emeka    | slope fenced tarred poles built
  Trans-Ekulu, Enugu           | residential-land | 50x100 ft               | 60-90     | c-of-o                | emeka    | corner poles built
  New Owerri, Owerri           | residential-land | 600 sqm                 | 55-85     | c-of-o                | emeka    | tarred poles
  Ugbor, Benin City            | residential-land | 100x100 ft              | 22-38     | registered-conveyance | osaze    | poles built
  Okpanam Road, Asaba          | residential-land | 50x100 ft               | 28-46     | deed-of-assignment    | osaze    | poles
  Shelter Afrique, Uyo         | residential-land | 500 sqm                 | 38-60     | c-of-o                | ekaette  | estate tarred poles built
  Parliamentary Extension, Calabar | residential-land | 50x100 ft           | 25-40     | deed-of-assignment    | ekaette  | slope built
  Akobo, Ibadan                | residential-land | 50x100 ft               | 24-38     | deed-of-assignment    | kehinde  | corner poles built
  Oluyole, Ibadan              | industrial-land  | 1 acre                  | 36-55     | governors-consent     | kehinde  | fenced tarred poles
  Oke-Mosan, Abeokuta          | farmland         | 5 acres                 | 0.6-0.9   | family-receipt        | kehinde  | slope
  Bukuru, Jos                  | farmland         | 3 hectares              | 0.3-0.5   | deed-of-assignment    | danjuma  | slope
  Hotoro, Kano                 | commercial-land  | 900 sqm                 | 34-52     | c-of-o                | musa     | tarred poles built
  Barnawa, Kaduna              | residential-land | 450 sqm                 | 18-29     | c-of-o                | musa     | fenced poles built
`;

/** The land of the demo market. */
export const PLOTS: readonly Plot[] = rowsOf(TABLE).map(
  ([area, kind = '', size, perSqm, paper = '', seller, traits = '']) => ({
    area: areaOf(area),
    kind,
    size: plotSize(size),
    perSqm: spanOf(perSqm),
    paper,
    seller: sellerOf(seller),
    has: new Set(traits.split(' ') as Trait[]),
  }),
);
