import { expect, test } from 'vitest';
import { KINDS } from '#features/listings/property/kinds.ts';
import { titleOf } from '../../results/chips.server.ts';
import { readQuery } from '../service.server.ts';

test.each(KINDS.map(({ id }) => [titleOf({ kind: [id] }), id]))('the heading "%s" means its kind', (heading, id) => {
  expect(readQuery(heading).filters).toEqual({ kind: [id] });
});

test.each([
  ['business premises for rent in Ikeja', { kind: ['commercial'], type: 'rent', place: ['lagos/ikeja'] }],
  ['space for my business in Aba', { kind: ['commercial'], place: ['abia/aba'] }],
  ['offers in Lekki', { offer: true, place: ['lagos/lekki'] }],
  ['new offers in Lekki', { offer: true, place: ['lagos/lekki'] }],
  ['new conference centre', { kind: ['event-centre'] }],
  ['conference centre for rent', { kind: ['event-centre'], type: 'rent' }],
  ['no title paper', { title: ['none'] }],
  ['land, excision granted', { kind: ['land'], title: ['excision'] }],
  ['flat in Yaba lowest stated total', { kind: ['flat'], place: ['lagos/yaba'], sort: 'total' }],
  [
    'flats in Yaba up to ₦1.8M up to ₦2.5M in all',
    { kind: ['flat'], place: ['lagos/yaba'], maxPrice: 1_800_000, maxTotal: 2_500_000 },
  ],
])('what pages say is read where it is typed: "%s"', (text, filters) => {
  const read = readQuery(text);
  expect([read.filters, read.rest]).toEqual([filters, '']);
});

test.each([
  ['no third party, 2 bed Yaba', { has: ['direct-landlord'], bedrooms: 2, maxBedrooms: 2, place: ['lagos/yaba'] }],
  ['no 3rd party please', { has: ['direct-landlord'] }],
  ['no estate agent', { has: ['direct-landlord'] }],
  ['direct to owner', { has: ['direct-landlord'] }],
  ['parties allowed', { has: ['parties-allowed'] }],
  ['twin duplex', { kind: ['semi-detached-duplex'] }],
  ['3 storey building with 6 flats', { kind: ['block-of-flats'] }],
  ['house with 3 bedroom flat', { kind: ['flat'], bedrooms: 3, maxBedrooms: 3 }],
  ['house for sale offers above 50m', { kind: ['house'], type: 'sale', minPrice: 50_000_000 }],
  ['open to offers', { has: ['negotiable'] }],
  ['developer offers payment plan', { has: ['payment-plan'] }],
  ['the estate offers pool', { has: ['gated-estate', 'pool'] }],
  ['bungalow offers parking', { kind: ['bungalow'], parking: true }],
  ['landlord offers 10% discount', { offer: true }],
  ['apartment near landmark conference centre', { kind: ['flat'] }],
  ['shortlet for business trip', { type: 'shortlet' }],
  ['land for business', { kind: ['land'] }],
  ['virgin land', { kind: ['land'] }],
  ['virgin flat', { kind: ['flat'], has: ['newly-built'] }],
  ['flat no parking wahala', { kind: ['flat'], parking: true }],
])('"%s" says something else', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});
