import { chmod, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { administratorUrl, applicationUrl } from '#db/embedded/address.server.ts';
import { binaryPackage, findBinaries } from '#db/embedded/binaries.server.ts';
import { findPlace } from '#db/embedded/place.server.ts';
import { halt, launch } from '#db/embedded/postmaster.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { runToEnd } from '#db/embedded/user.server.ts';
import { connect } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createTestFolder } from '../folder.ts';

export interface Replicated extends AsyncDisposable {
  /** Connection strings of the role of the application. */
  primary: string;
  replica: string;
  /** The replica's superuser, who may hold replaying up. */
  administrator: Client;
  stopReplica(): Promise<void>;
}

const CARELESS = { fsync: 'off', full_page_writes: 'on', max_connections: 30, shared_buffers: '32MB' };

/** A primary with a migrated database, and a replica that follows it. */
export async function startReplicated(): Promise<Replicated> {
  const folder = await createTestFolder();
  const hba = join(folder.path, 'hba.conf');
  await writeFile(hba, 'local all all trust\nlocal replication all trust\n');
  await chmod(hba, 0o644);
  const dataDir = join(folder.path, 'primary');
  const server = await startEmbedded({ dataDir, settings: { ...CARELESS, hba_file: hba } });
  const prepared = connect({ connectionString: server.connectionString });
  await migrate(prepared.pool);
  await prepared.close();

  const place = await findPlace(dataDir);
  const copy = join(folder.path, 'replica');
  const primaryDir = new URL(server.connectionString).searchParams.get('host') ?? '';
  const maker = new Client({ connectionString: administratorUrl(primaryDir) });
  await maker.connect();
  await maker.query("select pg_backup_start('replica', true)");
  await cp(place.clusterDir, copy, { recursive: true, filter: (name) => !/postmaster|\.s\.PGSQL/.test(name) });
  const { rows } = await maker.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await maker.end();
  await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(copy, 'standby.signal'), '');
  const settings = { unix_socket_directories: copy, primary_conninfo: `host=${primaryDir} port=5432 user=postgres` };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await writeFile(join(copy, 'postgresql.auto.conf'), lines.join(''));
  if (place.user) await runToEnd(undefined, 'chown', ['-R', `${place.user.uid}:${place.user.gid}`, copy]);
  await chmod(copy, 0o700);
  await launch(
    await findBinaries(binaryPackage(), place.user),
    { ...place, clusterDir: copy },
    join(folder.path, 'log'),
  );
  const administrator = await untilAnswers(administratorUrl(copy));
  return {
    primary: server.connectionString,
    replica: applicationUrl(copy),
    administrator,
    stopReplica: () => halt(copy),
    async [Symbol.asyncDispose]() {
      await administrator.end().catch(() => undefined);
      await halt(copy);
      await server.stop();
      await rm(copy, { recursive: true, force: true });
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function untilAnswers(connectionString: string): Promise<Client> {
  for (const until = Date.now() + 15_000; ;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
