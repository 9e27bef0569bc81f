import { describe, expect, test } from 'vitest';
import { refusal, right } from '../../../../tests/support/listing-refusal.ts';
import { parseListing, readListingForm } from './contract.ts';
import { listingsTexts as texts } from '../texts.ts';

describe('the rules of the listing form', () => {
  test.each<[string, object, string]>([
    ['at least one image', { imageUrls: [] }, 'You must upload at least one image'],
    ['images are needed at all', { imageUrls: undefined }, 'You must upload at least one image'],
    ['at most 6 images', { imageUrls: Array(7).fill('/a') }, 'You can only upload 6 images per listing'],
    [
      'discount below regular',
      { offer: true, discountPrice: 2_500_000 },
      'Discount Price must be lower than Regular price',
    ],
    [
      'discount above regular',
      { offer: true, discountPrice: 2_500_001 },
      'Discount Price must be lower than Regular price',
    ],
    ['discount needed with an offer', { offer: true, discountPrice: '' }, texts.priceWrong],
    ['discount from 50,000', { offer: true, discountPrice: 49_999 }, texts.priceWrong],
    ['name of 10 characters', { name: 'Nine char' }, texts.nameLength],
    ['spaces around do not count', { name: '  Nine char  ' }, texts.nameLength],
    ['name of 52 characters', { name: 'x'.repeat(53) }, texts.nameLength],
    ['description', { description: ' \n ' }, texts.descriptionMissing],
    ['description at all', { description: undefined }, texts.descriptionMissing],
    ['description of 10,000 characters', { description: 'x'.repeat(10_001) }, texts.descriptionLong],
    ['phone of 15 characters', { phone: '0'.repeat(16) }, texts.phoneLong],
    ['price from 50,000', { regularPrice: 49_999 }, texts.priceWrong],
    ['price to 10,000,000,000', { regularPrice: 10_000_000_001 }, texts.priceWrong],
    ['price at all', { regularPrice: undefined }, texts.priceWrong],
    ['whole price', { regularPrice: 50_000.5 }, texts.priceWrong],
    ['bedrooms from 1', { bedrooms: 0 }, texts.roomsWrong],
    ['bedrooms to 10', { bedrooms: 11 }, texts.roomsWrong],
    ['bathrooms from 1', { bathrooms: 0 }, texts.roomsWrong],
    ['bathrooms to 10', { bathrooms: '11' }, texts.roomsWrong],
    ['type', { type: 'castle' }, texts.typeWrong],
    ['zip is a number', { zip: 'abc' }, texts.zipWrong],
    ['email looks like one', { email: 'ada' }, texts.emailWrong],
    ['no script behind a link', { website: 'javascript:alert(1)' }, texts.linkWrong],
    ['no script behind a spaced link', { socialMedia: ' java\nscript:alert(1)' }, texts.linkWrong],
    ['no other scheme', { website: 'data:text/html,x' }, texts.linkWrong],
    ['bounded address', { address: 'x'.repeat(201) }, texts.tooLong('address', 200)],
    ['ticks are yes or no', { parking: 'maybe' }, texts.choiceWrong],
  ])('%s', (_rule, fields, sentence) => {
    const error = refusal(fields);
    expect(error.code).toBe('invalid');
    expect(error.message).toBe(sentence);
    expect(error.fields).toEqual({ [Object.keys(fields).at(-1) ?? '']: sentence });
  });

  test('the bounds themselves are fine', () => {
    expect(parseListing(right({ name: 'Ten chars.' })).name).toBe('Ten chars.');
    expect(parseListing(right({ name: 'ọ̀'.repeat(26) })).name).toHaveLength(52);
    expect(
      parseListing(right({ regularPrice: 50_000, bedrooms: 1, bathrooms: 10, phone: '0'.repeat(15) })).regularPrice,
    ).toBe(50_000);
    expect(
      parseListing(right({ regularPrice: 10_000_000_000, offer: true, discountPrice: 50_000 })).discountPrice,
    ).toBe(50_000);
    expect(parseListing(right({ imageUrls: Array(6).fill('/a') })).imageUrls).toHaveLength(6);
  });

  test('the images are mentioned first, and every wrong field has its sentence', () => {
    const error = refusal({ imageUrls: [], name: '', regularPrice: 1 });
    expect(error.message).toBe('You must upload at least one image');
    expect(Object.keys(error.fields ?? {})).toEqual(['imageUrls', 'name', 'regularPrice']);
  });
});

test('what is left out has its default', () => {
  const { imageUrls, name, description, regularPrice } = right();
  expect(parseListing({ imageUrls, name, description, regularPrice })).toEqual({
    imageUrls,
    name,
    description,
    regularPrice,
    discountPrice: 0,
    type: 'rent',
    zip: 1,
    bedrooms: 1,
    bathrooms: 1,

    city: '',
    address: '',
    state: '',
    country: '',
    phone: '',
    email: '',
    website: '',
    socialMedia: '',
    moreInfo: '',
    offer: false,
    parking: false,
    furnished: false,

    propertyType: null,
    titlePaper: null,
    toilets: null,
    sizeSqm: null,
    sizeText: '',
    features: [],
    fees: [],
    rentYears: null,
  });
});

test('a discount without an offer is not kept', () => {
  expect(parseListing(right({ offer: false, discountPrice: 9e15 })).discountPrice).toBe(0);
  expect(parseListing(right({ offer: false, discountPrice: null })).discountPrice).toBe(0);
});

test('a telephone number as contact lists write it is kept without its spaces', () => {
  expect(parseListing(right({ phone: '+234 (0) 809 777 1234' })).phone).toBe('+2348097771234');
  expect(parseListing(right({ phone: '0803 123 4567' })).phone).toBe('0803 123 4567');
});

test('numbers and ticks may come as forms write them', () => {
  const typed = {
    regularPrice: '₦2,500,000',
    bedrooms: '3',
    zip: '',
    offer: 'on',
    discountPrice: '2 000 000',
    phone: 8031234567,
  };
  expect(parseListing(right(typed))).toMatchObject({
    regularPrice: 2_500_000,
    bedrooms: 3,
    zip: 1,
    offer: true,
    discountPrice: 2_000_000,
    phone: '8031234567',
  });
});

test('text is cleaned: what cannot be seen or stored goes, lines of a description stay', () => {
  const { name, description } = parseListing(
    right({ name: ' Fine\u0000 \u202Ehome  of \n Ada ', description: 'One\r\ntwo\u0000\n\nthree ' }),
  );
  expect(name).toBe('Fine home of Ada');
  expect(description).toBe('One\ntwo\n\nthree');
});

test('addresses and names of people are taken as links', () => {
  for (const website of ['https://x.example/a?b=1', 'www.x.example', '@ada', 'Ada Homes', '']) {
    expect(parseListing(right({ website })).website).toBe(website);
  }
});

test('a posted form says the same as the JSON', () => {
  const form = new FormData();
  const { imageUrls, offer, parking, furnished, ...texts } = right({ regularPrice: '2,500,000' });
  for (const [name, value] of Object.entries(texts)) form.set(name, String(value));
  for (const url of [...imageUrls, '/media/1700000000000-b.jpg', '']) form.append('imageUrls', url);
  form.set('parking', 'on');
  expect(parseListing(readListingForm(form))).toEqual({
    ...parseListing(right()),
    imageUrls: [...imageUrls, '/media/1700000000000-b.jpg'],
    offer,
    parking,
    furnished,
  });
});
