import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeListing } from '../../../tests/support/listings.ts';
import { cookiesOf, openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

let world: World;
let site: Site;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

test('login and registration show the home that somebody wants to reach, and say why they are asked', async () => {
  const owner = await world.person();
  const id = await storeListing(world, owner, { name: 'Zinnia Court Duplex' });
  const hidden = await storeListing(world, owner, { name: 'Hidden Court Duplex', status: 'paused' });
  for (const page of ['/login', '/register']) {
    const text = await site.text(`${page}?next=/listing/home-${id}`);
    expect(text).toContain('Zinnia Court Duplex');
    expect(text).toContain('Phone numbers are for people with an account');
    for (const next of [`/listing/${hidden}`, '/listing/none', '/favourites', 'https://other.example/listing/x'])
      expect(await site.text(`${page}?next=${next}`)).not.toMatch(/Court Duplex|Phone numbers are/);
  }
});

test('who registers to reach a home comes back to it logged in, and who has an account logs in to it first', async () => {
  const id = await storeListing(world, await world.person());
  const next = `/listing/home-${id}`;
  const password = 'seven green mangoes';
  const fields = { name: 'Ngozi Eze', email: 'ngozi@fresh.example', password, retype: password };
  const path = `/register?next=${next}`;
  const registered = await site.send(path, fields);
  expect(registered.headers.location).toBe(next);
  expect(await site.html('/customer', cookiesOf(registered))).toContain('Ngozi Eze');

  const other = 'eight green mangoes';
  const taken = await site.send(path, { ...fields, password: other, retype: other });
  expect(taken.headers.location).toBe(`/login?next=${encodeURIComponent(next)}`);
});

test('the login after registering knows the address, which is in no link and forgotten once logged in', async () => {
  const password = 'seven green mangoes';
  const fields = { name: 'Ada Obi', email: 'ada@fresh.example', password, retype: password };
  const registered = await site.send('/register', fields);
  expect(registered.headers.location).toBe('/login');
  const cookie = cookiesOf(registered);
  expect(await site.html('/login', cookie)).toContain('value="ada@fresh.example"');
  expect(await site.html('/login')).not.toContain('ada@fresh.example');
  const loggedIn = await site.send('/login', { email: fields.email, password }, cookie);
  expect([loggedIn.headers['set-cookie']].flat().join()).toMatch(/gidana\.registered=; Max-Age=0/);
});
