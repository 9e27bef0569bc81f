import { execFileSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { dirname } from 'node:path';

/** Programs by the Debian package that brings them. */
const PROGRAMS = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  prometheus: '/usr/bin/prometheus',
  'nginx-light': '/usr/sbin/nginx',
  pgbackrest: '/usr/bin/pgbackrest',
} as const;

/** The folder of the newest PostgreSQL of the system. */
export function postgresFolder(): string | undefined {
  const version = (path: string) => Number(/\/(\d+)\//.exec(path)?.[1]);
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').toSorted((a, b) => version(b) - version(a));
  return found[0] && dirname(found[0]);
}

/** Packages of Debian that the cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) => (isProgram(path) ? [] : [name]));
  return postgresFolder() ? missing : [...missing, 'postgresql'];
}

/** The account that PostgreSQL runs under: not root's. */
export function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
