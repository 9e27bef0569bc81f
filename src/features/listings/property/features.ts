export interface Feature {
  id: string;
  label: string;
}

export interface FeatureGroup {
  id: string;
  label: string;
  features: readonly Feature[];
}

const group = (id: string, label: string, pairs: readonly (readonly [string, string])[]): FeatureGroup => ({
  id,
  label,
  features: pairs.map(([feature, name]) => ({ id: feature, label: name })),
});

/** What a home can have, grouped as the form and the page show it. Furnished, parking and offer are fields of their own. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  group('home', 'The home', [
    ['serviced', 'Serviced'],
    ['newly-built', 'Newly built'],
    ['off-plan', 'Off-plan'],
    ['not-completed', 'Not completed'],
    ['bq', 'Boys’ quarters (BQ)'],
    ['en-suite', 'All rooms en-suite'],
    ['semi-furnished', 'Semi-furnished'],
    ['self-compound', 'Own compound'],
  ]),
  group('power', 'Power', [
    ['band-a', 'Band A'],
    ['band-b', 'Band B'],
    ['band-c', 'Band C'],
    ['band-d', 'Band D'],
    ['band-e', 'Band E'],
    ['prepaid-meter', 'Prepaid meter'],
    ['inverter', 'Inverter'],
    ['solar', 'Solar'],
    ['generator', 'Generator'],
  ]),
  group('water', 'Water', [
    ['borehole', 'Borehole'],
    ['public-water', 'Public water'],
    ['treated-water', 'Treated water'],
  ]),
  group('flood', 'Flood', [
    ['no-flood', 'Does not flood'],
    ['floods-in-rain', 'Floods in heavy rain'],
  ]),
  group('road', 'Road', [
    ['tarred-road', 'Tarred road'],
    ['untarred-road', 'Untarred road'],
  ]),
  group('security', 'Security', [
    ['gated-estate', 'Gated estate'],
    ['security-guards', 'Security guards'],
    ['cctv', 'CCTV'],
    ['electric-fence', 'Electric fence'],
  ]),
  group('comfort', 'Comfort', [
    ['pool', 'Swimming pool'],
    ['gym', 'Gym'],
    ['lift', 'Lift'],
    ['internet', 'Internet'],
    ['balcony', 'Balcony'],
    ['fitted-kitchen', 'Fitted kitchen'],
    ['air-conditioning', 'Air conditioning'],
    ['wardrobes', 'Wardrobes'],
    ['pop-ceiling', 'POP ceiling'],
    ['laundry', 'Laundry'],
    ['garden', 'Garden'],
    ['waterfront', 'Waterfront'],
    ['ground-floor', 'Ground floor'],
  ]),
  group('terms', 'Terms', [
    ['negotiable', 'Negotiable'],
    ['monthly-payment', 'Monthly payment'],
    ['payment-plan', 'Payment plan'],
    ['direct-landlord', 'Direct from the landlord'],
    ['pets-allowed', 'Pets allowed'],
    ['parties-allowed', 'Parties allowed'],
  ]),
];

export const FEATURES: readonly Feature[] = FEATURE_GROUPS.flatMap(({ features }) => features);
const byId: ReadonlyMap<string, Feature> = new Map(FEATURES.map((feature) => [feature.id, feature]));

/** A feature among the facts of a home: this one is the seller's word. */
export const factOf = ({ id, label }: Feature): string =>
  id === 'direct-landlord' ? `${label} (the seller says)` : label;

/** At most one of each row is true of a home. */
export const EXCLUDING: readonly (readonly string[])[] = [
  ['band-a', 'band-b', 'band-c', 'band-d', 'band-e'],
  ['no-flood', 'floods-in-rain'],
  ['tarred-road', 'untarred-road'],
  ['newly-built', 'off-plan', 'not-completed'],
];

/** A search for one of these is met by any of its members. */
export const FEATURE_SETS: Readonly<Record<string, { label: string; members: readonly string[] }>> = {
  'good-power': { label: 'Good power', members: ['band-a', 'band-b', 'inverter', 'solar', 'generator'] },
  'good-water': { label: 'Good water', members: ['borehole', 'public-water', 'treated-water'] },
  security: { label: 'Security', members: ['gated-estate', 'security-guards', 'cctv', 'electric-fence'] },
};

/** What a search may refuse beside features, and what such homes are called. */
export const ABSENCES: Readonly<Record<string, string>> = { furnished: 'Unfurnished', parking: 'No parking' };

/** The feature of this id, if there is one. */
export function featureOf(id: string): Feature | undefined {
  return byId.get(id);
}

/** The features of which any meets a search for this feature or group; none where it is neither. */
export function featuresOf(idOrGroup: string): readonly string[] {
  const set = Object.hasOwn(FEATURE_SETS, idOrGroup) ? FEATURE_SETS[idOrGroup] : undefined;
  return set?.members ?? (byId.has(idOrGroup) ? [idOrGroup] : []);
}
