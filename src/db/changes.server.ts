import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ChangeFeed, Log } from '#core/ports.ts';

const CHANNEL = 'gidana_changes';
const RETRY_MS = 1_000;
const PROBE_MS = 2_000;
/** Longer than a busy process keeps an answer of the database waiting. */
const DEAD_MS = 5_000;

/**
 * Hears about committed changes to what the public reads, from this and every other process on the database. While the
 * connection is lost the feed says so, and nobody may trust what they remember (CACHE-3).
 */
export async function listenToChanges(
  connectionString: string,
  log: Log,
): Promise<ChangeFeed & { stop: () => Promise<void> }> {
  /** Says that everything before it was heard; others ignore it, as they do every tag that nothing has. */
  const marker = `caught-up:${randomUUID()}`;
  const subscribers = new Set<(tags: readonly string[] | null) => void>();
  const waiting: (() => void)[] = [];
  let listening = false;
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const notify = (tags: readonly string[] | null) => {
    for (const hear of subscribers) hear(tags);
  };
  const releaseAll = () => {
    for (const release of waiting.splice(0)) release();
  };

  const lost = (failed: pg.Client, error?: Error) => {
    if (failed !== client || stopped) return;
    client = undefined;
    listening = false;
    notify(null);
    releaseAll();
    log.warn({ reason: error?.message }, 'the feed of changes is lost; answers are not remembered until it is back');
    timer = setTimeout(() => void open(), RETRY_MS);
  };

  const open = async () => {
    const next = new pg.Client({
      connectionString,
      application_name: 'gidana changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: DEAD_MS,
    });
    client = next;
    next.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith('caught-up:')) notify(payload.split(' '));
      else if (payload === marker) waiting.shift()?.();
    });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      // It may have been lost since, before its answer was looked at.
      if (next !== client) return;
      notify(null);
      listening = true;
    } catch (error) {
      lost(next, error instanceof Error ? error : undefined);
      await next.end().catch(() => undefined);
    }
  };

  /** A connection that died without a word is found out by asking. */
  const ask = (text: string, values: string[] = []) => {
    const asked = client;
    asked?.query(text, values).catch((error: unknown) => {
      lost(asked, error instanceof Error ? error : undefined);
      void asked.end().catch(() => undefined);
    });
  };
  const probe = setInterval(() => ask('select 1'), PROBE_MS);
  probe.unref();
  await open();

  return {
    subscribe(hear) {
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    isHeard: () => listening,
    // Notifications come in the order of commits.
    caughtUp: () =>
      new Promise((resolve) => {
        if (!listening) return resolve();
        waiting.push(resolve);
        ask('select pg_notify($1, $2)', [CHANNEL, marker]);
      }),
    async stop() {
      stopped = true;
      listening = false;
      clearTimeout(timer);
      clearInterval(probe);
      releaseAll();
      await client?.end();
    },
  };
}
