import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertPreferences, savedSearches } from '#db/schema/saved-searches.ts';
import { users } from '#db/schema/users.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { MAX_SEARCHES, nextDue } from './rules.ts';
import { alertsOf, changeSearch, removeSearch, saveSearch, setPriceDrops } from './service.server.ts';
import { stopEmails, whatStops } from './service.server.ts';
import { stopLink } from './stop.server.ts';
import { alertsTexts as texts } from './texts.ts';

let world: World;
let ada: Person;
const ctx = () => world.ctx(ada.viewer);
const save = (query: string, every: 'instant' | 'daily' | 'weekly' | 'never' = 'daily') =>
  saveSearch(ctx(), { query, every });
const dueOf = async (id: string) =>
  (await world.db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0]?.dueAt ?? null;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  world.clock.now = new Date('2026-11-23T09:30:00Z');
  ada = await world.person();
});

test('a search is kept in its one order, with a name and in words', async () => {
  const { id, isNew } = await save(
    'maxPrice=5,000,000&sort=price&show=18&bedrooms=2&type=RENT&nonsense=1&searchTerm=quiet',
  );
  expect(isNew).toBe(true);
  const { searches } = await alertsOf(ctx());
  expect(searches).toMatchObject([{ _id: id, every: 'daily' }]);
  const [search] = searches;
  expect(new Map(new URLSearchParams(search?.query))).toEqual(
    new Map([
      ['type', 'rent'],
      ['searchTerm', 'quiet'],
      ['bedrooms', '2'],
      ['maxPrice', '5000000'],
    ]),
  );
  expect(search?.name).toMatch(/for rent.*quiet/);
  expect(search?.labels).toEqual(['“quiet”', 'For rent', '2+ bedrooms', 'Up to ₦5M']);
});

test('a search for what cannot be stored has a name of one line all the same', async () => {
  await save('searchTerm=quiet%00%0D%0ABcc:%20somebody');
  expect((await alertsOf(ctx())).searches[0]?.name).toBe('Homes with “quiet Bcc: somebody”');
});

test('the same search again, written otherwise or at the same time, is the one that is there', async () => {
  const saved = await Promise.all([
    save('type=rent&bedrooms=2'),
    save('bedrooms=2&type=rent&sort=price'),
    save('type=rent&bedrooms=2&show=36'),
  ]);
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('a search that asks for nothing is refused with a way on', async () => {
  for (const query of ['', 'sort=price', 'type=all'])
    await expect(save(query)).rejects.toMatchObject({ code: 'invalid', message: texts.queryEmpty });
});

test(`a person keeps at most ${MAX_SEARCHES} searches`, async () => {
  for (let n = 1; n < MAX_SEARCHES; n += 1) await save(`minPrice=${n}000000`);
  const tries = await Promise.allSettled([save('minPrice=77'), save('minPrice=78')]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(save('minPrice=79')).rejects.toMatchObject({ code: 'conflict', message: texts.full });
  await expect(save('minPrice=1000000')).resolves.toMatchObject({ isNew: false });
});

test('emails go out within minutes, or at seven in the morning in Lagos', () => {
  const due = (every: 'instant' | 'daily' | 'weekly' | 'never', now: string) =>
    nextDue(every, new Date(now))?.toISOString();
  expect(due('instant', '2026-11-23T09:30:00Z')).toBe('2026-11-23T09:31:30.000Z');
  expect(due('daily', '2026-11-23T09:30:00Z')).toBe('2026-11-24T06:00:00.000Z');
  expect(due('daily', '2026-11-23T05:59:59Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('daily', '2026-11-23T06:00:00Z')).toBe('2026-11-24T06:00:00.000Z');
  expect(due('weekly', '2026-11-23T09:30:00Z')).toBe('2026-11-30T06:00:00.000Z');
  expect(due('never', '2026-11-23T09:30:00Z')).toBeUndefined();
});

test('another pace counts from now, and nobody changes or deletes what is not theirs', async () => {
  const { id } = await save('type=sale');
  const bola = world.ctx((await world.person()).viewer);
  await expect(changeSearch(bola, id, { every: 'never' })).rejects.toMatchObject({ code: 'not_found' });
  await removeSearch(bola, id);
  expect(await changeSearch(ctx(), id, { every: 'never' })).toMatchObject({ every: 'never' });
  expect(await dueOf(id)).toBeNull();
  world.clock.now = new Date('2027-03-01T12:00:00Z');
  expect(await changeSearch(ctx(), id, { every: 'instant', name: 'A house' })).toMatchObject({ name: 'A house' });
  expect(await dueOf(id)).toEqual(new Date('2027-03-01T12:01:30Z'));
  const [row] = await world.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  expect(row?.seenUntil).toEqual(world.clock.now);
  await removeSearch(ctx(), id);
  expect((await alertsOf(ctx())).searches).toEqual([]);
});

test('another pace keeps the homes that came since the last email as new', async () => {
  const { id } = await save('type=rent');
  const seenUntil = async () => {
    const [row] = await world.db.select().from(savedSearches).where(eq(savedSearches.id, id));
    return row?.seenUntil;
  };
  const before = await seenUntil();
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000);
  await changeSearch(ctx(), id, { every: 'weekly' });
  expect(await seenUntil()).toEqual(before);
});

test('a signed link stops the emails without logging in; another link does nothing', async () => {
  const { id } = await save('type=shortlet', 'instant');
  const other = await save('type=rent', 'instant');
  const link = new URL(stopLink(world.deps, { of: 'search', id }));
  expect(link.pathname).toBe('/unsubscribe');
  const anybody = world.ctx();
  expect(await whatStops(anybody, link.searchParams)).toMatchObject({ of: 'search', name: expect.any(String) });

  const forged = new URLSearchParams(link.searchParams);
  forged.set('id', other.id);
  await expect(stopEmails(anybody, forged)).rejects.toMatchObject({ code: 'invalid', message: texts.linkWrong });
  const another = new URLSearchParams(link.searchParams);
  another.set('of', 'prices');
  await expect(stopEmails(anybody, another)).rejects.toMatchObject({ code: 'invalid' });
  await expect(whatStops(anybody, new URLSearchParams())).rejects.toMatchObject({ code: 'invalid' });

  await stopEmails(anybody, link.searchParams);
  await stopEmails(anybody, link.searchParams);
  expect(await dueOf(id)).toBeNull();
  expect(await dueOf(other.id)).not.toBeNull();
});

test('emails about prices are on until somebody turns them off, here or by their link', async () => {
  expect(await alertsOf(ctx())).toMatchObject({ priceDrops: true });
  await setPriceDrops(ctx(), false);
  expect(await alertsOf(ctx())).toMatchObject({ priceDrops: false });
  await setPriceDrops(ctx(), true);
  await stopEmails(world.ctx(), new URL(stopLink(world.deps, { of: 'prices', id: ada.viewer.id })).searchParams);
  expect(await alertsOf(ctx())).toMatchObject({ priceDrops: false });
});

test('searches and wishes go with their person, whose links then do nothing', async () => {
  await save('type=rent');
  await setPriceDrops(ctx(), false);
  const link = new URL(stopLink(world.deps, { of: 'prices', id: ada.viewer.id })).searchParams;
  await world.db.delete(users).where(eq(users.id, ada.viewer.id));
  await stopEmails(world.ctx(), link);
  expect(await world.db.select().from(savedSearches).where(eq(savedSearches.userId, ada.viewer.id))).toEqual([]);
  expect(await world.db.select().from(alertPreferences).where(eq(alertPreferences.userId, ada.viewer.id))).toEqual([]);
});

test('over HTTP: save, list, change, delete, and clear sentences for what makes no sense', async () => {
  const app = await world.app();
  const headers = { cookie: ada.cookie };
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/alerts${path}`, headers, ...(payload && { payload }) });
  const saved = (await ask('POST', '/searches', { query: 'type=rent', name: ' My  rent ', every: 'weekly' })).json<{
    _id: string;
  }>();
  expect(saved).toMatchObject({ success: true, message: texts.saved });
  expect((await ask('POST', '/searches', { query: 'type=rent' })).json()).toMatchObject({
    message: texts.savedAlready,
  });
  expect((await ask('GET', '')).json()).toMatchObject({
    searches: [{ _id: saved._id, name: 'My rent', every: 'weekly', query: 'type=rent' }],
    priceDrops: true,
  });
  expect((await ask('PUT', `/searches/${saved._id}`, { every: 'daily' })).json()).toMatchObject({ every: 'daily' });
  expect((await ask('PUT', '/wishes', { priceDrops: false })).statusCode).toBe(200);
  expect((await ask('DELETE', `/searches/${saved._id}`)).statusCode).toBe(200);
  for (const [method, path, payload] of [
    ['POST', '/searches', {}],
    ['POST', '/searches', { query: 'a'.repeat(2001) }],
    ['POST', '/searches', { query: '', every: 'hourly' }],
    ['POST', '/searches', { query: '', name: 'n'.repeat(81) }],
    ['PUT', '/searches/not-an-id', { every: 'daily' }],
    ['PUT', '/wishes', { priceDrops: 'perhaps' }],
  ] as const) {
    const answer = await ask(method, path, payload);
    expect(answer.statusCode, JSON.stringify(payload).slice(0, 80)).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  }
});
