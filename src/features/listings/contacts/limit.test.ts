import { expect, test } from 'vitest';
import { fillMarket } from '../../../../tests/support/many-listings.ts';
import { createWorld, type Person } from '../../../../tests/support/world.ts';
import { MAX_CONTACTS_A_DAY } from '../rules.ts';

test('whoever collects the contact details of thousands of homes is stopped for the day; visitors, admins and others go on', async () => {
  await using world = await createWorld();
  await fillMarket(world.db, 200);
  const [eve, ada, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
  const app = await world.app();
  const read = async (who?: Person) => {
    const headers = who ? { cookie: who.cookie } : {};
    return app.inject({ url: '/api/listing/get?parking=true&limit=100', headers });
  };
  const one = (await read(eve)).json<object[]>().length;
  for (let shown = one; shown + one <= MAX_CONTACTS_A_DAY; shown += one) await read(eve);
  const stopped = await read(eve);
  expect([stopped.statusCode, stopped.json<{ success: boolean }>().success]).toEqual([429, false]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  for (const who of [undefined, ada, admin]) expect((await read(who)).statusCode).toBe(200);
  expect((await app.inject('/api/listing/exclusive?limit=3')).statusCode).toBe(200);

  world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60_000);
  expect((await read(eve)).statusCode).toBe(200);
});
