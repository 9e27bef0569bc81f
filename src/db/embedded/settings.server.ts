import { open, readFile, rename } from 'node:fs/promises';
import { totalmem, userInfo } from 'node:os';
import { join } from 'node:path';
import { SOCKET_PORT } from './address.server.ts';
import type { SystemUser } from './user.server.ts';

/** Settings of PostgreSQL by name. */
export type Overrides = Record<string, string | number>;

const MB = 1024 * 1024;

/** The memory that this process may count on: the machine's, or less inside a container. In bytes. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** PostgreSQL's files with settings for this machine, by file name. `version` is in them, so that a new one is a new setting. */
export function settingsFiles(
  version: string,
  socketDir: string,
  overrides: Overrides = {},
  memoryBytes: number = availableMemory(),
): Record<string, string> {
  const megabytes = Math.max(256, Math.floor(memoryBytes / MB));
  const share = (part: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(megabytes * part)))}MB`;
  const settings: Overrides = {
    listen_addresses: '',
    port: SOCKET_PORT,
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    cluster_name: 'gidana',
    max_connections: 40,
    // An answered commit is on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Reserved, and taken only as far as there is data.
    shared_buffers: share(1 / 4, 32, 4096),
    effective_cache_size: share(1 / 2, 128, 1 << 20),
    maintenance_work_mem: share(1 / 16, 32, 256),
    work_mem: share(1 / 256, 4, 16),
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    // Solid-state disks seek for free; compiling a query takes longer than our queries do.
    random_page_cost: 1.1,
    jit: 'off',
    // One query may not take the cores from the others, and small /dev/shm of containers stays unused.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    idle_in_transaction_session_timeout: '60s',
    default_text_search_config: 'pg_catalog.simple',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Statements and values of rows are people's data and stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    ...overrides,
  };
  const account = `"${userInfo().username}"`;
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  return {
    'postgresql.conf': [
      `# Written at each start for PostgreSQL ${version}. To change a setting for good, use ALTER SYSTEM.`,
      ...lines,
      '',
    ].join('\n'),
    // Only the account that runs this process may connect, as the kernel tells the server.
    'pg_hba.conf': 'local all all peer map=gidana\n',
    'pg_ident.conf': `gidana ${account} gidana\ngidana ${account} postgres\n`,
  };
}

/** Brings the files to these texts, each at once and as the cluster's owner; true when they differed. */
export async function writeSettings(
  clusterDir: string,
  files: Record<string, string>,
  user: SystemUser | undefined,
): Promise<boolean> {
  let differed = false;
  for (const [name, text] of Object.entries(files)) {
    const path = join(clusterDir, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    differed = true;
    const fresh = `${path}.${process.hrtime.bigint()}`;
    // `wx` follows no link: as root we write into a folder that another account owns.
    await using file = await open(fresh, 'wx', 0o600);
    await file.writeFile(text);
    if (user) await file.chown(user.uid, user.gid);
    await rename(fresh, path);
  }
  return differed;
}
