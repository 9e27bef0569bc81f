// `npm start`: installs, builds and opens the marketplace; each step is skipped when nothing changed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, childEnv, install, node, root } from './setup.mjs';

install();
const nodeFile = node();
build(nodeFile);

// By itself a small heap is swept as a whole every fifty searches, which halts for 40 ms; many short sweeps of new things do
// not. And glibc keeps what each thread that packed or shrank something gave back, unless there are few places to keep it.
const { flags, env } = JSON.parse(readFileSync(join(root, 'scripts/server-process.json'), 'utf8'));
const server = spawn(nodeFile, [...flags, join(root, 'server.ts')], {
  cwd: root,
  // Over the channel the server learns that this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: childEnv(nodeFile, { ...env, NODE_ENV: 'production' }),
});
// The terminal sends Ctrl-C to both; this process waits for the other to close its files.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm ends without a word to us where its shell does not pass a signal on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 250).unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
