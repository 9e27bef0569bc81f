import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWorld } from '../../tests/support/world.ts';
import { listenToChanges } from './changes.server.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a feed that is cut while it opens is not taken for one that hears, and nobody waits for it in vain', async () => {
  await using world = await createWorld();
  const cut = () =>
    world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gidana changes' and datname = current_database()`);
  for (let round = 0; round < 30; round++) {
    let isOpen = false;
    const opening = listenToChanges(world.databaseUrl, quiet).finally(() => (isOpen = true));
    while (!isOpen) await cut();
    const feed = await opening;
    await feed.caughtUp();
    if (feed.isHeard()) {
      // It hears what is told, or that it is lost.
      const heard = new Promise((resolve) => feed.subscribe((tags) => resolve(tags ?? 'lost')));
      await world.db.execute(sql`select pg_notify('gidana_changes', 'listing:any')`);
      expect(await heard).toBeTruthy();
    }
    await feed.stop();
  }
});
