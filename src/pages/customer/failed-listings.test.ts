import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

test('listings that cannot be read are named on the dashboard and in My Properties', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  await using site = await openSite(world);
  const ask = (url: string) => site.app.inject({ url, headers: { cookie } });
  expect((await ask('/customer')).body).not.toContain('Failed to load listings');

  await world.db.execute(sql`alter table listings rename to listings_away`);
  const dashboard = await ask('/customer');
  expect(dashboard.statusCode).toBe(200);
  expect(dashboard.body).toMatch(/role="alert"[^]*Failed to load listings/);
  expect(dashboard.body).toContain('Your package');
  expect(dashboard.body).not.toContain('Active Property Items');

  const list = await ask('/customer/all_properties');
  expect(list.statusCode).toBe(500);
  expect(list.body).toMatch(/<h1[^>]*>Error showing listings/);
  expect(list.body).toMatch(/<a[^>]*href="\/customer\/all_properties"[^>]*>.*Try again/);
  expect(list.body).not.toContain('listings_away');
  await world.db.execute(sql`alter table listings_away rename to listings`);
});
