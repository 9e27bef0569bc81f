import { expect, test } from 'vitest';
import { contactViews } from '#db/schema/contact-views.ts';
import { listings } from '#db/schema/listings.ts';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person } from '../../../../tests/support/world.ts';
import { forgetOldViews } from './service.server.ts';

const DAY_MS = 86_400_000;

async function market() {
  const world = await createWorld();
  const site = await openSite(world);
  const owner = await world.person({ name: 'Bola Ade' });
  const ada = await world.person({ name: 'Ada Obi' });
  const admin = await world.person({ isAdmin: true });
  const id = await storeListing(world, owner, { name: 'Zinnia Court Duplex' });
  const get = (url: string, who?: Person, headers = {}) =>
    site.app.inject({ url, headers: { ...headers, ...(who && { cookie: who.cookie }) } });
  const rows = () => world.db.select({ day: contactViews.day, pressed: contactViews.pressed }).from(contactViews);
  return {
    world,
    site,
    owner,
    ada,
    admin,
    id,
    get,
    rows,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

test('who is shown contacts on a page or by the call of one home is counted once a day, and never by a list; owners, admins and visitors are not', async () => {
  await using place = await market();
  const { world, owner, ada, admin, id, get, rows } = place;
  world.clock.now = new Date('2026-03-03T22:59:00Z');
  for (const url of ['/search?type=rent', '/api/listing/get', '/api/listing/exclusive']) await get(url, ada);
  for (const who of [owner, admin, undefined]) await get(`/listing/${id}`, who);
  expect(await rows()).toEqual([]);
  for (const url of [`/listing/${id}`, `/listing/home-${id}`, `/api/listing/get/${id}`]) await get(url, ada);
  expect(await rows()).toEqual([{ day: '2026-03-03', pressed: [] }]);
  // Midnight in Lagos.
  world.clock.now = new Date('2026-03-03T23:01:00Z');
  await get(`/api/listing/get/${id}`, ada);
  expect((await rows()).map(({ day }) => day).toSorted()).toEqual(['2026-03-03', '2026-03-04']);
});

test('a home without contacts, and one that is off the market, shows none and counts none', async () => {
  await using place = await market();
  const { world, owner, ada, get, rows } = place;
  const bare = await storeListing(world, owner, { phone: '', email: '', website: '', socialMedia: '' });
  const paused = await storeListing(world, owner, { status: 'paused' });
  const taken = await storeListing(world, owner, { status: 'let' });
  for (const id of [bare, paused, taken]) await get(`/listing/${id}`, ada);
  expect((await get(`/listing/${bare}/contact/call`, ada)).headers.location).toBe(`/listing/home-${bare}`);
  for (const [id, sentence] of [
    [paused, 'This home is not on the market now'],
    [taken, 'The owner no longer takes questions about it.'],
  ] as const) {
    const { statusCode, headers } = await get(`/listing/${id}/contact/call`, ada);
    expect([statusCode, headers.location]).toEqual([302, `/listing/${id}`]);
    const page = (await get(`/listing/${id}`, ada)).body;
    expect(page).toContain(sentence);
    expect(page).not.toContain('Something went wrong');
  }
  expect(await rows()).toEqual([]);
});

test('a press on Call, WhatsApp or Email is counted once a day each and leads on; not for owners, visitors and links elsewhere', async () => {
  await using place = await market();
  const { site, owner, ada, id, get, rows } = place;
  const press = async (how: string, who?: Person, headers = {}) => {
    const { statusCode, headers: answered } = await get(`/listing/${id}/contact/${how}`, who, headers);
    return [statusCode, answered.location];
  };
  const page = `/listing/home-${id}`;
  expect(await press('call')).toEqual([302, `/login?next=${encodeURIComponent(`/listing/${id}`)}`]);
  expect(await press('call', owner)).toEqual([302, page]);
  expect(await press('call', ada, { 'sec-fetch-site': 'cross-site' })).toEqual([302, `/listing/${id}`]);
  expect((await press('fax', ada))[0]).toBe(404);
  expect(await rows()).toEqual([]);
  expect(await press('call', ada)).toEqual([302, 'tel:08031234567']);
  expect(await press('call', ada)).toEqual([302, 'tel:08031234567']);
  expect(await press('email', ada)).toEqual([302, 'mailto:ada@homes.example']);
  expect((await press('whatsapp', ada))[1]).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=/);
  expect((await rows()).map(({ pressed }) => pressed.toSorted())).toEqual([['call', 'email', 'whatsapp']]);
  for (const how of ['call', 'email', 'whatsapp'])
    expect(await site.html(page, ada.cookie)).toContain(`href="/listing/${id}/contact/${how}"`);
});

test('owners see how many people saw their number, and who by first name, day and home; who looked sees that too', async () => {
  await using place = await market();
  const { world, site, owner, ada, id, get } = place;
  const other = await world.person({ name: 'Chidi Eze' });
  expect(await site.text(`/listing/${id}`, owner.cookie)).toContain('Nobody has opened your contacts yet.');
  for (const who of [undefined, ada])
    expect(await site.text(`/listing/${id}`, who?.cookie)).toContain(
      'The owner sees your first name, the day, and what you press',
    );
  await get(`/listing/${id}`, other);
  await get(`/listing/${id}/contact/call`, ada);
  const number = '2 people opened your contacts · 1 tap on Call, WhatsApp or Email';
  for (const path of [`/listing/${id}`, '/customer/all_properties'])
    expect(await site.text(path, owner.cookie)).toContain(number);
  const mine = await site.text('/customer/contact-views', owner.cookie);
  expect(mine).toMatch(/Chidi Zinnia Court Duplex Viewed .* Ada Zinnia Court Duplex Tapped Call/);
  expect(mine).not.toMatch(/Obi|Eze/);
  const second = await storeListing(world, owner, { name: 'Marigold Court', phone: '08031234567' });
  await get(`/listing/${second}`, other);
  expect(await site.text('/customer/contact-views', owner.cookie)).toMatch(
    /Chidi Marigold Court Viewed Zinnia Court Duplex Viewed .* Ada Zinnia/,
  );
  expect(await site.text('/customer', owner.cookie)).toContain(
    'Saw your contacts 2 People, in the last 7 days · 1 tap on Call, WhatsApp or Email',
  );
  const seen = await site.text('/customer/contact-views', ada.cookie);
  expect(seen).toMatch(/Whose contacts you saw .* Zinnia Court Duplex Tapped Call/);
  expect(seen).not.toContain('Chidi');
  await world.db.update(listings).set({ status: 'removed' });
  expect(await site.text('/customer/contact-views', ada.cookie)).not.toContain('Zinnia');
  expect((await get('/customer/contact-views')).statusCode).toBe(302);
});

test('a look is forgotten after twelve months, and loses its name with the account', async () => {
  await using place = await market();
  const { world, site, owner, ada, id, get, rows } = place;
  await get(`/listing/${id}`, ada);
  expect(await site.text('/customer/delete-account', ada.cookie)).toMatch(
    /opened somebody’s contacts, for 12 months: they read “ ?A former user ?” there/,
  );
  await removeUser(world.ctx(ada.viewer, ada.cookie), ada.viewer.id);
  expect(await site.text('/customer/contact-views', owner.cookie)).toContain('A former user');
  expect(await site.text('/customer/all_properties', owner.cookie)).toContain('1 person opened your contacts');
  world.clock.now = new Date(world.clock.now.getTime() + 360 * DAY_MS);
  await forgetOldViews(world.deps);
  expect(await rows()).toHaveLength(1);
  world.clock.now = new Date(world.clock.now.getTime() + 10 * DAY_MS);
  await forgetOldViews(world.deps);
  expect(await rows()).toEqual([]);
});

test('while contacts are not shown, nobody but the owner and admins gets them, in any page, list or call, and no copy shows them', async () => {
  await using place = await market();
  const { world, site, owner, ada, admin, id, get, rows } = place;
  await world.db.update(listings).set({ contactsPausedAt: world.clock.now, description: 'Call 08031234567 now.' });
  const asked = [`/listing/${id}`, '/search?type=rent', '/api/listing/get', `/api/listing/get/${id}`, '/favourites'];
  for (const url of asked) {
    const { body } = await get(url, ada);
    expect([url, /08031234567|ada@homes|homes\.example|@adahomes|contact\/(call|email)/.test(body)]).toEqual([
      url,
      false,
    ]);
  }
  expect(await site.text(`/listing/${id}`, ada.cookie)).toContain('Contacts are hidden for now');
  expect((await get(`/listing/${id}/contact/call`, ada)).headers.location).toBe(`/listing/home-${id}`);
  expect(await rows()).toEqual([]);
  for (const who of [owner, admin]) expect((await get(`/api/listing/get/${id}`, who)).body).toContain('08031234567');
  const copy = await site.app.inject({
    method: 'POST',
    url: `/api/listing/duplicate/${id}`,
    headers: { cookie: owner.cookie },
    payload: {},
  });
  expect(copy.statusCode).toBe(409);
});
