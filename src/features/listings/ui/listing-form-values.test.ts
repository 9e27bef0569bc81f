import { describe, expect, test } from 'vitest';
import { parseListing, readListingForm } from '../contract-write.ts';
import { EMPTY_LISTING, type ListingFormValues, readValues, sameValues, withTyped } from './listing-form-values.ts';

const image = { url: '/media/1732190000000-front.jpg', width: 1200, height: 900, placeholder: '' };
const filled: ListingFormValues = {
  ...EMPTY_LISTING,
  name: 'Four bedroom duplex',
  description: 'Quiet street.',
  regularPrice: '2500000',
  offer: true,
  discountPrice: '2000000',
  parking: true,
  images: [image],
};

/** What a browser posts for these values. */
function posted({ images, ...values }: ListingFormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value);
    else if (value) form.set(name, 'on');
  }
  for (const { url } of images) form.append('imageUrls', url);
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
    });
  });
});
