import { nairaShort } from '#core/money.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { counted, typeBadge } from '#features/listings/card/words.ts';
import { EXCLUDING, featuresOf } from '#features/listings/property/features.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import { LISTING_TYPES } from '#features/listings/rules.ts';
import { nameOf, placeById, selfAndAncestors } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import { placeFacts, roomsAsked } from '../query.server.ts';
import { radiusOf } from './radius.server.ts';
import { featureLabel, kindLabel } from '../results/chips.server.ts';
import { kindsAround } from './relatives.ts';
import type { NearHome } from './repo.server.ts';
import { type Around, distanceTo } from './where.server.ts';

/** A card has room for these and one more; the first ones weigh most, and what is left beyond that is counted. */
const MOST = 3;
/** As many letters of the words of a search as a card has room for. */
const MOST_QUOTED = 24;
/** From here on a distance is rounded to ten kilometres. */
const ROUGH_KM = 30;
/** Kinds whose name says how many rooms to sleep in there are. */
const ONE_ROOM: readonly (string | undefined)[] = ['self-contain', 'single-room', 'studio', 'room-and-parlour'];

/** What a near home has other than what was asked, in the words of the person: "₦700K over", "in Gbagada, 6 km away", "3 bedrooms". */
export function differences(filters: Filters, points: readonly Around[], home: NearHome): string[] {
  const all = [
    market(filters, home),
    ...prices(filters, home),
    place(filters, points, home),
    ...roomsAndKind(filters, home),
    size(filters, home),
    ...missing(filters, home),
    ...describedFeatures(filters, home.facts),
  ].filter((text) => text !== '');
  const { searchTerm } = filters;
  // With all else as it was asked for, what it lacks are the words.
  if (all.length === 0 && searchTerm) return searchTerm.length > MOST_QUOTED ? [] : [`not “${searchTerm}”`];
  const rest = all.length - MOST;
  return rest > 1 ? [...all.slice(0, MOST), `${rest} more`] : all;
}

const factOf = ({ facts }: NearHome, beginning: string) =>
  facts.find((fact) => fact.startsWith(`=${beginning}`))?.slice(beginning.length + 1);

function market({ type }: Filters, { facts }: NearHome): string {
  if (!type || type === 'all' || facts.includes(`=${type}`)) return '';
  const own = LISTING_TYPES.find((one) => facts.includes(`=${one}`));
  return own ? typeBadge(own).toLowerCase() : '';
}

function prices({ minPrice, maxPrice, minTotal, maxTotal }: Filters, { price, total }: NearHome): string[] {
  const off = (amount: number, least: number | null | undefined, most: number | null | undefined, after = '') => {
    if (most && amount > most) return `${nairaShort(amount - most)} over${after}`;
    return least && amount < least ? `${nairaShort(least - amount)} under${after}` : '';
  };
  return [off(price, minPrice, maxPrice), off(total, minTotal, maxTotal, ' in all')];
}

const isInside = (filters: Filters, { facts }: NearHome) =>
  placeFacts(filters).some((fact) => facts.includes(`=${fact}`));

/** How far a home is from what was asked, in kilometres as its card says them; 0 inside, and where nobody knows. */
export function kmAway(filters: Filters, points: readonly Around[], home: NearHome): number {
  const { latitude, longitude } = home;
  const within = radiusOf(filters)?.km;
  if ((isInside(filters, home) && !within) || points.length === 0 || latitude === null || longitude === null) return 0;
  const km = distanceTo(points, { latitude, longitude });
  return within && km <= within ? 0 : km;
}

/** A distance as cards and headings say it: 6, 17, 290 km. */
export function roundedKm(km: number): number {
  return km < ROUGH_KM ? Math.max(1, Math.round(km)) : Math.round(km / 10) * 10;
}

function place(filters: Filters, points: readonly Around[], home: NearHome): string {
  const { place: asked } = filters;
  const within = radiusOf(filters)?.km;
  const inside = isInside(filters, home);
  if ((inside && !within) || points.length === 0) return '';
  const { facts, latitude, longitude } = home;
  const ids = facts.flatMap((fact) => (fact.startsWith('=in:') ? [fact.slice(4)] : []));
  const smallest = ids.toSorted((a, b) => selfAndAncestors(b).length - selfAndAncestors(a).length)[0];
  if (latitude === null || longitude === null) {
    return inside ? 'exact place not stated' : smallest ? `in ${nameOf(smallest)}` : '';
  }
  const km = kmAway(filters, points, home);
  if (km === 0) return '';
  const inState = asked?.some((id) => smallest?.split('/')[0] === id.split('/')[0]);
  const name = smallest ? ((inState ? placeById(smallest)?.name : nameOf(smallest)) ?? '') : '';
  const far = roundedKm(km);
  // Beyond a circle of 3 km nothing is 3 km away.
  const said = within && far <= within ? (Math.ceil(km * 10) / 10).toFixed(1) : String(far);
  return name ? `in ${name}, ${said} km away` : `${said} km away`;
}

function rooms(filters: Filters, home: NearHome): string {
  const [fewest, most] = roomsAsked(filters);
  const own = Number(factOf(home, 'bed') ?? Number.NaN);
  const isOff = own < (fewest ?? 0) || own > (most ?? Infinity);
  return isOff ? counted(own, 'bedroom') + (fewest === most ? `, not ${fewest}` : '') : '';
}

function roomsAndKind(filters: Filters, home: NearHome): string[] {
  const other = kind(filters, home);
  return other && ONE_ROOM.includes(factOf(home, 'k:')) ? [other] : [rooms(filters, home), other];
}

function kind({ kind: asked }: Filters, home: NearHome): string {
  const own = factOf(home, 'k:');
  return asked?.length && own && !kindsAround(asked).own.includes(own) ? kindLabel(own).toLowerCase() : '';
}

function size({ minSize, maxSize }: Filters, { sizeSqm }: NearHome): string {
  const isOff = sizeSqm !== null && (sizeSqm < (minSize ?? 0) || sizeSqm > (maxSize ?? Infinity));
  return isOff ? `${Math.round(sizeSqm).toLocaleString('en-US')} sqm` : '';
}

const NOT = { offer: 'no offer', exclusive: 'not Premier', parking: 'no parking', furnished: 'not furnished' } as const;

/** Where a label and "not stated", or one after "with", make no sentence. */
const UNSTATED: Readonly<Record<string, string>> = {
  'no-flood': 'flooding',
  'off-plan': 'stage of building',
  'not-completed': 'stage of building',
  'pets-allowed': 'pets',
  'parties-allowed': 'parties',
};
const STATED: Readonly<Record<string, string>> = {
  furnished: 'furnished',
  serviced: 'serviced',
  'off-plan': 'off-plan',
  'not-completed': 'not completed',
  'ground-floor': 'on the ground floor',
};

/** What was asked for and is not stated; what was not wanted and is. */
function missing(filters: Filters, home: NearHome): string[] {
  const { has, title, without, bathrooms } = filters;
  const lacks = (facts: readonly string[]) => !facts.some((fact) => home.facts.includes(`=${fact}`));
  const features = (id: string) => featuresOf(id).map((feature) => `f:${feature}`);
  const baths = Number(factOf(home, 'bath') ?? Number.NaN);
  return [
    ...(['offer', 'exclusive', 'parking', 'furnished'] as const).map((name) =>
      filters[name] && lacks([name]) ? NOT[name] : '',
    ),
    bathrooms && baths < bathrooms ? counted(baths, 'bathroom') : '',
    ...(has ?? []).map((id) =>
      lacks(features(id)) ? (opposite(id, home) ?? `${UNSTATED[id] ?? lowerFirst(featureLabel(id))} not stated`) : '',
    ),
    title?.length && lacks(title.map((id) => `t:${id}`)) ? missingPapers(title) : '',
    ...(without ?? []).map((id) =>
      lacks([id, ...features(id)]) ? '' : (STATED[id] ?? `with ${lowerFirst(featureLabel(id))}`),
    ),
  ];
}

/** That a home has none of the title papers of which any would do: "Certificate of Occupancy or Governor’s Consent not stated". */
function missingPapers(title: readonly string[]): string {
  const names = title.map((id) => titlePaperOf(id)?.label.replace(/ \(.*\)$/, ''));
  return names.length > 2 ? `none of ${names.length} title papers stated` : `${names.join(' or ')} not stated`;
}

/** What a home states that excludes what was asked for: "floods in heavy rain". */
function opposite(id: string, { facts }: NearHome): string | undefined {
  const row = EXCLUDING.find((features) => features.includes(id));
  const own = row?.find((feature) => feature !== id && facts.includes(`=f:${feature}`));
  return own && lowerFirst(featureLabel(own));
}

/** Features that were asked for and that only the text of a home tells. */
export function describedFeatures({ has }: Filters, facts: readonly string[]): string[] {
  return (has ?? []).flatMap((id) => {
    const own = featuresOf(id).filter((feature) => facts.includes(`=f:${feature}`));
    const isDescribed = own.length > 0 && own.every((feature) => facts.includes(`=described:${feature}`));
    return isDescribed ? [`${lowerFirst(featureLabel(id))} by its description`] : [];
  });
}

/** "Swimming pool" within a sentence; "CCTV" stays. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What the total of a home leaves out, where homes are asked for or put in order by it. */
export function uncountedFees(
  { sort, minTotal, maxTotal }: Filters,
  { feesStated }: Pick<ListingCard, 'feesStated'>,
): string[] {
  if (feesStated === 'all' || (sort !== 'total' && minTotal === undefined && maxTotal === undefined)) return [];
  return [feesStated === 'none' ? 'fees not stated, so none are counted' : 'only the fees stated are counted'];
}
