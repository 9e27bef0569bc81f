import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { type Replicated, startReplicated } from '../../tests/support/processes/replicated.ts';
import { type DatabaseProxy, proxyDatabase } from '../../tests/support/servers/database-proxy.ts';
import { connect } from './client.server.ts';
import { databaseFailure } from './postgres.server.ts';
import { connectStandby } from './standby.server.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let servers: Replicated;
let ways: Record<'primary' | 'standby', DatabaseProxy>;
let primary: ReturnType<typeof connect>;
let standby: ReturnType<typeof connectStandby>;
let isHeard = true;
let hear: (tags: readonly string[] | null) => void;

beforeAll(async () => {
  servers = await startReplicated();
  ways = { primary: await proxyDatabase(servers.primary), standby: await proxyDatabase(servers.replica) };
  primary = connect({ connectionString: servers.primary, max: 3 });
  standby = connectStandby({
    connectionString: ways.standby.url,
    max: 3,
    primary: connect({ connectionString: ways.primary.url }).pool,
    primaryUrl: ways.primary.url,
    changes: {
      isHeard: () => isHeard,
      caughtUp: async () => undefined,
      subscribe: (given) => {
        hear = given;
        return () => undefined;
      },
    },
  });
});
afterAll(async () => {
  await standby.close();
  await primary.close();
  for (const way of Object.values(ways)) await way[Symbol.asyncDispose]();
  await servers[Symbol.asyncDispose]();
});

const isStandby = async () =>
  (await standby.pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is;
/** As a commit that waits for its synchronous standby does: on its disk, and perhaps not yet replayed. */
const untilReceived = async () => {
  const { rows } = await primary.pool.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place');
  const received = 'select pg_last_wal_receive_lsn() >= $1::pg_lsn as is';
  await expect
    .poll(async () => (await servers.administrator.query<{ is: boolean }>(received, [rows[0]?.place])).rows[0]?.is)
    .toBe(true);
};

test('the standby answers who reads, and takes no write', async () => {
  await expect.poll(isStandby).toBe(true);
  const error = await standby.pool.query('create table none (id int)').catch((thrown: unknown) => thrown);
  expect(databaseFailure(error)).toMatchObject({ code: 'unavailable' });
});

test('a session that was ended, and whatever else was answered, is never as it was: a standby that has not replayed it refuses', async () => {
  const keys = { log: quiet, publicUrl: 'http://localhost:3000', secret: 'a secret of this test and of no other one' };
  const onPrimary = createCredentials({ db: primary.db, ...keys });
  const onStandby = createCredentials({ db: standby.db, ...keys, isReadOnly: true });
  const passwordHash = await onPrimary.hash('seven green mangoes');
  await onPrimary.signUp(primary.db, { name: 'Ada', email: 'ada@example.com', passwordHash });
  const client = { address: '', userAgent: '' };
  const granted = await onPrimary.signIn({ email: 'ada@example.com', password: 'seven green mangoes', ...client });
  const cookie = granted?.setCookies[0]?.split(';')[0] ?? '';
  await untilReceived();
  expect(await onStandby.sessionOf(cookie)).not.toBeNull();

  await servers.administrator.query('select pg_wal_replay_pause()');
  await onPrimary.signOut(cookie);
  await untilReceived();
  const refusal = await onStandby.sessionOf(cookie).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ code: 'unavailable' });
  await servers.administrator.query('select pg_wal_replay_resume()');
  expect(await onStandby.sessionOf(cookie)).toBeNull();
});

const SLOW = 'select pg_sleep(0.3), pg_is_in_recovery() as is';
const isAsked = async () => {
  const text = `select from pg_stat_activity where query like '%pg_sleep(0.3)%' and pid <> pg_backend_pid()`;
  return (await servers.administrator.query(text)).rowCount;
};

test('a read whose connection ends under it is asked again: of the primary, where nobody stands by any more', async () => {
  const slow = standby.pool.query(SLOW);
  await expect.poll(isAsked).toBe(1);
  ways.standby.cut();
  expect((await slow).rows).toMatchObject([{ is: false }]);
  ways.standby.mend();
});

test('in the moment in which nobody answers who reads waits for the first who does; a transaction waits as well', async () => {
  for (const way of Object.values(ways)) way.cut();
  const answers = [isStandby(), standby.db.transaction(async (tx) => void (await tx.execute('select 1')))];
  const gone = connect({ connectionString: ways.primary.url });
  // Both were refused by either by then.
  for (let time = 0; time < 5; time += 1) await expect(gone.pool.query('select 1')).rejects.toThrow();
  ways.primary.mend();
  expect(await Promise.all(answers)).toEqual([false, undefined]);
  ways.standby.mend();
});

test('what lost its connection has not written, as nothing can: the primary takes no write here either', async () => {
  ways.standby.cut();
  const error = await standby.pool.query('create table none (id int)').catch((thrown: unknown) => thrown);
  expect(databaseFailure(error)).toMatchObject({ code: 'unavailable' });
  expect((await primary.pool.query("select to_regclass('none') as made")).rows).toEqual([{ made: null }]);
  ways.standby.mend();
});

test('who meets too many who wait is refused, and the primary is not asked in their place', async () => {
  const held = await Promise.all([standby.pool.connect(), standby.pool.connect(), standby.pool.connect()]);
  const waiting = Array.from({ length: 500 }, () => standby.pool.connect());
  await expect(isStandby()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(standby.pool.connect()).rejects.toMatchObject({ code: 'unavailable' });
  for (const client of held) client.release();
  for (const client of waiting) (await client).release();
});

test('it is needed while changes are not heard, and then until the pool of the primary has answered', async () => {
  expect(standby.isNeeded()).toBe(false);
  ways.primary.cut();
  isHeard = false;
  hear(null);
  expect(standby.isNeeded()).toBe(true);
  hear(null);
  isHeard = true;
  expect(standby.isNeeded()).toBe(true);
  await expect(connect({ connectionString: ways.primary.url }).pool.query('select 1')).rejects.toThrow();
  expect(standby.isNeeded()).toBe(true);
  ways.primary.mend();
  await expect.poll(() => standby.isNeeded()).toBe(false);
});

test('where nobody stands by the primary answers', async () => {
  await servers.stopReplica();
  expect(await isStandby()).toBe(false);
});
