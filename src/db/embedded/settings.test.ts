import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../../tests/support/folder.ts';
import { boundLog, readLog } from './log.server.ts';
import { settingsFiles } from './settings.server.ts';

const GB = 1024 ** 3;

function settingsAt(memoryBytes: number): string {
  return settingsFiles('18.4', '/data/postgres', {}, memoryBytes)['postgresql.conf'] ?? '';
}

test('settings fit the machine: a quarter of its memory, never more than four gigabytes', () => {
  expect(settingsAt(1 * GB)).toContain("shared_buffers = '256MB'");
  expect(settingsAt(1 * GB)).toContain("work_mem = '4MB'");
  expect(settingsAt(64 * GB)).toContain("shared_buffers = '4096MB'");
  expect(settingsAt(64 * GB)).toContain("effective_cache_size = '32768MB'");
});

test('the log of the server stays bounded, and what came before is kept once', async () => {
  await using folder = await createTestFolder();
  const file = join(folder.path, 'postgres.log');
  await writeFile(file, 'a'.repeat(200));
  await boundLog(file, 300);
  expect((await stat(file)).size).toBe(200);
  await boundLog(file, 100);
  expect((await stat(file)).size).toBe(0);
  expect(await readFile(`${file}.1`, 'utf8')).toBe('a'.repeat(200));
  await writeFile(file, 'old\nnew\n');
  expect(await readLog(file, 4)).toBe('new\n');
});
