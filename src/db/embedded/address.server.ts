import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fail } from '#core/errors.ts';
import type { SystemUser } from './user.server.ts';
import { canEnter } from './user.server.ts';

/** How the database is reached: a Unix socket in a folder of mode 0700, or (Windows) a port of this machine with a password. */
export type Address = { kind: 'socket'; folder: string } | { kind: 'port'; port: number; password: string };

/** Where a running server says it listens (from its postmaster.pid). */
export interface Listening {
  socketDir: string;
  port: number;
}

export const SOCKET_PORT = 5432;
export const PASSWORD_FILE = 'gidana.password';

/** The role that owns the database and its name; not a superuser, so that no query of ours reaches files or programs. */
const APPLICATION = 'gidana';
const ADMINISTRATOR = 'postgres';

const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const TEMPORARY_PREFIX = 'gidana-socket-';
/** The kernel takes 107 bytes on Linux and 103 on macOS, the name of the socket included. */
const LONGEST_FOLDER_BYTES = 103 - SOCKET_NAME.length - 1;
/** What needs quoting in neither the settings file nor its comma-separated lists. */
const PLAIN = /^[\w\-./ @+~=:]+$/;

/** The cluster's own folder (0700 and of the right owner) holds the socket; a private temporary one where that path is too long. */
export async function chooseAddress(
  clusterDir: string,
  user: SystemUser | undefined,
  running: Listening | undefined,
): Promise<Address> {
  if (process.platform === 'win32') {
    const password = (await readFile(join(clusterDir, PASSWORD_FILE), 'utf8')).trim();
    return { kind: 'port', port: running?.port ?? (await freePort()), password };
  }
  if (fits(clusterDir)) return { kind: 'socket', folder: clusterDir };
  if (running && isTemporary(running.socketDir)) return { kind: 'socket', folder: running.socketDir };
  for (const parent of [tmpdir(), '/tmp']) {
    if (!fits(join(parent, `${TEMPORARY_PREFIX}XXXXXX`)) || !(await canEnter(user, parent))) continue;
    const folder = await mkdtemp(join(parent, TEMPORARY_PREFIX));
    await chmod(folder, 0o700);
    if (user) await chown(folder, user.uid, user.gid);
    return { kind: 'socket', folder };
  }
  return fail(
    'unavailable',
    `The path ${clusterDir} is too long for a Unix socket: choose a shorter one with DATA_DIR.`,
  );
}

/** Removes the temporary folder of a socket whose server is gone; keeps every other folder. */
export async function clearAddress(socketDir: string): Promise<void> {
  if (!isTemporary(socketDir)) return;
  await removeSocket(socketDir);
  await rmdir(socketDir).catch(() => undefined);
}

/** Removes the socket of a server that is known to be gone, and its lock. */
export async function removeSocket(socketDir: string): Promise<void> {
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) await rm(join(socketDir, name), { force: true });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder) <= LONGEST_FOLDER_BYTES && PLAIN.test(folder);
}

function isTemporary(folder: string): boolean {
  return basename(folder).startsWith(TEMPORARY_PREFIX) && [tmpdir(), '/tmp'].includes(dirname(folder));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A password that nobody needs to remember. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The connection string of the application's database. */
export function applicationUrl(address: Address): string {
  return urlOf(address, APPLICATION, APPLICATION);
}

/** The connection string of the superuser, which only makes roles and databases. */
export function administratorUrl(address: Address): string {
  return urlOf(address, ADMINISTRATOR, 'postgres');
}

function urlOf(address: Address, role: string, database: string): string {
  if (address.kind === 'port') {
    return `postgres://${role}:${address.password}@127.0.0.1:${address.port}/${database}?sslmode=disable`;
  }
  const query = new URLSearchParams({ host: address.folder, port: String(SOCKET_PORT), sslmode: 'disable' });
  return `postgres://${role}@localhost/${database}?${query.toString().replaceAll('+', '%20')}`;
}
