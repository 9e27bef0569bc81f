import { describe, expect, test } from 'vitest';
import { parseListing, readListingForm } from '../write/contract.ts';
import type { Listing } from '../contract.ts';
import { checkListing } from './errors.ts';
import { costOfValues } from './parts/total.tsx';
import {
  EMPTY_LISTING,
  type ListingFormValues,
  readValues,
  sameValues,
  saysMore,
  valuesOf,
  withTyped,
} from './values.ts';

const image = { url: '/media/1732190000000-front.jpg', width: 1200, height: 900, placeholder: '' };
const filled: ListingFormValues = {
  ...EMPTY_LISTING,
  name: 'Four bedroom duplex',
  description: 'Quiet street.',
  city: 'Yaba',
  regularPrice: '2500000',
  offer: true,
  discountPrice: '2000000',
  parking: true,
  propertyType: 'flat',
  sizeText: '50x100 ft',
  'fees.agency.amount': '10',
  'fees.caution.amount': '750000',
  'fees.caution.back': true,
  features: ['band-a', 'borehole'],
  images: [image],
};

/** What a browser posts for these values. */
function posted({ images, features, ...values }: ListingFormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value);
    else if (value) form.set(name, 'on');
  }
  for (const { url } of images) form.append('imageUrls', url);
  for (const feature of features) form.append('features', feature);
  return form;
}

describe('the values of the listing form', () => {
  test('come out of a posted form as they went in', () => {
    expect(readValues(posted(filled), [image])).toEqual(filled);
    expect(readValues(posted(EMPTY_LISTING), [])).toEqual(EMPTY_LISTING);
  });

  test('are the same amount with and without separators', () => {
    const form = posted(filled);
    form.set('regularPrice', '2,500,000');
    expect(sameValues(readValues(form, [image]), filled)).toBe(true);
    form.set('regularPrice', '2,500,001');
    expect(sameValues(readValues(form, [image]), filled)).toBe(false);
  });

  test('differ when a tick, or the order of the pictures, does', () => {
    const other = { ...image, url: '/media/1732190000001-back.jpg' };
    const two = { ...filled, images: [image, other] };
    expect(sameValues(filled, { ...filled, parking: false })).toBe(false);
    expect(sameValues(filled, { ...filled, 'fees.caution.back': false })).toBe(false);
    expect(sameValues(filled, { ...filled, features: ['band-a'] })).toBe(false);
    expect(sameValues(filled, { ...filled, features: ['borehole', 'band-a'] })).toBe(true);
    expect(sameValues(two, { ...two, images: [other, image] })).toBe(false);
  });

  test('keep an amount that is no number as it was typed, for the rules to refuse', () => {
    const form = posted(filled);
    form.set('regularPrice', 'about two million');
    expect(readValues(form, []).regularPrice).toBe('about two million');
  });

  test('that were typed before a draft came back lie over it; the rest of the draft stays', () => {
    const draft = { ...filled, city: 'Lekki' };
    const typed = { ...EMPTY_LISTING, city: 'Ikoyi' };
    expect(withTyped(draft, typed, EMPTY_LISTING)).toEqual({ ...draft, city: 'Ikoyi' });
    const ticked = { ...EMPTY_LISTING, features: ['gym'] };
    expect(withTyped(draft, ticked, EMPTY_LISTING)).toEqual({ ...draft, features: ['gym'] });
  });

  test('are a listing in the eyes of the call', () => {
    expect(parseListing(readListingForm(posted(filled)))).toMatchObject({
      type: 'rent',
      regularPrice: 2_500_000,
      discountPrice: 2_000_000,
      offer: true,
      parking: true,
      furnished: false,
      zip: 1,
      imageUrls: [image.url],
      propertyType: 'flat',
      sizeSqm: 464.5,
      fees: [
        { kind: 'agency', percent: 10 },
        { kind: 'caution', amount: 750_000, refundable: true },
      ],
      features: ['band-a', 'borehole'],
    });
    expect(checkListing(filled)).toEqual({});
    expect(Object.keys(checkListing({ ...filled, 'fees.agency.amount': 'a lot' }))).toEqual(['fees.agency.amount']);
  });

  test('show a stored listing as it was written, and give it back unchanged', () => {
    const fees: Listing['fees'] = [
      { kind: 'agency', percent: 7.5, every: 'once', refundable: false },
      { kind: 'service', amount: 300_000, every: 'year', refundable: false },
      { kind: 'other', label: 'Estate form', amount: 20_000, every: 'once', refundable: false },
      { kind: 'other', amount: 0, every: 'year', refundable: true },
    ];
    const facts = { propertyType: 'warehouse', titlePaper: null, toilets: 0, rentYears: 2, features: ['no-flood'] };
    const stored = { ...parseListing(readListingForm(posted(filled))), ...facts, fees, sizeText: '', sizeSqm: 650 };
    const shown = valuesOf({ ...stored, images: [image], exclusive: false } as unknown as Listing);
    expect(shown).toMatchObject({ propertyType: 'warehouse', titlePaper: '', toilets: '0', sizeText: '650 sqm' });
    expect(parseListing(readListingForm(posted(shown)))).toMatchObject({ ...facts, fees, sizeSqm: 650 });
    expect(saysMore(shown)).toBe(true);
    expect(saysMore(EMPTY_LISTING)).toBe(false);
  });

  test('cost what they say at this moment, and nothing while an amount cannot be read', () => {
    expect(costOfValues(filled)).toMatchObject({ firstTotal: 2_950_000, refundable: 750_000 });
    expect(costOfValues({ ...filled, offer: false, rentYears: '2' })?.firstTotal).toBe(6_000_000);
    expect(costOfValues({ ...filled, 'fees.agency.amount': '10%', 'fees.agency.unit': 'naira once' })).toMatchObject({
      firstTotal: 2_950_000,
    });
    expect(costOfValues({ ...filled, 'fees.agency.amount': 'a lot' })).toBeNull();
    expect(costOfValues({ ...filled, discountPrice: '' })).toBeNull();
  });
});
