import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import server from '../../scripts/server-process.json' with { type: 'json' };
import { fill } from '../cluster/children.ts';
import { createTestFolder } from '../support/folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const text = (path: string) => readFile(join(ROOT, path), 'utf8');
const runs = (file: string, ...args: string[]) => spawnSync(file, args, { encoding: 'utf8' });
const isThere = (file: string) => runs(file, '-v').error === undefined;

describe('what comes for deploying', () => {
  test.each(['deploy/Dockerfile', 'deploy/gidana.service'])('%s starts the server as npm start does', async (path) => {
    const file = (await text(path)).replaceAll(/[",]/g, '');
    expect(file).toContain(`--no-warnings ${server.flags.join(' ')} server.ts`);
    for (const [name, value] of Object.entries(server.env)) expect(file).toContain(`${name}=${value}`);
  });

  test('the changelog and the files for Kubernetes name this version', async () => {
    expect(await text('CHANGELOG.md')).toContain(`## ${pkg.version}, `);
    expect(await text('deploy/kubernetes/gidana.yaml')).toContain(`/gidana:${pkg.version}`);
  });

  test.skipIf(!isThere('/usr/sbin/nginx'))(
    'nginx finds no fault with its file (skipped where there is no nginx)',
    async () => {
      await using folder = await createTestFolder();
      const DIR = join(folder.path, 'nginx');
      await mkdir(DIR);
      await writeFile(join(DIR, 'nodes.conf'), 'server 127.0.0.1:3000;\n');
      const values = { DIR, ADDRESS: '127.0.0.1', PORT: 18_080, CACHE_SIZE: '1m' };
      const { stderr, status } = runs(
        '/usr/sbin/nginx',
        '-t',
        '-c',
        await fill('nginx.conf', join(DIR, 'nginx.conf'), values),
      );
      expect([stderr, status]).toEqual([expect.stringContaining('test is successful'), 0]);
    },
  );

  test.skipIf(!isThere('/usr/sbin/haproxy'))(
    'HAProxy finds no fault with its file (skipped where there is no HAProxy)',
    async () => {
      await using folder = await createTestFolder();
      const SERVERS = '  server pg1 127.0.0.1:5432 check port 8008';
      const values = {
        ADDRESS: '127.0.0.1',
        PRIMARY_PORT: 15_432,
        REPLICAS_PORT: 15_433,
        STANDBY_PORT: 15_434,
        SERVERS,
      };
      const { stdout, stderr, status } = runs(
        '/usr/sbin/haproxy',
        '-c',
        '-f',
        await fill('haproxy.cfg', join(folder.path, 'haproxy.cfg'), values),
      );
      expect([stdout + stderr, status]).toEqual([expect.stringContaining('valid'), 0]);
    },
  );
});
