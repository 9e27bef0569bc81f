import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { ownFolder, start, until } from './children.ts';
import { ask, type Databases } from './databases.ts';
import { account, postgresFolder } from './packages.ts';
import type { Traffic } from './traffic.ts';

/** Clear of what is written at this very moment. */
const APART_MS = 1_500;

/** Backs up while people write, and restores to a moment after that beside the cluster: what was answered before is there, nothing later is. */
export async function restoreToMoment({ databases, traffic }: { databases: Databases; traffic: Traffic }) {
  const member = await databases.primary();
  if (!member) return ['there was no primary'];
  await databases.backrestOf(member, 'backup', '--type=full');
  await wait(APART_MS);
  const [moment] = await ask<{ now: string }>(
    databases.administrator(member.port),
    'select clock_timestamp()::text as now',
  );
  const split = Date.now();
  await wait(APART_MS);
  await databases.backrestOf(member, 'check');
  const homes = [...traffic.ledger];
  const before = homes.filter(([, { answered }]) => answered.getTime() < split - 100).map(([id]) => id);
  const after = homes.filter(([, { asked }]) => asked.getTime() > split + 100).map(([id]) => id);

  const data = await ownFolder(join(databases.home, 'restored'));
  const sockets = await ownFolder(join(databases.home, 's0'));
  const target = ['--type=time', `--target=${moment?.now ?? ''}`, '--target-action=promote', '--archive-mode=off'];
  await databases.backrest('restore', `--pg1-path=${data}`, ...target);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: sockets, shared_buffers: '64MB' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = start(
    join(databases.home, 'restored.log'),
    join(postgresFolder() ?? '', 'postgres'),
    ['-D', data, ...flags],
    {
      ...account(),
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    },
  );
  try {
    const url = databases.administrator(port);
    await until('the restored database', async () => {
      const [row] = await ask<{ is: boolean }>(url, 'select pg_is_in_recovery() as is');
      return row?.is === false;
    });
    const held = new Set((await ask<{ id: string }>(url, 'select id from listings')).map(({ id }) => id));
    const lost = before.filter((id) => !held.has(id)).length;
    const extra = after.filter((id) => held.has(id)).length;
    return [
      ...(lost > 0 ? [`${lost} of ${before.length} homes answered before the moment are lost`] : []),
      ...(extra > 0 ? [`${extra} of ${after.length} homes of after the moment are there`] : []),
      ...(after.length === 0 || before.length === 0 ? ['nothing was written before or after the moment'] : []),
    ];
  } finally {
    await server.end('SIGINT');
    await databases.asOwner('/bin/rm', ['-rf', data]);
  }
}
