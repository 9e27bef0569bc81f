import { describe, expect, test } from 'vitest';
import { refusal, right } from '../../../../tests/support/listing-refusal.ts';
import { parseListing, readListingForm } from './contract.ts';
import { feeErrorsOf, feesOfForm } from '../costs/contract.ts';
import { feeRule } from '../costs/rules.ts';
import { FEATURE_GROUPS, FEATURE_SETS, FEATURES, featuresOf } from '../property/features.ts';
import { asksForRooms, FAMILIES, KINDS, kindsOf } from '../property/kinds.ts';
import { TITLE_PAPERS } from '../property/title-papers.ts';
import { factsTexts as texts } from './texts.ts';

const agency = { kind: 'agency', percent: 10 };

describe('facts that nobody must give', () => {
  test.each<[string, object, string]>([
    ['a kind that we do not know', { propertyType: 'castle' }, texts.kindUnknown],
    ['a family as a kind', { propertyType: 'land' }, texts.kindUnknown],
    ['a kind that is no text', { propertyType: 7 }, texts.kindUnknown],
    ['a paper that we do not know', { titlePaper: 'handshake' }, texts.titlePaperUnknown],
    ['a feature that we do not know', { features: ['gym', 'moat'] }, texts.featureUnknown],
    ['a group as a feature', { features: ['good-power'] }, texts.featureUnknown],
    ['features without end', { features: Array(1_000).fill('gym') }, texts.featureUnknown],
    ['two bands', { features: ['band-a', 'band-c'] }, 'Only one of these can be true: Band A, Band C.'],
    [
      'a home that floods and does not',
      { features: ['no-flood', 'floods-in-rain'] },
      texts.featuresExclude(['Does not flood', 'Floods in heavy rain']),
    ],
    ['21 toilets', { toilets: 21 }, texts.toiletsWrong],
    ['half a toilet', { toilets: 0.5 }, texts.toiletsWrong],
    ['a size below one', { sizeSqm: 0.5 }, texts.sizeWrong],
    ['a size beyond farms', { sizeSqm: 100_000_001 }, texts.sizeWrong],
    ['the same in words', { sizeText: '20,000 hectares' }, texts.sizeWrong],
    ['a long size', { sizeText: 'x'.repeat(61) }, texts.sizeTextLong],
    ['six years of rent', { rentYears: 6 }, texts.rentYearsWrong],
    ['no year of rent', { rentYears: 0 }, texts.rentYearsWrong],
    ['fees in words', { fees: 'ten percent' }, texts.feesWrong],
    ['a fee of no kind', { fees: [{ amount: 5 }] }, texts.feesWrong],
    ['no fee at all', { fees: [null] }, texts.feesWrong],
    ['a fee of no amount', { fees: [{ kind: 'legal' }] }, texts.feeWrong('Legal and agreement fee')],
    ['a fee below nothing', { fees: [{ kind: 'agency', amount: -1 }] }, texts.feeWrong('Agency fee')],
    ['a fee beyond all prices', { fees: [{ kind: 'agency', amount: 10_000_000_001 }] }, texts.feeWrong('Agency fee')],
    ['more than all of it', { fees: [{ kind: 'agency', percent: 100.01 }] }, texts.feeWrong('Agency fee')],
    ['thousandths of a percent', { fees: [{ kind: 'agency', percent: 1.234 }] }, texts.feeWrong('Agency fee')],
    ['naira and percent', { fees: [{ ...agency, amount: 5 }] }, texts.feeBoth('Agency fee')],
    ['the same fee twice', { fees: [agency, agency] }, texts.feeTwice('Agency fee')],
    ['three other fees', { fees: [1, 2, 3].map((amount) => ({ kind: 'other', amount })) }, texts.feesTooMany],
    ['a long label', { fees: [{ kind: 'other', label: 'x'.repeat(41), amount: 5 }] }, texts.feeLabelLong],
  ])('are refused in a sentence: %s', (_what, fields, sentence) => {
    const error = refusal(fields);
    expect(error.code).toBe('invalid');
    expect(error.message).toBe(sentence);
    expect(Object.values(error.fields ?? {})).toEqual([sentence]);
  });

  test('a stay by the night has no yearly fees', () => {
    const service = { kind: 'service', amount: 50_000 };
    expect(refusal({ type: 'shortlet', fees: [service] }).message).toBe(texts.feeYearly('Service charge'));
    expect(parseListing(right({ type: 'shortlet', fees: [{ ...service, every: 'once' }] })).fees).toHaveLength(1);
  });

  test('say nothing as null, an empty text or not at all', () => {
    const nothing = {
      propertyType: '',
      titlePaper: null,
      toilets: '',
      sizeSqm: '',
      features: null,
      fees: null,
      rentYears: '',
    };
    expect(parseListing(right(nothing))).toEqual(parseListing(right()));
  });

  test('are kept in the order of our lists, each once', () => {
    const { features, fees } = parseListing(
      right({
        features: ['pool', 'band-a', 'pool', 'serviced'],
        fees: [
          { kind: 'other', label: ' Estate  form ', amount: '20,000' },
          { kind: 'caution', amount: '₦750,000' },
          { kind: 'agency', percent: '7.5 %' },
        ],
      }),
    );
    expect(features).toEqual(['serviced', 'band-a', 'pool']);
    expect(fees).toEqual([
      { kind: 'agency', percent: 7.5, every: 'once', refundable: false },
      { kind: 'caution', amount: 750_000, every: 'once', refundable: true },
      { kind: 'other', label: 'Estate form', amount: 20_000, every: 'once', refundable: false },
    ]);
  });

  test('the size comes from its words unless it is given; a plot is no size', () => {
    const size = (fields: object) => parseListing(right(fields)).sizeSqm;
    expect(size({ sizeText: '50x100 ft' })).toBe(464.5);
    expect(size({ sizeText: '50x100 ft', sizeSqm: 450 })).toBe(450);
    expect(parseListing(right({ sizeText: '1 plot' }))).toMatchObject({ sizeText: '1 plot', sizeSqm: null });
  });

  test('years of rent belong to a rent', () => {
    expect(parseListing(right({ rentYears: 2 })).rentYears).toBe(2);
    expect(parseListing(right({ rentYears: 2, type: 'sale' })).rentYears).toBeNull();
  });

  test('land and business have no bedrooms: the default is kept, whatever was sent', () => {
    for (const propertyType of ['farmland', 'warehouse']) {
      const bare = right({ propertyType, bedrooms: 0, bathrooms: 99 });
      expect(parseListing(bare)).toMatchObject({ propertyType, bedrooms: 1, bathrooms: 1 });
    }
    expect(refusal({ propertyType: 'flat', bedrooms: 0 }).fields).toHaveProperty('bedrooms');
    const furnished = { furnished: true, parking: true, toilets: 3 };
    expect(parseListing(right({ propertyType: 'farmland', ...furnished }))).toMatchObject({
      furnished: false,
      parking: false,
      toilets: null,
    });
    expect(parseListing(right({ propertyType: 'office', ...furnished }))).toMatchObject(furnished);
  });
});

test('a posted form states the fees whose lines have an amount', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    'fees.agency.amount': '10',
    'fees.agency.unit': 'percent once',
    'fees.legal.amount': '5%',
    'fees.legal.unit': 'naira once',
    'fees.caution.amount': '750,000',
    'fees.caution.unit': 'naira once',
    'fees.caution.back': 'on',
    'fees.service.amount': ' ',
    'fees.service.unit': 'naira year',
    'fees.other1.label': 'Estate form',
    'fees.other1.amount': '20000',
    'fees.other1.unit': 'naira year',
  }))
    form.set(name, value);
  for (const feature of ['gym', '', 'band-b']) form.append('features', feature);
  const read = readListingForm(form);
  expect(parseListing(right({ fees: read.fees, features: read.features }))).toMatchObject({
    fees: [
      { kind: 'agency', percent: 10, every: 'once', refundable: false },
      { kind: 'legal', percent: 5, every: 'once', refundable: false },
      { kind: 'caution', amount: 750_000, every: 'once', refundable: true },
      { kind: 'other', label: 'Estate form', amount: 20_000, every: 'year', refundable: false },
    ],
    features: ['band-b', 'gym'],
  });
  form.set('fees.other2.label', 'Something');
  expect(() => parseListing(right({ fees: readListingForm(form).fees }))).toThrow(texts.feeWrong('Something'));
});

test.each([
  ['free', 'naira once', { amount: 0, every: 'once' }],
  ['None', 'percent once', { percent: 0, every: 'once' }],
  ['10% of rent', 'naira once', { percent: 10, every: 'once' }],
  ['150k/yr', 'naira once', { amount: 150_000, every: 'year' }],
  ['₦50,000 per annum', 'naira once', { amount: 50_000, every: 'year' }],
])('a fee as people write it: %s', (amount, unit, fee) => {
  const form = { 'fees.agency.amount': amount, 'fees.agency.unit': unit };
  expect(parseListing(right({ fees: feesOfForm(form) })).fees).toMatchObject([{ kind: 'agency', ...fee }]);
  expect(feeErrorsOf(form)).toEqual({});
});

test('a fee that cannot be read is wrong at its own field', () => {
  const form = { 'fees.agency.amount': '10', 'fees.legal.amount': 'a lot', 'fees.caution.amount': '' };
  expect(feeErrorsOf(form)).toEqual({ 'fees.legal.amount': texts.feeWrong(feeRule('legal').label) });
});

describe('the vocabulary', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  test('has each id once, fit for an address', () => {
    for (const list of [ids(KINDS), ids(FEATURES), ids(TITLE_PAPERS)]) {
      expect(new Set(list).size).toBe(list.length);
      for (const id of list) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
    expect([KINDS.length, FEATURES.length, TITLE_PAPERS.length]).toEqual([38, 47, 12]);
    expect(FEATURE_GROUPS.flatMap(({ features }) => features)).toEqual(FEATURES);
  });

  test('a family means its members, a kind itself, anything else nothing', () => {
    expect(kindsOf('duplex')).toEqual(['duplex', 'detached-duplex', 'semi-detached-duplex', 'terraced-duplex']);
    expect(kindsOf('flat')).toEqual(['flat', 'mini-flat', 'penthouse', 'studio']);
    expect(kindsOf('house')).toHaveLength(20);
    expect(kindsOf('penthouse')).toEqual(['penthouse']);
    for (const id of ['castle', 'constructor', '__proto__', '']) {
      expect(kindsOf(id)).toEqual([]);
      expect(featuresOf(id)).toEqual([]);
    }
    for (const members of Object.values(FAMILIES)) expect(ids(KINDS)).toEqual(expect.arrayContaining([...members]));
    for (const { members } of Object.values(FEATURE_SETS))
      expect(ids(FEATURES)).toEqual(expect.arrayContaining([...members]));
    expect(featuresOf('good-power')).toContain('solar');
  });

  test('homes have bedrooms, land and business have not', () => {
    expect(KINDS.filter(({ id }) => !asksForRooms(id)).map(({ group }) => group)).not.toContain('residential');
    expect(asksForRooms('flat') && asksForRooms(null)).toBe(true);
    expect(asksForRooms('farmland') || asksForRooms('office')).toBe(false);
  });
});
