import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Closers = (() => Promise<unknown>)[];

/** Does something in a folder of its own; what was started is ended in the opposite order, and the folder is gone unless `KEEP_CLUSTER` is set. */
export async function inFolder<Result>(
  say: (line: string) => void,
  work: (dir: string, closers: Closers) => Promise<Result>,
): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'gidana-cluster-'));
  await chmod(dir, 0o711);
  const closers: Closers = [];
  try {
    return await work(dir, closers);
  } finally {
    for (const close of closers.toReversed()) await close().catch((error: unknown) => say(String(error)));
    if (!process.env['KEEP_CLUSTER']) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}
