import type { Random } from '../random.ts';
import type { Region } from './areas/area.ts';

/** A title paper: its id, and how its seller calls it. */
export interface Paper {
  id: string;
  words: string;
}

const paper = (id: string, words: string): Paper => ({ id, words });

const CAPITAL = [
  paper('allocation-letter', 'right of occupancy, with the C of O in process'),
  paper('c-of-o', 'FCT Certificate of Occupancy'),
  paper('allocation-letter', 'letter of allocation and right of occupancy'),
  paper('deed-of-sublease', 'sectional title from the estate'),
];
const FLATS = [
  paper('deed-of-sublease', 'deed of sublease under the block’s C of O'),
  paper('deed-of-sublease', 'registered deed of sublease'),
  paper('governors-consent', 'deed of assignment with Governor’s Consent'),
];
const HOUSES = [
  paper('governors-consent', 'Governor’s Consent'),
  paper('c-of-o', 'Certificate of Occupancy'),
  paper('deed-of-assignment', 'registered deed of assignment with survey'),
  paper('c-of-o', 'Certificate of Occupancy in the owner’s name'),
  paper('gazette', 'excision with gazette, the survey charted free'),
];
/** Where land changes hands in families. */
const FAMILY = [
  ...HOUSES,
  paper('registered-survey', 'registered survey and the family’s agreement'),
  paper('family-receipt', 'family receipt and survey plan'),
  paper('excision-in-progress', 'excision in progress, with the survey at the registry'),
];

/** The paper that a home for sale comes with. */
export function paperFor(
  random: Random,
  { region, flat, cheap }: { region: Region; flat: boolean; cheap: boolean },
): Paper {
  if (region === 'abuja') return random.pick(CAPITAL);
  if (flat) return random.pick(FLATS);
  return random.pick(cheap ? FAMILY : HOUSES);
}
