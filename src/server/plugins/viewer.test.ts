import { expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import { connect } from '#db/client.server.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

test('while there is no primary, somebody with a session reads from the standby; what changes something is refused, signing out too', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const gone = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/gidana' });
  const { credentials } = world.deps;
  const away = () => Promise.reject(new AppError('unavailable', 'Away.'));
  const parts = {
    db: gone.db,
    credentials: { ...credentials, sessionOf: away, signOut: away },
  };
  const headers = { cookie: person.cookie, origin: world.settings.publicUrl, host: 'localhost:3000' };
  const own = { url: '/customer/devices', headers };

  await using without = await openSite(world, parts);
  expect((await without.app.inject(own)).statusCode).toBe(503);

  await using site = await openSite(world, { ...parts, standby: { db: world.db, credentials, isNeeded: () => true } });
  const answer = await site.app.inject(own);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('This device')]);
  const change = { method: 'POST', url: `/api/user/update/${person.viewer.id}`, payload: { name: 'Ada' } } as const;
  expect((await site.app.inject({ ...change, headers })).statusCode).toBe(503);
  expect((await site.app.inject({ url: '/api/customer/logout', headers })).statusCode).toBe(503);
  expect(await credentials.sessionOf(person.cookie)).not.toBeNull();
  await gone.close();
});
