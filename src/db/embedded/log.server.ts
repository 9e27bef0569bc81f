import { copyFile, open, stat, truncate } from 'node:fs/promises';

const MOST_BYTES = 4 * 1024 * 1024;

/** Bytes in the log now; what comes after this mark belongs to the next start. */
export async function logMark(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

/** Keeps the server's log below 4 MB, and once that much of what came before. The server appends, so it writes on at the new end. */
export async function boundLog(file: string, mostBytes = MOST_BYTES): Promise<void> {
  if ((await logMark(file)) <= mostBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** What the server said since `mark`: its last 8 KB. */
export async function readLog(file: string, mark: number): Promise<string> {
  await using handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return '';
  const { size } = await handle.stat();
  const from = Math.max(mark, size - 8192);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(Math.max(0, size - from)), position: from });
  return buffer.toString('utf8', 0, bytesRead);
}
