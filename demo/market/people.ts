import type { Region } from './areas/area.ts';
import type { DemoPerson } from '../../src/db/demo.server.ts';
import type { Voice } from './words/facts.ts';

export interface Seller extends DemoPerson {
  voice: Exclude<Voice, 'host'>;
  regions: readonly Region[];
  /** How many of the region's homes are theirs, relative to others there. */
  share: number;
}

type Row = readonly [
  key: string,
  name: string,
  last: number,
  firm: string,
  voice: Seller['voice'],
  regions: readonly Region[],
  share: number,
  home: readonly [address: string, city: string, state: string, zip: number],
];

/** Numbers of the block 0803 000 0xxx, which nobody has. */
const phone = (last: number) => `+2348030000${last}`;

const ROWS: readonly Row[] = [
  [
    'adebayo',
    'Adebayo Ogunleye',
    114,
    'ogunleye-realty',
    'agent',
    ['island', 'mainland'],
    6,
    ['14 Admiralty Way', 'Lagos', 'Lagos', 106104],
  ],
  [
    'chidinma',
    'Chidinma Okeke',
    127,
    'okeke-homes',
    'agent',
    ['island'],
    6,
    ['3 Palace Road, Ikate', 'Lagos', 'Lagos', 106104],
  ],
  [
    'musa',
    'Musa Abdullahi',
    135,
    'arewa-keys',
    'agent',
    ['north', 'abuja'],
    4,
    ['22 Audu Bako Way', 'Kano', 'Kano', 700213],
  ],
  [
    'osaze',
    'Osaze Aigbe',
    148,
    'aigbe-and-sons',
    'agent',
    ['south'],
    5,
    ['9 Ihama Road, GRA', 'Benin City', 'Edo', 300102],
  ],
  [
    'folake',
    'Folake Adeyemi',
    156,
    'folake-stays',
    'owner',
    ['island', 'mainland'],
    3,
    ['31 Bode Thomas Street', 'Lagos', 'Lagos', 101283],
  ],
  [
    'emeka',
    'Chief Emeka Nwosu',
    163,
    'nwosu-properties',
    'owner',
    ['east'],
    5,
    ['6 Nza Street, Independence Layout', 'Enugu', 'Enugu', 400102],
  ],
  [
    'zainab',
    'Zainab Bello',
    172,
    'bello-partners',
    'agent',
    ['abuja'],
    6,
    ['40 Adetokunbo Ademola Crescent', 'Abuja', 'FCT', 904101],
  ],
  [
    'ekaette',
    'Ekaette Bassey',
    189,
    'bassey-lettings',
    'agent',
    ['south'],
    4,
    ['17 Marian Road', 'Calabar', 'Cross River', 540101],
  ],
  [
    'tamuno',
    'Tamuno Briggs',
    194,
    'briggs-estates',
    'agent',
    ['rivers'],
    5,
    ['5 Tombia Street, GRA Phase 2', 'Port Harcourt', 'Rivers', 500101],
  ],
  [
    'kehinde',
    'Kehinde Ajayi',
    203,
    'ajayi-homes',
    'owner',
    ['west'],
    5,
    ['28 Awolowo Avenue, Bodija', 'Ibadan', 'Oyo', 200221],
  ],
  [
    'ngozi',
    'Ngozi Umeh',
    216,
    'umeh-flats',
    'owner',
    ['mainland'],
    4,
    ['11 Moore Road, Yaba', 'Lagos', 'Lagos', 101212],
  ],
  [
    'danjuma',
    'Danjuma Pam',
    221,
    'plateau-crest',
    'developer',
    ['island', 'mainland', 'abuja', 'north'],
    3,
    ['2 Rayfield Road', 'Jos', 'Plateau', 930103],
  ],
];

/** Agents, owners and one developer from all over the country. All of them are invented. */
export const SELLERS: readonly Seller[] = ROWS.map(
  ([key, name, last, firm, voice, regions, share, [address, city, state, zip]]) => ({
    key,
    name,
    voice,
    regions,
    share,
    address,
    city,
    state,
    zip,
    email: `${key}@${firm}.example.com`,
    phone: phone(last),
    website: `https://${firm}.example.com`,
    socialMedia: `@${firm.replaceAll('-', '')}`,
    picture: `person-${key}`,
  }),
);

export const CUSTOMER: DemoPerson = {
  key: 'customer',
  name: 'Halima Demo',
  email: 'demo@gidana.example',
  phone: phone(300),
  website: '',
  socialMedia: '@halima.lets',
  address: '8 Adelabu Street, Surulere',
  city: 'Lagos',
  state: 'Lagos',
  zip: 101283,
  picture: 'person-demo',
};
