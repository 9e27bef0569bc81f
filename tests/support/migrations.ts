import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of migrations for `migrate`, in their order; `when` is the first one's place among others, later ones are larger. */
export async function writeMigrations(parent: string, migrations: readonly string[], when = 1): Promise<string> {
  const folder = join(parent, 'migrations');
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: when + idx,
    tag: `000${idx}_test`,
    breakpoints: true,
  }));
  await Promise.all(entries.map(({ idx, tag }) => writeFile(join(folder, `${tag}.sql`), migrations[idx] ?? '')));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}
