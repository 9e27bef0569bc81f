import { chmod, glob, lstat, mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '#db/embedded/lock.server.ts';
import type { FolderLock } from '#db/embedded/lock.server.ts';
import { isServing, readPostmaster } from '#db/embedded/postmaster.server.ts';

const PREFIX = 'gidana-test-';
const OWNER = 'owner.lock';
/** A younger folder may be one that its test has not locked yet. */
const YOUNG_MS = 10_000;

export interface TestFolder extends AsyncDisposable {
  path: string;
}

/** A temporary folder that ends with the test, database servers inside it included; after a crash the next run removes it. */
export async function createTestFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), PREFIX));
  // As root, the servers run as another account, which has to get in.
  await chmod(path, 0o711);
  const lock = lockFolder(join(path, OWNER), path);
  return { path, [Symbol.asyncDispose]: () => removeFolder(path, lock) };
}

/** Removes the folders of test runs that were killed. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    if (!name.startsWith(PREFIX)) continue;
    const made = await stat(path).catch(() => undefined);
    if (!made || made.uid !== process.getuid?.() || Date.now() - made.mtimeMs < YOUNG_MS) continue;
    let lock: FolderLock;
    try {
      lock = lockFolder(join(path, OWNER), path);
    } catch {
      continue;
    }
    await removeFolder(path, lock);
  }
}

async function removeFolder(path: string, lock: FolderLock): Promise<void> {
  for await (const name of glob('**/{postmaster.pid,postgres}', { cwd: path })) {
    const found = join(path, name);
    if (name.endsWith('postmaster.pid')) {
      await kill(dirname(found));
      continue;
    }
    if (!(await lstat(found)).isSymbolicLink()) continue;
    const clusterDir = await readlink(found);
    await kill(clusterDir);
    for (const rest of [clusterDir, `${clusterDir}.lock`]) await rm(rest, { recursive: true, force: true });
  }
  lock.release();
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

async function kill(clusterDir: string): Promise<void> {
  const running = await readPostmaster(clusterDir);
  if (!running) return;
  while (await isServing(running.pid, clusterDir)) {
    process.kill(running.pid, 'SIGQUIT');
    await wait(20);
  }
}
