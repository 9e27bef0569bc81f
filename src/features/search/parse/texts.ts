import { naira } from '#core/money.ts';
import { FEATURE_WISHES, featureOf } from '#features/listings/property/features.ts';
import { kindOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import type { Wish } from './vocabulary.ts';

const MARKETS: Record<string, string> = { rent: 'For rent', shortlet: 'Shortlet', sale: 'For sale' };
const FAMILY_NAMES: Record<string, string> = { house: 'House', land: 'Land', commercial: 'For business' };
const sqm = new Intl.NumberFormat('en-US');

/** A wish as people read it: "2 bedrooms", "Up to ₦2,500,000", "No generator". `placeName` names a place by its id. */
export function labelOf(wish: Wish, placeName: (id: string) => string): string {
  const { slot, value, most, note } = wish;
  const id = String(value);
  const amount = Number(value);
  switch (slot) {
    case 'type':
      return MARKETS[id] ?? id;
    case 'kind':
      return FAMILY_NAMES[id] ?? kindOf(id)?.label ?? id;
    case 'place':
      return placeName(id);
    case 'bedrooms':
      if (most === undefined) return `At least ${counted(amount, 'bedroom')}`;
      return most === amount ? counted(amount, 'bedroom') : `${amount} to ${counted(most, 'bedroom')}`;
    case 'maxBedrooms':
      return `Up to ${counted(amount, 'bedroom')}`;
    case 'bathrooms':
      return `At least ${counted(amount, 'bathroom')}`;
    case 'minPrice':
      return `From ${naira(amount)}${period(note)}`;
    case 'maxPrice':
      return `Up to ${naira(amount)}${period(note)}`;
    case 'minTotal':
      return `From ${naira(amount)} in all`;
    case 'maxTotal':
      return `Up to ${naira(amount)} in all`;
    case 'minSize':
      return `From ${sqm.format(amount)} sqm`;
    case 'maxSize':
      return `Up to ${sqm.format(amount)} sqm`;
    case 'has':
      return featureLabel(id);
    case 'without':
      return `No ${lowered(featureLabel(id))}`;
    case 'title':
      return titlePaperOf(id)?.label ?? id;
    case 'furnished':
      return value === true ? 'Furnished' : 'Unfurnished';
    case 'parking':
      return 'Parking';
    case 'offer':
      return 'On offer';
  }
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** What was said for a month or a week is kept for a year and a night. */
function period(note: string | undefined): string {
  return note === 'month' ? ' a year' : note === 'week' ? ' a night' : '';
}

function featureLabel(id: string): string {
  return FEATURE_WISHES[id]?.label ?? featureOf(id)?.label ?? id;
}

function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
