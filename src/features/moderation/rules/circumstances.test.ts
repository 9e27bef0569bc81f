import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { reports } from '#db/schema/reports.ts';
import { suspensions } from '#db/schema/users.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { selfAndAncestors } from '#features/places/service.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { assess, HELD_FROM, LOOKED_AT_FROM } from './assess.ts';
import { circumstancesOf } from './circumstances.server.ts';
import type { Circumstances, Subject } from './contract.ts';

const DAY_MS = 86_400_000;
const YABA = 'lagos/yaba';
const LONG =
  'A quiet flat on the second floor of a well kept block. Water runs all day, the compound is gated and light is steady on most days of the week.';

const SUBJECT: Subject = {
  name: 'Serviced 2 Bedroom Flat',
  description: LONG,
  moreInfo: '',
  address: '',
  sizeText: '',
  city: '',
  state: '',
  country: '',
  email: '',
  website: '',
  socialMedia: '',
  type: 'rent',
  features: [],
  fees: [],
  price: 2_500_000,
  place: YABA,
  phone: '08031234567',
};
const NOTHING: Circumstances = {
  accountDays: 30,
  accountsWithPhone: 1,
  places: 1,
  listedFirstDay: 0,
  copiedFromOther: false,
  wordsOfRemoved: false,
  phoneOfRemoved: false,
  ofSuspendedForFraud: false,
  upheldReport: false,
};
const MIDDLE = {
  asked: 1_500_000,
  price: 2_500_000,
  count: 35,
  spread: 0.2,
  isDear: false,
  placeName: 'Yaba',
  what: 'two-bed flats',
};
const rulesOf = (subject: Partial<Subject>, circumstances: Partial<Circumstances> = {}) =>
  assess({ ...SUBJECT, ...subject }, { ...NOTHING, ...circumstances }).reasons.map(({ rule }) => rule);

describe('the rules of circumstances', () => {
  test.each<[string, Partial<Circumstances>, Partial<Subject>, boolean]>([
    ['far-below-middle', { middle: { ...MIDDLE, asked: 1_499_000 } }, {}, true],
    ['far-below-middle', { middle: MIDDLE }, {}, false],
    // Where prices lie far apart, a cheap one is no sign.
    ['far-below-middle', { middle: { ...MIDDLE, asked: 1_400_000, spread: 0.5 } }, {}, false],
    ['new-account-in-dear-area', { accountDays: 6, middle: { ...MIDDLE, isDear: true } }, {}, true],
    ['new-account-in-dear-area', { accountDays: 7, middle: { ...MIDDLE, isDear: true } }, {}, false],
    ['new-account-in-dear-area', { accountDays: 0, middle: MIDDLE }, {}, false],
    ['direct-in-many-places', { places: 11 }, { features: ['direct-landlord'] }, true],
    ['direct-in-many-places', { places: 10 }, { features: ['direct-landlord'] }, false],
    ['direct-in-many-places', { places: 11 }, {}, false],
    ['phone-of-several-accounts', { accountsWithPhone: 3 }, {}, true],
    ['phone-of-several-accounts', { accountsWithPhone: 2 }, {}, false],
    ['money-near-viewing', { accountDays: 6 }, { description: 'Bring something for the gateman when you come.' }, true],
    [
      'money-near-viewing',
      { accountDays: 400 },
      { description: 'Bring something for the gateman when you come.' },
      true,
    ],
    ['money-near-viewing', { accountDays: 6 }, { description: 'See the garden. 3k buys a month of water.' }, true],
    ['money-near-viewing', { accountDays: 7 }, { description: 'See the garden. 3k buys a month of water.' }, false],
    ['money-near-viewing', { accountDays: 0 }, { description: 'Visits are free. Agency fee 50k.' }, false],
    ['money-near-viewing', { accountDays: 0 }, { description: 'Come and inspect. Tank of 20,000 litres.' }, false],
    ['money-near-viewing', { accountDays: 0 }, { description: 'See it any day: 5,000 sqft of compound.' }, false],
    ['money-near-viewing', { accountDays: 0 }, { description: 'No inspection fee, no agency fee.' }, false],
    ['money-near-viewing', { accountDays: 0 }, { description: 'No inspection fee, no inspection.' }, true],
    ['many-on-first-day', { listedFirstDay: 6 }, {}, true],
    ['many-on-first-day', { listedFirstDay: 5 }, {}, false],
    ['viewing-fee-named', {}, { fees: [{ kind: 'other', label: 'Viewing slot', amount: 5_000 }] }, true],
    ['viewing-fee-named', {}, { fees: [{ kind: 'other', label: 'Parking slot', amount: 50_000 }] }, false],
    ['words-of-another-listing', { copiedFromOther: true }, {}, true],
    ['fees-above-lagos-limit', {}, { fees: [{ kind: 'agency', percent: 15 }] }, true],
    ['fees-above-lagos-limit', {}, { fees: [{ kind: 'legal', amount: 300_000 }] }, true],
    [
      'fees-above-lagos-limit',
      {},
      {
        fees: [
          { kind: 'agency', percent: 10 },
          { kind: 'legal', percent: 10 },
        ],
      },
      false,
    ],
    ['fees-above-lagos-limit', {}, { fees: [{ kind: 'agency', percent: 15 }], place: 'abuja/maitama' }, false],
    ['phone-or-words-of-suspended', { ofSuspendedForFraud: true }, {}, true],
    ['words-of-removed', { wordsOfRemoved: true }, {}, true],
    ['phone-of-removed', { phoneOfRemoved: true }, {}, true],
    ['upheld-report', { upheldReport: true }, {}, true],
  ])('%s, %j, %j: %s', (rule, circumstances, subject, applies) => {
    expect(rulesOf(subject, circumstances)).toEqual(applies ? [rule] : []);
  });

  test('more homes on a first day than anybody types in: hold the next ones, and no home of a later day', () => {
    const many = { ...NOTHING, accountDays: 0, listedFirstDay: 41 };
    expect(assess(SUBJECT, many).holds).toBe(true);
    expect(assess(SUBJECT, { ...many, listedFirstDay: 40 }).holds).toBe(false);
    expect(assess(SUBJECT, { ...many, accountDays: 1 }).holds).toBe(false);
  });

  test('all that is no evidence together: has the home looked at, and never holds it', () => {
    const { score, holds, reasons } = assess(
      { ...SUBJECT, fees: [{ kind: 'agency', percent: 30 }] },
      {
        ...NOTHING,
        accountDays: 0,
        accountsWithPhone: 9,
        listedFirstDay: 12,
        copiedFromOther: true,
        middle: { ...MIDDLE, asked: 100_000, isDear: true },
      },
    );
    expect({ score, holds }).toEqual({ score: HELD_FROM - 1, holds: false });
    expect(reasons).toHaveLength(6);
    for (const { sentence, mend } of reasons) expect([sentence, mend]).not.toContain('');
    expect(reasons.find(({ fact, rule }) => rule === 'far-below-middle' && fact)?.fact).toBe(
      '96 % below the middle price of 35 two-bed flats in Yaba',
    );
  });

  test('words that come near to asking for money before a viewing: hold a home only where its price is far too low', () => {
    const cheap = { ...NOTHING, middle: { ...MIDDLE, asked: 100_000 } };
    const doubtful = { ...SUBJECT, description: 'Bring something for the gateman when you come.' };
    expect(assess(doubtful, { ...NOTHING, middle: MIDDLE }).holds).toBe(false);
    expect(assess(SUBJECT, cheap).holds).toBe(false);
    const { holds, reasons } = assess(doubtful, cheap);
    expect([holds, reasons[0]?.sentence]).toEqual([
      true,
      'The price is 96 % below the middle price of 35 two-bed flats in Yaba, and the text speaks of money beside a viewing.',
    ]);
    const free = { ...SUBJECT, description: 'Call me for inspection. No inspection fee.' };
    expect(assess(free, cheap).holds).toBe(false);
  });

  test('evidence: holds, whatever else there is', () => {
    for (const evidence of [{ ofSuspendedForFraud: true }, { wordsOfRemoved: true }, { upheldReport: true }]) {
      const { score, holds } = assess(SUBJECT, { ...NOTHING, ...evidence });
      expect([holds, score >= HELD_FROM]).toEqual([true, true]);
    }
    expect(assess(SUBJECT, NOTHING)).toMatchObject({ score: 0, holds: false, reasons: [] });
    expect(assess(SUBJECT, { ...NOTHING, copiedFromOther: true }).score).toBeGreaterThanOrEqual(LOOKED_AT_FROM);
  });
});

describe('the circumstances of a stored home', () => {
  let world: World;
  let owner: Person;
  beforeAll(async () => {
    world = await createWorld();
    owner = await world.person();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const inYaba = { place: YABA, within: selfAndAncestors(YABA), name: 'A two bedroom flat', bedrooms: 2 };
  const store = (person: Person, fields: object = {}) =>
    storeListing(world, person, { phone: '', description: 'Short.', ...fields });
  const circumstances = (id: string, subject: Partial<Subject> = {}) =>
    circumstancesOf(world.ctx(), id, { ...SUBJECT, phone: '', description: 'Short.', ...subject });

  test('the middle price: of homes of its kind and rooms in its place, from eight on', async () => {
    const id = await store(owner, { ...inYaba, regularPrice: 900_000 });
    for (let n = 1; n <= 7; n += 1) await store(owner, { ...inYaba, regularPrice: 2_000_000 + n * 100_000 });
    await store(owner, { ...inYaba, name: 'A two bedroom duplex', regularPrice: 90_000_000 });
    await store(owner, { ...inYaba, bedrooms: 3, regularPrice: 90_000_000 });
    await recountFigures(world.deps);
    const { middle } = await circumstances(id);
    expect(middle).toMatchObject({ asked: 900_000, count: 8, placeName: 'Yaba', what: 'two-bed flats', isDear: false });
    expect(middle?.price).toBeGreaterThan(2_200_000);
    expect(middle?.price).toBeLessThan(2_500_000);
    expect(middle?.spread).toBeGreaterThan(0);
    const [alone] = await world.db.select({ id: listings.id }).from(listings).where(eq(listings.bedrooms, 3));
    expect((await circumstances(alone?.id ?? '')).middle).toBeUndefined();
  });

  test('the middle price: is never of the Island or a local government area, whose places differ too much', async () => {
    const wide = { name: 'A two bedroom flat', bedrooms: 2, regularPrice: 40_000_000 };
    for (const place of ['lagos/victoria-island', 'lagos/ikoyi'])
      for (let n = 0; n < 5; n += 1) await store(owner, { ...wide, place, within: selfAndAncestors(place) });
    const ajah = 'lagos/ajah';
    const id = await store(owner, { ...wide, place: ajah, within: selfAndAncestors(ajah), regularPrice: 4_000_000 });
    await recountFigures(world.deps);
    expect((await circumstances(id)).middle).toBeUndefined();
  });

  test('the page and the card of a home that costs far less than others like it: say so to everybody; others say nothing', async () => {
    const cheap = { ...inYaba, name: 'A three bedroom flat', bedrooms: 4 };
    for (let n = 1; n <= 9; n += 1) await store(owner, { ...cheap, regularPrice: 2_000_000 + n * 10_000 });
    const id = await store(owner, { ...cheap, regularPrice: 500_000 });
    const usual = await store(owner, { ...cheap, regularPrice: 2_000_000 });
    await using site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
    const onCard = '75% below the area’s middle price';
    expect((await site.app.inject('/')).body).not.toContain(onCard);
    await recountFigures(world.deps);
    await world.deps.changes.caughtUp();
    const said = '75 % below the middle price of 11 four-bed flats in Yaba';
    expect((await site.app.inject(`/listing/${id}`)).body).toContain(said);
    expect((await site.app.inject(`/listing/${usual}`)).body).not.toContain('below the middle price');
    expect((await site.app.inject('/')).body).toContain(`<p class="text-sm text-warning-ink">${onCard}</p>`);
    const cards = (await site.app.inject(`/api/favourites/homes?ids=${id},${usual}`)).json<{ priceNote?: string }[]>();
    expect(cards.map(({ priceNote }) => priceNote)).toEqual([onCard, undefined]);
  });

  test('land: is compared by the square metre, and not at all without a size', async () => {
    const land = { ...inYaba, type: 'sale' as const, name: 'A plot of land', propertyType: 'residential-land' };
    for (let n = 1; n <= 8; n += 1) await store(owner, { ...land, regularPrice: n * 10_000_000, sizeSqm: n * 100 });
    await recountFigures(world.deps);
    const small = await store(owner, { ...land, regularPrice: 5_000_000, sizeSqm: 100 });
    expect((await circumstances(small)).middle).toMatchObject({ asked: 50_000, price: 100_000, count: 8 });
    const unknown = await store(owner, { ...land, regularPrice: 5_000_000 });
    expect((await circumstances(unknown)).middle).toBeUndefined();
  });

  test('dear: are the places above nine in ten others', async () => {
    const places = [
      'lagos/yaba',
      'lagos/ikeja',
      'lagos/lekki',
      'lagos/ikoyi',
      'lagos/surulere',
      'lagos/victoria-island',
      'abuja/maitama',
      'abuja/asokoro',
      'abuja/gwarinpa',
      'abuja/wuse',
    ];
    for (const [at, place] of places.entries())
      for (let n = 0; n < 8; n += 1)
        await store(owner, {
          place,
          within: [place],
          name: 'A five bedroom mansion',
          bedrooms: 5,
          regularPrice: (at + 1) * 10_000_000,
        });
    await recountFigures(world.deps);
    const dear = [];
    for (const place of places) {
      const id = await store(owner, { place, within: [place], name: 'A five bedroom mansion', bedrooms: 5 });
      if ((await circumstances(id)).middle?.isDear) dear.push(place);
    }
    expect(dear).toEqual(['abuja/wuse']);
  });

  test('the telephone number: however it is written, counts the accounts that have it', async () => {
    const [ada, obi, eze] = [await world.person(), await world.person(), await world.person()];
    await store(ada, { phone: '+2348099887766' });
    await store(obi, { phone: '0809 988 7766' });
    await store(obi, { phone: '0809-988-7766' });
    const id = await store(eze, { phone: '08099887766' });
    expect((await circumstances(id, { phone: '08099887766' })).accountsWithPhone).toBe(3);
    expect((await circumstances(id, { phone: '08099887767' })).accountsWithPhone).toBe(1);
    expect((await circumstances(id)).accountsWithPhone).toBe(1);
  });

  test('the first day: counts what the account listed within it', async () => {
    const person = await world.person({ createdAt: new Date(world.clock.now.getTime() - 3 * DAY_MS) });
    const at = (days: number) => new Date(world.clock.now.getTime() - days * DAY_MS);
    await store(person, { createdAt: at(2.5) });
    const id = await store(person, { createdAt: at(2.4) });
    await store(person, { createdAt: at(1) });
    expect(await circumstances(id)).toMatchObject({ listedFirstDay: 2, accountDays: 3 });
  });

  test('copied words: whoever had them first is not asked', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const early = await store(first, { description: LONG, createdAt: new Date(0) });
    const own = await store(first, { description: LONG });
    const late = await store(second, { description: LONG.toUpperCase().replaceAll('.', ' !') });
    const copied = async (id: string) => (await circumstances(id, { description: LONG })).copiedFromOther;
    expect([await copied(early), await copied(own), await copied(late)]).toEqual([false, false, true]);
    await store(first, { description: 'Short.', createdAt: new Date(0) });
    expect((await circumstances(await store(second))).copiedFromOther).toBe(false);
  });

  test('taken down: the same words from another account are evidence, the same number has the home looked at', async () => {
    const [culprit, other] = [await world.person(), await world.person()];
    const words = `${LONG} The gate is green.`;
    const gone = await store(culprit, { phone: '07034445566', description: words });
    const again = await store(culprit, { phone: '07034445566', description: words });
    const id = await store(other);
    const seen = async (home: string) => {
      const { wordsOfRemoved, phoneOfRemoved } = await circumstances(home, {
        phone: '+2347034445566',
        description: words,
      });
      return [wordsOfRemoved, phoneOfRemoved];
    };
    expect(await seen(id)).toEqual([false, false]);
    await world.db.update(listings).set({ status: 'removed' }).where(eq(listings.id, gone));
    expect(await seen(id)).toEqual([true, true]);
    expect(await seen(again)).toEqual([false, false]);
    // One that a report was right about is down until a person has looked at it again.
    await world.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, gone));
    expect(await seen(id)).toEqual([false, false]);
    const about = { listingId: gone, ownerId: culprit.viewer.id, name: 'A flat', reference: 1, network: 'one' };
    const said = { reporterEmail: 'seeker@example.ng', reason: 'not-theirs', outcome: 'upheld' } as const;
    const decided = { decidedAt: world.clock.now, decidedBy: other.viewer.id };
    await world.db.insert(reports).values({ ...about, ...said, ...decided, createdAt: world.clock.now });
    expect(await seen(id)).toEqual([true, true]);
  });

  test('suspended for fraud: its number and its words are evidence, until the suspension is taken back', async () => {
    const [culprit, other] = [await world.person({ phone: '0701 222 3344' }), await world.person()];
    const words = `${LONG} It is yours by tomorrow.`;
    await store(culprit, { phone: '07015556677', description: words });
    const id = await store(other);
    const evidence = async () => [
      (await circumstances(id, { phone: '+2347015556677' })).ofSuspendedForFraud,
      (await circumstances(id, { phone: '07012223344' })).ofSuspendedForFraud,
      (await circumstances(id, { description: words })).ofSuspendedForFraud,
      (await circumstances(id, { description: 'Call zero seven zero one 555 66 77' })).ofSuspendedForFraud,
      (await circumstances(id, { moreInfo: 'My line is 0701.222.3344.' })).ofSuspendedForFraud,
      // In another order with a word more, and a number that goes on in the next field.
      (await circumstances(id, { description: `Really, it is yours by tomorrow. ${LONG}` })).ofSuspendedForFraud,
      (await circumstances(id, { description: 'Call 0701222', moreInfo: '3344 any time' })).ofSuspendedForFraud,
      (await circumstances(id, { moreInfo: 'My line is 0701.222.3345.' })).ofSuspendedForFraud,
      (await circumstances(id)).ofSuspendedForFraud,
    ];
    const nothing = Array.from({ length: 9 }, () => false);
    expect(await evidence()).toEqual(nothing);
    const row = { userId: culprit.viewer.id, reason: 'Three reports.', from: world.clock.now, by: culprit.viewer.id };
    await world.db.insert(suspensions).values({ ...row, cause: 'rules' });
    expect(await evidence()).toEqual(nothing);
    await world.db.update(suspensions).set({ cause: 'fraud' });
    expect(await evidence()).toEqual([true, true, true, true, true, true, true, false, false]);
    await world.db.update(suspensions).set({ endedAt: world.clock.now, endedBy: other.viewer.id });
    expect(await evidence()).toEqual(nothing);
  });
});
