import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The emails that left so far, the newest first. One that is still being written has another name. */
export async function emails(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA ?? '', 'data', 'mail');
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(written.toReversed().map((name) => readFile(join(folder, name), 'utf8')));
}
