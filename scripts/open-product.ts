import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#config.server.ts';
import type { Storage } from '#core/ports.ts';
import { applicationUrl, socketFolder } from '#db/embedded/address.server.ts';
import { isServing, readPostmaster } from '#db/embedded/postmaster.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { databaseUser } from '#db/embedded/user.server.ts';
import { explain } from '#process/explain.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';

/** What the product keeps, by its own settings, whether it runs or not. */
export interface Product {
  config: Config;
  connectionString: string;
  storage: Storage;
}

/**
 * Runs a command on the product's database and pictures, with what `read` makes of the command line; a failure is one sentence, and
 * the exit code 1.
 */
export async function onProduct<T>(
  read: () => T,
  work: (product: Product, asked: T) => Promise<string>,
): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void (stop?.() ?? Promise.resolve()).finally(() => process.exit(130)));
  }
  try {
    const asked = read();
    const config = readConfig();
    const server = config.databaseUrl ? undefined : ((await running(config.dataDir)) ?? (await startEmbedded(config)));
    stop = server?.stop;
    const connectionString = config.databaseDirectUrl ?? config.databaseUrl ?? server?.connectionString ?? '';
    process.stdout.write(`${await work({ config, connectionString, storage: createStorage(config) }, asked)}\n`);
  } catch (error) {
    const isMistyped = String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`\n  ${isMistyped ? (error as Error).message : explain(error)}\n\n`);
    process.exitCode = 1;
  }
  await stop?.();
}

/** A path as it was typed where npm was called. */
export function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path);
}

/** The embedded database that the running product has started. */
async function running(dataDir: string) {
  const clusterDir = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  const postmaster = clusterDir && (await readPostmaster(clusterDir));
  if (!postmaster || !(await isServing(postmaster.pid, clusterDir))) return undefined;
  const folder = await socketFolder(clusterDir, await databaseUser(clusterDir));
  return { connectionString: applicationUrl(folder), stop: async () => undefined };
}
