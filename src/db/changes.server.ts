import pg from 'pg';
import type { ChangeFeed, Log } from '#core/ports.ts';

const CHANNEL = 'gidana_changes';
const RETRY_MS = 1_000;
const PROBE_MS = 30_000;

/**
 * Hears about committed changes to what the public reads, from this and every other process on the database. While the
 * connection is lost the feed says so, and nobody may trust what they remember.
 */
export async function listenToChanges(
  connectionString: string,
  log: Log,
): Promise<ChangeFeed & { stop: () => Promise<void> }> {
  let count = 0;
  let listening = false;
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lost = (failed: pg.Client, error?: Error) => {
    if (failed !== client || stopped) return;
    client = undefined;
    listening = false;
    log.warn({ reason: error?.message }, 'the feed of changes is lost; answers are not remembered until it is back');
    timer = setTimeout(() => void open(), RETRY_MS);
  };

  const open = async () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'gidana changes',
      connectionTimeoutMillis: 5_000,
    });
    client = next;
    next.on('notification', () => (count += 1));
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      count += 1;
      listening = true;
    } catch (error) {
      lost(next, error instanceof Error ? error : undefined);
      await next.end().catch(() => undefined);
    }
  };

  // A connection that died without a word is found out by asking.
  const probe = setInterval(() => void client?.query('select 1').catch(() => undefined), PROBE_MS);
  probe.unref();
  await open();

  return {
    version: () => (listening ? count : null),
    changed: () => void (count += 1),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(probe);
      await client?.end();
    },
  };
}
