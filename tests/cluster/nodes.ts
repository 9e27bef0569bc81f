import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { GENEROUS } from '../support/processes/market-process.ts';
import { fill, type Running, start, until } from './children.ts';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = '127.0.0.1';
/** How long the proxy lets answers under way finish, before a node that was taken out is stopped. */
const DRAIN_MS = 1_000;

interface Node {
  port: number;
  process: Running;
  start(): Running;
}

export type Nodes = Awaited<ReturnType<typeof startNodes>>;

/** An S3 server, nodes of the product with these settings, at first of the release in `from`, and nginx before them. */
export async function startNodes(dir: string, count: number, settings: Record<string, string>, from = ROOT) {
  const [port, bucketPort] = [await freePort(), await freePort()];
  const origin = `http://${ADDRESS}:${port}`;
  const bucketArgs = [join(import.meta.dirname, 'bucket-server.mjs'), String(bucketPort), join(dir, 'bucket')];
  const startBucket = () =>
    start(join(dir, 'bucket.log'), process.execPath, ['--no-warnings', ...bucketArgs], { cwd: dir });
  const env = {
    ...process.env,
    ...(await processOf(ROOT)).env,
    ...GENEROUS,
    NODE_ENV: 'production',
    DEMO: '0',
    HOST: ADDRESS,
    PUBLIC_URL: origin,
    TRUST_PROXY: ADDRESS,
    SESSION_SECRET: 'a secret of this run and of no other one',
    MODERATION: 'off',
    ...settings,
    LOG_LEVEL: 'warn',
    S3_BUCKET: 'gidana',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://${ADDRESS}:${bucketPort}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  let release = { root: from, flags: (await processOf(from)).flags };
  const nodes: Node[] = [];
  for (let number = 1; number <= count; number += 1) {
    const own = await freePort();
    const nodeEnv = { ...env, PORT: String(own), DATA_DIR: join(dir, `node${number}`) };
    const begin = () => {
      const { root, flags } = release;
      const args = ['--no-warnings', ...flags, join(root, 'server.ts')];
      return start(join(dir, `node${number}.log`), process.execPath, args, { cwd: root, env: nodeEnv });
    };
    nodes.push({ port: own, start: begin, process: begin() });
  }
  let bucket = startBucket();
  const isReady = async ({ port: own }: Node) =>
    (await fetch(`http://${ADDRESS}:${own}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  const ready = (node: Node) => until('a node', () => isReady(node), 90_000);

  const serve = (which: readonly Node[]) =>
    writeFile(
      join(dir, 'nodes.conf'),
      which.map(({ port: own }) => `server ${ADDRESS}:${own} max_fails=1 fail_timeout=2s;\n`).join(''),
    );
  await serve(nodes);
  const config = await fill('nginx.conf', join(dir, 'nginx.conf'), {
    DIR: dir,
    ADDRESS,
    PORT: port,
    CACHE_SIZE: '100m',
  });
  let nginx: Running | undefined;

  return {
    origin,
    nodes,
    ready,
    async begin() {
      await Promise.all(nodes.map(ready));
      nginx = start(join(dir, 'nginx.out'), '/usr/sbin/nginx', ['-p', dir, '-c', config, '-g', 'daemon off;']);
      await until('nginx', async () => (await fetch(`${origin}/healthz`)).ok);
    },
    /** The proxy sends visitors to these only. */
    async route(which: readonly Node[]) {
      await serve(which);
      process.kill(nginx?.pid ?? 0, 'SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    },
    bucketAway: () => bucket.end('SIGKILL'),
    bucketBack: () => void (bucket = startBucket()),
    /** Brings the database to this release, which nodes are from their next start on. */
    async migrate() {
      const args = ['--no-warnings', join(ROOT, 'scripts/migrate.ts')];
      const code = await start(join(dir, 'migrate.log'), process.execPath, args, { cwd: ROOT, env }).done;
      if (code !== 0) throw new Error('npm run migrate failed');
      release = { root: ROOT, flags: (await processOf(ROOT)).flags };
    },
    async end() {
      await nginx?.end('SIGKILL');
      await Promise.all(nodes.map(({ process: one }) => one.end('SIGKILL')));
      await bucket.end('SIGKILL');
    },
  };
}

async function processOf(root: string) {
  const text = await readFile(join(root, 'scripts/server-process.json'), 'utf8');
  return JSON.parse(text) as { flags: string[]; env: Record<string, string> };
}
