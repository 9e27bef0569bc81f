import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listenToChanges } from '#db/changes.server.ts';
import { createWorld } from '../../../tests/support/world.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a feed that is cut while it opens is not taken for one that hears, and nobody waits for it in vain', async () => {
  await using world = await createWorld();
  const cut = () =>
    world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'gidana changes' and datname = current_database()`);
  for (let round = 0; round < 30; round++) {
    const opened: Awaited<ReturnType<typeof listenToChanges>>[] = [];
    const opening = listenToChanges(world.databaseUrl, quiet).then((one) => opened.push(one));
    while (opened.length === 0) await cut();
    await opening;
    const [feed] = opened;
    if (!feed) continue;
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
