// `npm start`: installs, builds and opens the marketplace; each step is skipped when nothing changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, childEnv, install, node, root } from './setup.mjs';

install();
const nodeFile = node();
build(nodeFile);

const server = spawn(nodeFile, [join(root, 'server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: childEnv(nodeFile, { NODE_ENV: 'production' }),
});
// The terminal sends Ctrl-C to both; this process waits for the other to close its files.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
