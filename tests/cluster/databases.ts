import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../support/free-port.ts';
import { fill, ownFolder, type Running, start, until } from './children.ts';
import { account, postgresFolder } from './packages.ts';

const run = promisify(execFile);
const ADDRESS = '127.0.0.1';
const PASSWORD = 'of-this-run-only';

interface Member {
  name: string;
  port: number;
  check: number;
  data: string;
  process: Running;
  start(): Running;
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;

/** etcd, members of Patroni with PostgreSQL, HAProxy and PgBouncer before them, with an empty database `gidana`. */
export async function startDatabases(dir: string, count: number) {
  const owner = account();
  const home = await ownFolder(join(dir, 'databases'));
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: home };
  const [client, peer] = [await freePort(), await freePort()];
  const url = (port: number) => `http://${ADDRESS}:${port}`;
  const flags = {
    name: 'one',
    'data-dir': join(dir, 'etcd'),
    'log-level': 'warn',
    'enable-v2': 'true',
    'listen-client-urls': url(client),
    'advertise-client-urls': url(client),
    'listen-peer-urls': url(peer),
    'initial-advertise-peer-urls': url(peer),
    'initial-cluster': `one=${url(peer)}`,
  };
  const given = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
  const etcd = start(join(dir, 'etcd.log'), '/usr/bin/etcd', given);
  const backup = await fill('pgbackrest.conf', join(dir, 'pgbackrest.conf'), { DIR: home });

  const member = async (number: number): Promise<Member> => {
    const name = `pg${number}`;
    const [port, check] = [await freePort(), await freePort()];
    const data = join(home, name);
    const file = await fill('patroni.yml', join(dir, `${name}.yml`), {
      NAME: name,
      ADDRESS,
      PORT: port,
      CHECK_PORT: check,
      ETCD: `${ADDRESS}:${client}`,
      DATA: data,
      POSTGRES_BIN: postgresFolder() ?? '',
      PASSWORD,
      SOCKETS: await ownFolder(join(home, `s${number}`)),
      SHARED_BUFFERS: '64MB',
      PGBACKREST: backup,
      NETWORK: `${ADDRESS}/32`,
    });
    const begin = () =>
      start(join(dir, `${name}.log`), '/usr/bin/patroni', [file], {
        ...owner,
        env,
        cwd: home,
        pidFile: join(data, 'postmaster.pid'),
      });
    return { name, port, check, data, start: begin, process: begin() };
  };
  const members: Member[] = [];
  for (let number = 1; number <= count; number += 1) members.push(await member(number));

  const [primaryPort, replicasPort, standbyPort] = [await freePort(), await freePort(), await freePort()];
  const servers = members.map(({ name, port, check }) => `  server ${name} ${ADDRESS}:${port} check port ${check}`);
  const config = await fill('haproxy.cfg', join(dir, 'haproxy.cfg'), {
    ADDRESS,
    PRIMARY_PORT: primaryPort,
    REPLICAS_PORT: replicasPort,
    STANDBY_PORT: standbyPort,
    SERVERS: servers.join('\n'),
  });
  const haproxy = start(join(dir, 'haproxy.log'), '/usr/sbin/haproxy', ['-db', '-f', config]);

  const poolerPort = await freePort();
  const users = join(home, 'users.txt');
  await writeFile(users, `"gidana" "${PASSWORD}"\n`);
  const pooler = await fill('pgbouncer.ini', join(dir, 'pgbouncer.ini'), {
    ADDRESS,
    PRIMARY_PORT: primaryPort,
    POOLER_PORT: poolerPort,
    USERS: users,
    LOG: join(home, 'pgbouncer.log'),
  });
  const pgbouncer = start(join(dir, 'pgbouncer.out'), '/usr/sbin/pgbouncer', ['-q', pooler], { ...owner, env });

  const is = async (role: string, { check }: Member) => {
    const answer = await fetch(`${url(check)}/${role}`, { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  };
  const primary = async (): Promise<Member | undefined> => {
    for (const one of members) if (await is('primary', one).catch(() => false)) return one;
    return undefined;
  };
  /** All members run, and a commit waits for one of the replicas. */
  const whole = () =>
    until(
      'all databases',
      async () => {
        const roles = await Promise.all(members.map((one) => is('replica', one).catch(() => false)));
        const synchronous = await Promise.all(members.map((one) => is('sync', one).catch(() => false)));
        return roles.filter(Boolean).length === count - 1 && synchronous.includes(true);
      },
      120_000,
    );
  const end = async () => {
    await pgbouncer.end('SIGKILL');
    await haproxy.end('SIGKILL');
    for (const { process: running } of members) {
      await running.signal('SIGCONT');
      await running.end('SIGKILL');
    }
    await etcd.end('SIGKILL');
  };
  const asOwner = (file: string, args: string[]) => run(file, args, { ...owner, env, cwd: home });
  const backrest = (...args: string[]) =>
    asOwner('/usr/bin/pgbackrest', [`--config=${backup}`, '--stanza=gidana', ...args]);
  /** About the server of this member. */
  const backrestOf = ({ data, port, name }: Member, ...args: string[]) => {
    const sockets = join(home, name.replace('pg', 's'));
    return backrest(`--pg1-path=${data}`, `--pg1-port=${port}`, `--pg1-socket-path=${sockets}`, ...args);
  };
  try {
    await whole();
    const first = await primary();
    if (first) await backrestOf(first, 'stanza-create');
    const admin = `postgres://postgres:${PASSWORD}@${ADDRESS}:${primaryPort}/postgres`;
    await ask(admin, `create role gidana login password '${PASSWORD}'`);
    await ask(admin, 'create database gidana owner gidana');
  } catch (error) {
    await end();
    throw error;
  }

  return {
    members,
    primary,
    whole,
    end,
    home,
    env: {
      DATABASE_URL: `postgres://gidana:${PASSWORD}@${ADDRESS}:${poolerPort}/gidana`,
      DATABASE_DIRECT_URL: `postgres://gidana:${PASSWORD}@${ADDRESS}:${primaryPort}/gidana`,
      DATABASE_STANDBY_URL: `postgres://gidana:${PASSWORD}@${ADDRESS}:${standbyPort}/gidana`,
      DATABASE_REPLICA_URL: `postgres://gidana:${PASSWORD}@${ADDRESS}:${replicasPort}/gidana`,
    },
    asOwner,
    backrest,
    backrestOf,
    /** How the superuser reaches the server on this port. */
    administrator: (port: number, database = 'gidana') =>
      `postgres://postgres:${PASSWORD}@${ADDRESS}:${port}/${database}`,
  };
}

/** The rows of one statement, by a connection of its own. */
export async function ask<T extends object>(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
