import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { PLACES } from '#features/places/service.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

let world: World;
let site: Site;
let ada: Person;
let id: string;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  const owner = await world.person({ name: 'Bola Ade', avatar: '/media/bola.jpg', createdAt: new Date('2025-03-09') });
  ada = await world.person({ name: 'Ada Obi' });
  id = await storeListing(world, owner, { phone: '+2348031234567', features: ['direct-landlord'] });
  await storeListing(world, owner, {});
  await storeListing(world, owner, { status: 'paused' });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const known = /Direct from the landlord ?Member since March 2025 ?2 homes on the market/;

test('visitors see who stands behind a home by first name, since when they are here and how many homes they have', async () => {
  const page = await site.text(`/listing/${id}`);
  expect(page).toMatch(known);
  expect(page).toContain('Bola');
  expect(await site.html(`/listing/${id}`)).not.toMatch(/Bola Ade|bola\.jpg/);
});

test('members see the full name and the face, and the phone number as people write it, with WhatsApp first', async () => {
  const html = await site.html(`/listing/${id}`, ada.cookie);
  expect(await site.text(`/listing/${id}`, ada.cookie)).toMatch(known);
  for (const part of ['Bola Ade', '/media/bola.jpg', '0803 123 4567']) expect(html).toContain(part);
  expect(html.slice(html.indexOf('class="thumb-bar"'))).toMatch(/contact\/whatsapp.*?contact\/call/s);
});

test('cards offer WhatsApp to members where the number is a mobile one', async () => {
  const path = '/search?type=rent';
  expect(await site.html(path, ada.cookie)).toContain(`/listing/${id}/contact/whatsapp`);
  expect(await site.html(path)).not.toContain(`/listing/${id}/contact`);
  await world.db.update(listings).set({ phone: '01 234 5678' });
  const landline = await site.html(path, ada.cookie);
  expect(landline).toContain(`/listing/${id}/contact/call`);
  expect(landline).not.toContain('/contact/whatsapp');
  await world.db.update(listings).set({ phone: '+2348031234567' });
});

test('while contacts are paused, members see the first name only', async () => {
  await world.db.update(listings).set({ contactsPausedAt: world.clock.now });
  const html = await site.html(`/listing/${id}`, ada.cookie);
  expect(html).toContain('Member since March 2025');
  expect(html).not.toMatch(/Bola Ade|bola\.jpg/);
});

test('direct from the landlord is only what an account says that has homes in more than ten places', async () => {
  const many = await world.person();
  const home = await storeListing(world, many, { features: ['direct-landlord'], place: 'lagos' });
  for (const { id: place } of PLACES.filter(({ kind }) => kind === 'city').slice(0, 10))
    await storeListing(world, many, { place });
  expect(await site.text(`/listing/${home}`)).toContain('Says: direct from the landlord');
});
