// `npm run dev`: the marketplace from its sources, reloading as they change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, install, node, root } from './setup.mjs';

install();
const nodeFile = node();
const server = spawn(nodeFile, [join(root, 'server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: childEnv(nodeFile, { NODE_ENV: 'development' }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
