import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReplicated, type Replicated } from '../../tests/support/processes/replicated.ts';
import { listenToChanges } from './changes.server.ts';
import { connect } from './client.server.ts';
import { databaseFailure } from './postgres.server.ts';
import { connectReplica } from './replica.server.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let servers: Replicated;
let primary: ReturnType<typeof connect>;
let changes: Awaited<ReturnType<typeof listenToChanges>>;
let replica: ReturnType<typeof connectReplica>;

beforeAll(async () => {
  servers = await startReplicated();
  primary = connect({ connectionString: servers.primary, max: 3 });
  changes = await listenToChanges(servers.primary, quiet);
  replica = connectReplica({ connectionString: servers.replica, max: 3, primary: primary.pool, changes });
});
afterAll(async () => {
  await replica.close();
  await changes.stop();
  await primary.close();
  await servers[Symbol.asyncDispose]();
});

const isOnReplica = async () =>
  (await replica.pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is;

test('what visitors read comes from the replica as soon as it has what was heard of, and from the primary until then', async () => {
  await expect.poll(isOnReplica).toBe(true);
  await servers.administrator.query('select pg_wal_replay_pause()');
  await primary.pool.query(`select pg_notify('gidana_changes', 'posts'), pg_current_xact_id()`);
  await changes.caughtUp();
  expect(await isOnReplica()).toBe(false);
  // Neither a moment later, when it is known how far the replica must be.
  await primary.pool.query('select 1');
  for (let time = 0; time < 5; time += 1) expect(await isOnReplica()).toBe(false);
  await servers.administrator.query('select pg_wal_replay_resume()');
  await expect.poll(isOnReplica).toBe(true);
});

test('while nothing is heard the replica serves as it is', async () => {
  const { pool, close } = connectReplica({
    connectionString: servers.replica,
    max: 1,
    primary: { query: () => Promise.reject(new Error('gone')) } as unknown as pg.Pool,
    changes: { ...changes, isHeard: () => false },
  });
  expect((await pool.query('select pg_is_in_recovery() as is')).rows).toEqual([{ is: true }]);
  await close();
});

test('a read whose connection ends under it is asked again', async () => {
  await expect.poll(isOnReplica).toBe(true);
  const slow = replica.pool.query("select pg_sleep(0.3), 'read' as said");
  await expect
    .poll(async () => {
      const ended = await servers.administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.3)%' and pid <> pg_backend_pid()`,
      );
      return ended.rowCount;
    })
    .toBeGreaterThan(0);
  expect((await slow).rows).toMatchObject([{ said: 'read' }]);
});

test('a write that meets a server which is no longer the primary is to be tried again', async () => {
  const refused = connect({ connectionString: servers.replica, max: 1 });
  const error = await refused.pool.query('create table none (id int)').catch((thrown: unknown) => thrown);
  expect(databaseFailure(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await refused.close();
});

test('the primary answers for a replica that is gone', async () => {
  await expect.poll(isOnReplica).toBe(true);
  await servers.stopReplica();
  expect(await isOnReplica()).toBe(false);
});
