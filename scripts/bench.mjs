// `npm run bench`: builds, then measures; see bench/README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, childEnv, install, node, root } from './setup.mjs';

install();
const nodeFile = node();
build(nodeFile);
const done = spawnSync(nodeFile, [join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: childEnv(nodeFile, { NODE_ENV: 'production' }),
});
process.exit(done.status ?? 1);
