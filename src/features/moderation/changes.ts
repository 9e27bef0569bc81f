import type { listings } from '#db/schema/listings.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import { type CaseReason, PRICE_FALL } from './contract.ts';
import type { Assessment, Subject } from './rules/contract.ts';

type Row = typeof listings.$inferSelect;
/** What is looked at of a home. */
export type Home = Omit<Row, 'price' | 'within' | 'named' | 'requestKey' | 'updatedBy' | 'copiedFrom' | 'wordsKey'>;

export const subjectOf = (home: Home): Subject => ({ ...home, price: askedPrice(home) });

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
    'email',
    'website',
    'socialMedia',
  ] as const;
  return named.every((name) => old[name] === next[name]);
}

/** Whether a change is one that seekers rely on: words, place, photos, telephone, and a price that fell far (TRUST-12). */
export function matters(old: Home, row: Home): boolean {
  const named = ['name', 'description', 'moreInfo', 'address', 'city', 'state', 'place', 'phone', 'type'] as const;
  const photos = ({ images }: Home) => images.map(({ url }) => url).join(' ');
  const isCheaper = askedPrice(row) < askedPrice(old) * (1 - PRICE_FALL);
  return isCheaper || named.some((name) => old[name] !== row[name]) || photos(old) !== photos(row);
}

/** What makes another home of it, where three or more of these are different (TRUST-64); null where it reads like the same. */
export function anotherHome(old: Home, row: Home): string[] | null {
  const kept = new Set(old.images.map(({ url }) => url));
  const [was, is] = [askedPrice(old), askedPrice(row)];
  const different: Record<string, boolean> = {
    'its title': isReworded(old.name, row.name),
    'its description': isReworded(old.description, row.description),
    'its place': old.address !== row.address || old.place !== row.place,
    'its price': Math.abs(is - was) > was * PRICE_FALL,
    'its kind': old.type !== row.type || old.propertyType !== row.propertyType || old.bedrooms !== row.bedrooms,
    'its photos': row.images.length > 0 && !row.images.some(({ url }) => kept.has(url)),
  };
  const changed = Object.keys(different).filter((name) => different[name]);
  return changed.length >= 3 ? changed : null;
}

/** Whether less than half of its words were there before. */
function isReworded(old: string, now: string): boolean {
  const before = new Set(wordsOf(old));
  const words = wordsOf(now);
  return words.filter((word) => before.has(word)).length * 2 < words.length;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
