import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeListing } from '../support/listings.ts';
import { openSite, type Site } from '../support/site.ts';
import { createWorld, type World } from '../support/world.ts';

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

const image = (name: string) => ({
  url: `/media/1700000000000-${name}.jpg`,
  width: 1200,
  height: 900,
  placeholder: '',
});

test('listing: the first image is the cover; the price is discountPrice with an offer, else regularPrice, in thousands', async () => {
  const owner = await world.person();
  const images = [image('cover'), image('kitchen')];
  const prices = { regularPrice: 12_345_678, discountPrice: 9_876_543 };
  await storeListing(world, owner, { name: 'Flat on offer', city: 'Kano', images, offer: true, ...prices });
  await storeListing(world, owner, { name: 'Flat without offer', city: 'Jos', images, ...prices });
  for (const [city, shown] of [
    ['kano', '₦9,876,543'],
    ['jos', '₦12,345,678'],
  ] as const) {
    const path = `/search?searchTerm=${city}`;
    expect(await site.text(path)).toContain(`${shown} / year`);
    expect(await site.html(path)).toContain('1700000000000-cover.jpg');
    // The others are behind it, or in no card at all.
    expect(picturesOf(await site.html(path)).at(0)).toBe('cover');
  }
  const [matches = ''] = (await site.text('/search?searchTerm=jos')).split('Close matches');
  expect(matches).not.toContain('9,876,543');
});

test('session: in local storage, with currentUser, error and loading under root, version 1', async () => {
  const { cookie, viewer } = await world.person({ name: 'Ada Obi' });
  const stored = async (from?: string) => {
    const [, text = ''] = /\("root","((?:[^"\\]|\\.)*)"\)/.exec(await site.html('/about', from)) ?? [];
    return JSON.parse(JSON.parse(`"${text}"`) as string) as object;
  };
  expect(await stored()).toMatchObject({ currentUser: null, error: null, loading: false, _persist: { version: 1 } });
  expect(await stored(cookie)).toMatchObject({ currentUser: { _id: viewer.id, name: 'Ada Obi' } });
});

test('team: five members, each with name, role, description and image', async () => {
  const html = await site.html('/about');
  const members = [
    ...html.matchAll(
      /<img[^>]*src="(\/team\/\w+\.svg)"[^>]*>.*?<h3[^>]*>([^<]+)<\/h3><p[^>]*>([^<]+)<\/p><p[^>]*>([^<]+)</g,
    ),
  ];
  expect(members).toHaveLength(5);
  for (const [, src, name, role, description] of members) {
    expect([src, name, role, description].every(Boolean)).toBe(true);
  }
});

/** Which pictures the cards show, in their order. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img src="\/media\/1700000000000-(\w+)\.jpg/g)].map(([, name = '']) => name);
}
