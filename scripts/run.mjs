// Runs a program of this project with its locked packages and its Node: `node scripts/run.mjs [--build] FILE [ARGUMENTS]`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, childEnv, install, node, root } from './setup.mjs';

const [first, ...others] = process.argv.slice(2);
const [file, ...rest] = first === '--build' ? others : [first, ...others];
install();
const nodeFile = node();
if (first === '--build') build(nodeFile);
const child = spawn(nodeFile, ['--no-warnings', join(root, file), ...rest], {
  stdio: 'inherit',
  env: childEnv(nodeFile, { NODE_ENV: 'production' }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
