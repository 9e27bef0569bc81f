import { expect, test } from 'vitest';
import { openSite } from '../support/site.ts';
import { createWorld } from '../support/world.ts';

const FOR_READING = [
  '/',
  '/search',
  '/favourites',
  '/properties',
  '/blog',
  '/contact',
  '/login',
  '/register',
  '/compare',
  '/no-such',
];
const FOR_WORKING = ['/customer', '/customer/add_properties', '/customer/admin_listings'];

test('scripts: pages for reading wait with theirs until somebody interacts, pages for working do not', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person({ isAdmin: true });
  await using site = await openSite(world);
  const waiting = 'type="text/plain" id="on-demand"';
  for (const path of FOR_READING) expect(await site.html(path), path).toContain(waiting);
  for (const path of FOR_WORKING) {
    const html = await site.html(path, cookie);
    expect(html, path).not.toContain(waiting);
    expect(html, path).toContain('type="module"');
  }
});
