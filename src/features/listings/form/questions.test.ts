import { describe, expect, test } from 'vitest';
import { openQuestions, questionsOf } from './questions.ts';
import { EMPTY_LISTING, type ListingFormValues } from './values.ts';

const said = { ...EMPTY_LISTING, regularPrice: '2000000', bedrooms: '3', bathrooms: '2' };
const asked = (change: Partial<ListingFormValues>) => questionsOf({ ...said, ...change }).map(({ field }) => field);

describe('what the form asks back', () => {
  test('price and rooms that nobody touched', () => {
    expect(questionsOf(EMPTY_LISTING).map(({ words }) => words)).toEqual([
      'Is ₦50,000 a year the full price? The form begins with it.',
      'Does it have 1 bedroom? The form begins with one.',
      'Does it have 1 bathroom? The form begins with one.',
    ]);
    expect(asked({})).toEqual([]);
  });

  test.each(['self-contain', 'studio', 'farmland', 'office'])('no rooms of a %s', (propertyType) => {
    expect(asked({ propertyType, bedrooms: '1', bathrooms: '1' })).toEqual([]);
  });

  test.each([
    ['600', true],
    ['1,200', true],
    ['2 plots', true],
    ['50x90', true],
    ['600 sqm', false],
    ['50x100 ft', false],
    ['2 plots of 648 sqm each', false],
    ['half plot', false],
    ['', false],
  ])('the size %j: %s', (sizeText, isAsked) => {
    expect(asked({ sizeText })).toEqual(isAsked ? ['sizeText'] : []);
  });

  test('agency and legal fees above ten percent of the price, however they are written', () => {
    expect(asked({ 'fees.agency.amount': '10', 'fees.legal.amount': '10' })).toEqual([]);
    expect(asked({ 'fees.agency.amount': '15' })).toEqual(['fees.agency.amount']);
    const naira = { 'fees.legal.amount': '250000', 'fees.legal.unit': 'naira once' } as const;
    expect(asked(naira)).toEqual(['fees.legal.amount']);
    expect(asked({ ...naira, regularPrice: '2500000' })).toEqual([]);
    expect(asked({ ...naira, regularPrice: '2500000', offer: true, discountPrice: '2400000' })).toEqual([
      'fees.legal.amount',
    ]);
    expect(asked({ 'fees.service.amount': '900000' })).toEqual([]);
  });

  test.each([
    ['0803 555 01', true],
    ['0803 555 012', true],
    ['+234 803 555 01234', true],
    ['01 234 56789', false],
    ['+44 7700 900123', false],
    ['0803 555 0123', false],
    ['+234 803 555 0123', false],
    ['', false],
  ])('the telephone number %j: %s', (phone, isAsked) => {
    expect(asked({ phone })).toEqual(isAsked ? ['phone'] : []);
  });

  test.each([
    ['2 bedroom flat, Hotoro GRA', '4', 'Does it have 4 bedrooms? Its name says 2.'],
    ['Three-bedroom bungalow', '1', 'Does it have 1 bedroom? Its name says 3.'],
    ['3bed terrace with 1 bed BQ', '3', null],
    ['Flat near the bedding market', '2', null],
  ])('bedrooms other than the name says: %s, %s', (name, bedrooms, words) => {
    expect(questionsOf({ ...said, name, bedrooms }).map((one) => one.words)).toEqual(words ? [words] : []);
  });

  test('nothing twice, until the value is another', () => {
    const keys = questionsOf({ ...said, sizeText: '600' }).map(({ key }) => key);
    expect(openQuestions({ ...said, sizeText: '600' }, keys)).toEqual([]);
    expect(openQuestions({ ...said, sizeText: '900' }, keys)).toHaveLength(1);
  });
});
