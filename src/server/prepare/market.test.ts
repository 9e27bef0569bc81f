import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { prepareMarket } from './market.server.ts';

test('a market whose homes older rules derived: they are derived again from the start on, and not at the next one', async () => {
  await using world = await createWorld();
  const options = { admin: {}, loadDemo: null, dataDir: world.folder, say: () => undefined };
  const older = { masked: {} };
  const id = await storeListing(world, await world.person(), { description: 'Call 0805 551 2345', ...older });
  const isHome = eq(listings.id, id);
  const afterStart = async () => {
    await prepareMarket(world.deps, options);
    await world.runJobs();
    return (await world.db.select().from(listings).where(isHome))[0]?.masked;
  };
  expect(await afterStart()).toMatchObject({ description: 'Call •••••' });
  await world.db.update(listings).set(older).where(isHome);
  expect(await afterStart()).toEqual({});
});
