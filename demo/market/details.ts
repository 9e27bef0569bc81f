import type { Random } from '../random.ts';
import { featuresFor } from './features.ts';
import { floorFor, type Size } from './sizes.ts';
import type { DemoListing } from '../../src/db/demo.server.ts';
import type { Facts, Voice } from './words/facts.ts';

type Details = Pick<
  DemoListing,
  'propertyType' | 'titlePaper' | 'features' | 'toilets' | 'sizeText' | 'sizeSqm' | 'fees' | 'rentYears'
>;

interface Home {
  /** Its kind as it stands in titles. */
  label: string;
  /** All that its seller wrote. */
  words: string;
  plot: Size;
}

/** Years of rent that are asked for at once; most say one, some nothing. */
export function yearsFor(random: Random, voice: Voice): number | null {
  return random.weighted([
    [1, 65],
    [2, voice === 'owner' ? 0 : 9],
    [null, 26],
  ] as const);
}

/** What is stated of a home beside its words; some sellers leave out the one or the other. */
export function detailsOf(random: Random, f: Facts, { label, words, plot }: Home): Details {
  const serviced = label === 'Serviced apartment';
  const size = f.deal === 'sale' && !f.flat ? plot : floorFor(random, label, f.beds);
  const measured = random.chance(0.68) ? size : { text: '', sqm: null };
  return {
    propertyType: serviced ? 'flat' : f.kind.replaceAll(' ', '-'),
    titlePaper: f.deal === 'sale' && random.chance(0.85) ? f.paper.id : null,
    features: featuresFor(f, words, serviced),
    toilets: random.chance(0.6) ? Math.min(12, f.baths + random.int(0, 1)) : null,
    sizeText: measured.text,
    sizeSqm: measured.sqm,
    fees: [...f.fees],
    rentYears: f.rentYears,
  };
}
