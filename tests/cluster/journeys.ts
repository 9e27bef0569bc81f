import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabases } from './databases.ts';
import { inFolder } from './folder.ts';
import { startNodes } from './nodes.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = ['visitor/browsing', 'visitor/reports', 'seller/listing', 'account/sign-in', 'admin/queue'];

/** The main journeys in a real browser, through nginx and three nodes on PostgreSQL under Patroni; gives whether all passed. */
export function journeys(say: (line: string) => void): Promise<boolean> {
  return inFolder(say, async (dir, closers) => {
    const databases = await startDatabases(dir, 3);
    closers.push(databases.end);
    const admin = { ADMIN_EMAIL: 'admin@gidana.example', ADMIN_PASSWORD: 'journeys-need-an-admin' };
    const data = await oneMailFolder(dir);
    const nodes = await startNodes(dir, 3, { ...databases.env, ...admin, DEMO: '1', MODERATION: 'risky' });
    closers.push(nodes.end);
    await nodes.begin();
    const playwright = spawn(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', ...MAIN, '--project=phone', '--reporter=line'],
      {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'test', E2E_ORIGIN: nodes.origin, E2E_DATA: data },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const [code] = (await once(playwright, 'exit')) as [number | null];
    return code === 0;
  });
}

/** Without SMTP each node puts its emails into its own folder; the journeys read one. */
async function oneMailFolder(dir: string): Promise<string> {
  const data = join(dir, 'journeys');
  await mkdir(join(data, 'data', 'mail'), { recursive: true });
  for (const number of [1, 2, 3]) {
    await mkdir(join(dir, `node${number}`));
    await symlink(join(data, 'data', 'mail'), join(dir, `node${number}`, 'mail'));
  }
  return data;
}
