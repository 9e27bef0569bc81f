import type { listings } from '#db/schema/listings.ts';
import { type CaseReason, PRICE_FALL } from './contract.ts';
import type { Assessment, Subject } from './rules/contract.ts';

type Row = typeof listings.$inferSelect;
/** What is looked at of a home. */
export type Home = Omit<Row, 'price' | 'within' | 'requestKey' | 'updatedBy' | 'copiedFrom' | 'wordsKey'>;

type Asked = Pick<Home, 'offer' | 'discountPrice' | 'regularPrice'>;
const priceOf = ({ offer, discountPrice, regularPrice }: Asked) => (offer ? discountPrice : regularPrice);
export const subjectOf = (home: Home): Subject => ({ ...home, price: priceOf(home) });

/** The evidence among these reasons that is not among those that a person has looked at and let pass. */
export function newEvidence(reasons: readonly CaseReason[], passed: readonly CaseReason[]): CaseReason[] {
  const key = ({ rule, passage = '' }: CaseReason) => `${rule}: ${passage}`;
  const settled = new Set(passed.map(key));
  return reasons.filter((one) => one.isEvidence && !settled.has(key(one)));
}

/** Whether evidence was found in the words: only its first passage is quoted, so an approval passes the words as they were. */
export const quotes = ({ reasons }: Assessment) => reasons.some(({ isEvidence, passage }) => isEvidence && passage);

export function saysTheSame(old: Home, next: Home): boolean {
  const named = [
    'name',
    'description',
    'moreInfo',
    'address',
    'city',
    'state',
    'sizeText',
    'website',
    'socialMedia',
  ] as const;
  return named.every((name) => old[name] === next[name]);
}

/** Whether a change is one that seekers rely on: words, place, photos, telephone, and a price that fell far (TRUST-12). */
export function matters(old: Home, row: Home): boolean {
  const named = ['name', 'description', 'moreInfo', 'address', 'city', 'state', 'place', 'phone', 'type'] as const;
  const photos = ({ images }: Home) => images.map(({ url }) => url).join(' ');
  const isCheaper = priceOf(row) < priceOf(old) * (1 - PRICE_FALL);
  return isCheaper || named.some((name) => old[name] !== row[name]) || photos(old) !== photos(row);
}

/** Whether so much is different that it reads like another home: of its place, what it is, its words and its photos three or more. */
export function isAnotherHome(old: Home, row: Home): boolean {
  const kept = new Set(old.images.map(({ url }) => url));
  const words = new Set(wordsOf(old));
  const now = wordsOf(row);
  const different = [
    old.address !== row.address || old.place !== row.place,
    old.type !== row.type || old.propertyType !== row.propertyType || old.bedrooms !== row.bedrooms,
    now.filter((word) => words.has(word)).length * 2 < now.length,
    row.images.length > 0 && !row.images.some(({ url }) => kept.has(url)),
  ];
  return different.filter(Boolean).length >= 3;
}

const wordsOf = ({ name, description }: Home) => `${name} ${description}`.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
