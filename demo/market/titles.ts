import type { Facts } from './words/facts.ts';
import { capital } from './words/facts.ts';

const FIRST = [
  'Palmview',
  'Orchid',
  'Iroko',
  'Mahogany',
  'Sapphire',
  'Amber',
  'Ivory',
  'Sunbird',
  'Kapok',
  'Baobab',
  'Lagoon',
  'Tide',
  'Marina',
  'Zuma',
  'Savannah',
  'Cedar',
  'Coral',
  'Hibiscus',
  'Weaverbird',
  'Ebony',
  'Udala',
  'Agbalumo',
  'Oleander',
  'Riverbend',
  'Hilltop',
  'Sandstone',
  'Crescent',
  'Harmony',
  'Unity',
  'Greenfield',
  'Almond',
  'Frangipani',
  'Kingfisher',
  'Teak',
  'Jacaranda',
  'Moringa',
] as const;
const SECOND = [
  'Court',
  'Gardens',
  'Heights',
  'Close',
  'Villas',
  'Terraces',
  'Mews',
  'Park',
  'Residences',
  'Estate',
] as const;

/** An invented estate. */
export function estateName(f: Pick<Facts, 'random'>): string {
  return `${f.random.pick(FIRST)} ${f.random.pick(SECOND)}`;
}

type Title = (f: Facts) => string | null;

const short = (f: Facts) => (f.small || f.kind === 'mini flat' ? f.kind : `${f.beds}-bed ${f.kind}`);

const TITLES: readonly Title[] = [
  (f) => `${f.home} in ${f.area.name}`,
  (f) => `${f.home}, ${f.area.name}`,
  (f) => `${short(f)} off ${f.street}`,
  (f) => `${short(f)} on ${f.street}`,
  (f) => (f.fresh ? `newly built ${short(f)}, ${f.area.name}` : null),
  (f) => (f.fresh ? `brand new ${f.home} in ${f.area.name}` : null),
  (f) => (f.estate ? `${short(f)} at ${f.estate}` : null),
  (f) => (f.estate ? `${f.estate}, ${f.area.name}: ${short(f)}` : null),
  (f) => (f.furnished ? `furnished ${short(f)}, ${f.area.name}` : null),
  (f) => (f.furnished ? `fully furnished ${f.home}, ${f.area.name}` : null),
  (f) => (f.parking && f.cars > 2 ? `${f.home} with space for ${f.cars} cars` : null),
  (f) => (f.flat ? `airy ${short(f)} near ${f.near[0].replace(/^the /, '')}` : null),
  (f) => `${short(f)} near ${f.near[1].replace(/^the /, '')}`,
  (f) => (f.estate && f.deal === 'rent' ? `${short(f)} in a gated estate, ${f.area.name}` : null),
  (f) => (f.deal === 'sale' && f.beds > 3 ? `family ${f.home} in ${f.area.name}` : null),
  (f) => (f.deal === 'shortlet' ? `quiet ${short(f)} with inverter, ${f.area.name}` : null),
  (f) => (f.deal === 'shortlet' ? `${short(f)} by ${f.near[0].replace(/^the /, '')}` : null),
  (f) => (f.deal === 'shortlet' ? `${f.area.name} stay: ${short(f)}, fast Wi-Fi` : null),
  (f) => (f.deal === 'rent' ? `neat ${short(f)} to let, ${f.area.name}` : null),
  (f) => (f.upstairs && f.beds > 3 ? `${short(f)} with BQ, ${f.area.name}` : null),
  (f) => (!f.fresh && f.deal === 'rent' ? `renovated ${short(f)}, ${f.area.name}` : null),
  (f) => (f.area.region === 'abuja' || f.area.region === 'north' ? `spacious ${short(f)} in ${f.area.name}` : null),
  (f) => (f.kind === 'penthouse' ? `${f.area.name} penthouse with wide terrace` : null),
  (f) => (f.kind === 'mansion' ? `${f.beds}-bedroom mansion with pool, ${f.area.name}` : null),
  (f) => (f.kind.includes('ungalow') ? `${f.beds}-bed bungalow on its own plot, ${f.area.name}` : null),
];

const fits = (title: string) => title.length >= 10 && title.length <= 52;

/** A title that nobody else has yet, 10 to 52 characters. */
export function titleFor(f: Facts, taken: ReadonlySet<string>): string {
  const made = f.random
    .shuffle(TITLES)
    .map((title) => capital(title(f) ?? ''))
    .filter(fits);
  const free = made.find((title) => !taken.has(title));
  if (free) return free;
  for (let i = 0; i < 40; i++) {
    const title = capital(`${short(f)}, ${estateName(f)}`);
    if (fits(title) && !taken.has(title)) return title;
  }
  return made[0] ?? `${capital(f.home)} in ${f.area.city}`.slice(0, 52);
}
