import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { type Replicated, startReplicated } from '../../tests/support/processes/replicated.ts';
import { connect } from './client.server.ts';
import { databaseFailure } from './postgres.server.ts';
import { connectStandby } from './standby.server.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let servers: Replicated;
let primary: ReturnType<typeof connect>;
let standby: ReturnType<typeof connectStandby>;

beforeAll(async () => {
  servers = await startReplicated();
  primary = connect({ connectionString: servers.primary, max: 3 });
  standby = connectStandby({ connectionString: servers.replica, max: 3, primary: primary.pool });
});
afterAll(async () => {
  await standby.close();
  await primary.close();
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

test('where nobody stands by the primary answers', async () => {
  await servers.stopReplica();
  expect(await isStandby()).toBe(false);
});
