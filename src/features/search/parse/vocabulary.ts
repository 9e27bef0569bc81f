import { type Book, bookOf, phraseAt, wordsIn } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { UnderstoodFilter } from './contract.ts';
import { FEATURE_NOT_WORDS, FEATURE_WORDS, NAME_LIKE_FEATURES } from './words/features.ts';
import { AFTER_OPTIONAL, BESIDE, GLUE, NEAR, NUMBERED, STREETS, UNMET } from './words/glue.ts';
import {
  HALL_WORDS,
  KIND_WORDS,
  NAME_LIKE_KINDS,
  PLOT_WORDS,
  SEMI,
  SERVICE_OR_ROOM,
  LIVING_WORDS,
  WAREHOUSE_IN_SHORT,
} from './words/kinds.ts';
import { AFTER_NEGATION, BEFORE_BOUND, EXCLUDED, NEGATIONS, NEUTRAL, REFUSALS } from './words/negations.ts';
import { HAUSA_NUMBERS, HAUSA_SCALES, LOCAL_KINDS, LOCAL_ROOMS, LOCAL_TYPES } from './words/local.ts';
import { SCALES, SMALL_NUMBERS } from './words/numbers.ts';
import { FURNISHED, GARAGE, OFFER, OFFERS, PARKING, UNFURNISHED } from './words/own.ts';
import { BETWEEN_LEAD_AND_QUANTITY, type Lead, LEADS, type Trail, TRAILS } from './words/prices.ts';
import { BATHROOM_WORDS, BEDROOM_WORDS, OTHER_COUNTS, PARKING_COUNTS, ROOM_WORDS } from './words/rooms.ts';
import { BY, FEET, HALF_PLOT, METRES, PLOTS, SIZE_UNITS } from './words/sizes.ts';
import { SORT_WORDS } from './words/sorts.ts';
import {
  ONLY_ONE,
  ARRIVING,
  BEFORE_DAY,
  BEFORE_PEOPLE,
  CHILDREN,
  COMPANIONS,
  COMPANY,
  LEAVING,
  MONTHS,
  OWNERS,
  PARTY,
  PEOPLE,
  SLEEPS,
} from './words/stays.ts';
import { TITLE_WORDS } from './words/titles.ts';
import { HOLIDAY, OTHER_MARKETS, TYPE_HINTS, TYPE_WORDS } from './words/types.ts';

/** What a phrase means: a filter and its value. */
export interface Meaning extends Pick<UnderstoodFilter, 'filter' | 'value' | 'most'> {
  /** Gives way to another value of its filter: "per annum" beside "asking", a plot beside a house. */
  unsure?: boolean;
  /** The words may also be part of a name: `before` if an unknown word stands before them, `beside` on either side, `after-place` behind a place. */
  nameLike?: 'before' | 'beside' | 'after-place';
  /** Of another language: two such words beside each other are no name. */
  local?: boolean;
  /** What the label says beside the value: "₦150,000 a month". */
  note?: string;
}

const meanings = (
  filter: Meaning['filter'],
  words: Readonly<Record<string, string>>,
  more: (id: string) => Partial<Meaning> = () => ({}),
): [Meaning, string][] => Object.entries(words).map(([value, phrases]) => [{ filter, value, ...more(value) }, phrases]);

const LOCAL: [Meaning, string][] = [
  ...meanings('type', LOCAL_TYPES, () => ({ nameLike: 'beside', local: true })),
  ...meanings('kind', LOCAL_KINDS, () => ({ nameLike: 'beside', local: true })),
  ...LOCAL_ROOMS.map(([rooms, words]): [Meaning, string] => [{ filter: 'bedrooms', value: rooms, most: rooms }, words]),
];

/** Phrases that are filters by themselves. */
export const FILTER_PHRASES: Book<Meaning> = bookOf<Meaning>([
  ...LOCAL,
  ...meanings('type', TYPE_WORDS),
  ...meanings('type', TYPE_HINTS, () => ({ unsure: true })),
  ...meanings('kind', KIND_WORDS, (id) => (NAME_LIKE_KINDS.has(id) ? { nameLike: 'before' } : {})),
  [{ filter: 'kind', value: 'land', unsure: true }, PLOT_WORDS],
  [{ filter: 'kind', value: 'self-contain', unsure: true }, SERVICE_OR_ROOM],
  [{ filter: 'kind', value: 'warehouse', unsure: true }, WAREHOUSE_IN_SHORT],
  [{ filter: 'kind', value: 'house' }, LIVING_WORDS],
  [{ filter: 'kind', value: 'semi-detached-duplex', nameLike: 'beside' }, SEMI],
  [{ filter: 'kind', value: 'event-centre', nameLike: 'before' }, HALL_WORDS],
  ...meanings('has', FEATURE_WORDS, (id) => (NAME_LIKE_FEATURES.has(id) ? { nameLike: 'beside' } : {})),
  ...meanings('without', FEATURE_NOT_WORDS),
  ...meanings('title', TITLE_WORDS),
  ...meanings('sort', SORT_WORDS),
  [{ filter: 'type', value: 'shortlet', unsure: true, nameLike: 'beside' }, HOLIDAY],
  [{ filter: 'furnished', value: true }, FURNISHED],
  [{ filter: 'furnished', value: false }, UNFURNISHED],
  [{ filter: 'parking', value: true }, PARKING],
  [{ filter: 'parking', value: true, nameLike: 'after-place' }, GARAGE],
  [{ filter: 'offer', value: true }, OFFER],
  [{ filter: 'offer', value: true, nameLike: 'beside' }, OFFERS],
]);

/** Whether a text has a phrase of that value anywhere. */
export const says = (tokens: readonly Token[], value: Meaning['value']): boolean =>
  tokens.some((_, at) => phraseAt(FILTER_PHRASES, tokens, at)?.value.value === value);

export const LEAD_BOOK: Book<Lead> = bookOf(Object.entries(LEADS) as [Lead, string][]);
export const TRAIL_BOOK: Book<Trail> = bookOf(Object.entries(TRAILS) as [Trail, string][]);
export const SCALE_BOOK: Book<number> = bookOf(SCALES);
export const SIZE_BOOK: Book<number> = bookOf(SIZE_UNITS);
/** What is counted in a home. */
export type Counted = 'bedrooms' | 'bathrooms' | 'rooms' | 'parking' | 'other';
export const COUNTED: Book<Counted> = bookOf([
  ['bedrooms', BEDROOM_WORDS],
  ['bathrooms', BATHROOM_WORDS],
  ['rooms', ROOM_WORDS],
  ['parking', PARKING_COUNTS],
  ['other', OTHER_COUNTS],
] as const);
/** Whether a plot is a whole or a half. */
export const PLOT_BOOK: Book<'plots' | 'half'> = bookOf([
  ['plots', PLOTS],
  ['half', HALF_PLOT],
] as const);
export const SIDE_BOOK: Book<'m' | 'ft' | 'by'> = bookOf([
  ['m', METRES],
  ['ft', FEET],
  ['by', BY],
] as const);

const books: readonly Book<unknown>[] = [
  FILTER_PHRASES,
  LEAD_BOOK,
  TRAIL_BOOK,
  SCALE_BOOK,
  SIZE_BOOK,
  COUNTED,
  PLOT_BOOK,
  SIDE_BOOK,
  BETWEEN_LEAD_AND_QUANTITY,
  NEGATIONS,
  NEUTRAL,
  AFTER_NEGATION,
  REFUSALS,
  EXCLUDED,
  BEFORE_BOUND,
  GLUE,
  UNMET,
  STREETS,
  NUMBERED,
  OTHER_MARKETS,
  BESIDE,
  NEAR,
  AFTER_OPTIONAL,
  PEOPLE,
  CHILDREN,
  BEFORE_PEOPLE,
  SLEEPS,
  MONTHS,
  BEFORE_DAY,
  PARTY,
  COMPANY,
  ONLY_ONE,
  OWNERS,
  COMPANIONS,
  ARRIVING,
  LEAVING,
];

/** Every word that the grammar knows: none of these is misspelt. "Business" also stands in a name that is: "centrl business district". */
export const KNOWN: ReadonlySet<string> = new Set(
  [...books.flatMap(wordsIn), ...SMALL_NUMBERS.keys(), ...HAUSA_NUMBERS.keys(), ...HAUSA_SCALES.keys()].filter(
    (word) => word !== 'business',
  ),
);

/** Words after which a place is often named without an "in": "2 bedroom Yola", "self contain Idimu". */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(
  wordsIn(bookOf([...Object.values(KIND_WORDS), BEDROOM_WORDS].map((words) => [true, words] as const))).filter(
    (word) => word.length >= 3,
  ),
);

/** "Three daki" is half English. */
const localWords = new Set(wordsIn(bookOf(LOCAL)).filter((word) => !SMALL_NUMBERS.has(word)));

/** They name little of the market by themselves, and many English words are one letter from them. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'this next over hall round clock student students girls male female primary secondary nursery cheap fish running functioning functional existing ' +
    'till until thursday friday saturday sunday monday thur thurs december easter sallah christmas summer detty easy long joint strictly ' +
    'stage level shell structure lintel decking roofing unfinished spread spreading launch phases convenient flexible payments ' +
    'total move package cost payment smallest mortgage accepted allowed available funished funish ' +
    'landed drop dropped avoid zone conference meeting board recording photo photography music dance podcast purpose purposes ' +
    'agriculture agric lagoon lagos take have across balance initial deposit option possible pass past lodge ddplx sdplx tdplx nego ' +
    'waterlogged logged rain enter lite forsale forrent scarcity shortage post posted agreement caution arrange arrival before fresh ' +
    'market money nobody order quater rank refundable factories business premises title stated offers open company corporate investment ' +
    'sleep sort sorted their ordered ranked arranged bought containing real third twin five nine twelve'
  ).split(' '),
);

/** "Bedrm": nobody means it who writes "bedrom". */
const SHORTENED = /[^aeiou]rms?$/;
/** Words that a misspelt one may mean; those of other languages are short, and English is full of words like them. */
export const RESPELLED: readonly string[] = [
  ...new Set([FILTER_PHRASES, COUNTED, SCALE_BOOK, SIZE_BOOK].flatMap(wordsIn)),
].filter(
  (word) => word.length >= 4 && !/\d/.test(word) && !SHORTENED.test(word) && !localWords.has(word) && !COMMON.has(word),
);
