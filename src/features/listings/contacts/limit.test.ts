import { expect, test } from 'vitest';
import { fillMarket } from '../../../../tests/support/many-listings.ts';
import { createWorld, type Person } from '../../../../tests/support/world.ts';
import { MAX_CONTACTS_A_DAY } from '../rules.ts';

test('whoever collects the contact details of a thousand homes is stopped for the day; what was shown, visitors, admins and others go on', async () => {
  await using world = await createWorld();
  await fillMarket(world.db, 2 * MAX_CONTACTS_A_DAY + 300);
  const [eve, ada, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
  const app = await world.app();
  const read = async (who: Person | undefined, page: number) => {
    const headers = who ? { cookie: who.cookie } : {};
    return app.inject({ url: `/api/listing/get?limit=100&startIndex=${page * 100}`, headers });
  };
  const pages = MAX_CONTACTS_A_DAY / 100;
  // What somebody reads again and again is no collection.
  for (let page = 0; page < 3 * pages; page += 1) expect((await read(eve, page % pages)).statusCode).toBe(200);
  const stopped = await read(eve, pages + 1);
  expect([stopped.statusCode, stopped.json<{ success: boolean }>().success]).toEqual([429, false]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read(eve, 0)).statusCode).toBe(200);
  for (const who of [undefined, ada, admin]) expect((await read(who, pages + 1)).statusCode).toBe(200);
  expect((await app.inject('/api/listing/exclusive?limit=3')).statusCode).toBe(200);

  world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60_000);
  expect((await read(eve, pages + 1)).statusCode).toBe(200);
});
