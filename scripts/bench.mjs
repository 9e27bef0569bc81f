// `npm run bench`: builds, then measures; `-- relevance` grades what searches find, `-- costs` counts processor time, `-- sizes` weighs markets of millions. See bench/README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, childEnv, install, node, root } from './setup.mjs';

install();
const nodeFile = node();
const [what, ...options] = process.argv.slice(2);
const graded = ['node_modules/vitest/vitest.mjs', 'run', 'tests/relevance'];
if (what === 'relevance') run(graded, { NODE_ENV: 'test', RELEVANCE: options[0] ?? '20' });
build(nodeFile);
const [program, given] = what === 'costs' || what === 'sizes' ? [what, options] : ['run', process.argv.slice(2)];
run([join(root, `bench/${program}.ts`), ...given], { NODE_ENV: 'production' });

/** @param {string[]} command @param {Record<string, string>} env */
function run(command, env) {
  const done = spawnSync(nodeFile, command, { cwd: root, stdio: 'inherit', env: childEnv(nodeFile, env) });
  process.exit(done.status ?? 1);
}
