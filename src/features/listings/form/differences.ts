import { capitalised } from '#core/text/capitalised.ts';
import { naira } from '#core/money.ts';
import { type Difference, differenceOf } from '#core/conflict.ts';
import { featureOf } from '../property/features.ts';
import { kindOf } from '../property/kinds.ts';
import { titlePaperOf } from '../property/title-papers.ts';
import type { ListingFormValues } from './values.ts';

/** Fields that are called otherwise than their names say. */
const LABELS: Readonly<Record<string, string>> = {
  propertyType: 'Kind of property',
  sizeText: 'Size',
  rentYears: 'Rent paid in advance',
  discountPrice: 'Discounted price',
  socialMedia: 'Social media id',
  exclusive: 'Premier property',
  images: 'Photos',
};

/** Where two versions of a listing differ, as its form calls the fields. */
export function listingDifferences(theirs: ListingFormValues, mine: ListingFormValues): Difference[] {
  const names = Object.keys(theirs) as (keyof ListingFormValues)[];
  return names.flatMap((name) =>
    differenceOf(LABELS[name] ?? labelOf(name), wordsOf(name, theirs[name]), wordsOf(name, mine[name])),
  );
}

/** `regularPrice` is "Regular price", `fees.agency.amount` is "Agency fee: amount". */
function labelOf(name: string): string {
  const [, row, part] = /^fees\.(\w+)\.(\w+)$/.exec(name) ?? [];
  return capitalised((row ? `${row} fee: ${part}` : name).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

function wordsOf(name: string, value: ListingFormValues[keyof ListingFormValues]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') {
    const words = value.map((one) =>
      typeof one === 'string' ? (featureOf(one)?.label ?? one) : one.url.replace(/^.*\/(\d+-)?/, ''),
    );
    return (name === 'features' ? words.toSorted() : words).join(', ');
  }
  const known = name === 'propertyType' ? kindOf(value) : name === 'titlePaper' ? titlePaperOf(value) : undefined;
  if (/(?:Price|\.amount)$/.test(name) && /^\d+$/.test(value)) return naira(Number(value));
  return known?.label ?? value.replaceAll('\r\n', '\n');
}
