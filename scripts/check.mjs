// `npm run check`: types, lint, format, import rules, unused code. Prints what failed, and counts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, install, node, root, say } from './setup.mjs';

/** @type {[string, string[]][]} */
const CHECKS = [
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['API description', ['scripts/lint-api.ts']],
  ['types', ['node_modules/typescript-native/bin/tsc', '-p', '.']],
  ['types of a generated client', ['node_modules/typescript-native/bin/tsc', '-p', 'tests/client']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.']],
  ['types of the demo', ['node_modules/typescript-native/bin/tsc', '-p', 'demo']],
  [
    'lint of the demo',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--config', 'demo/oxlint.json', 'demo'],
  ],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'server.ts',
      'demo',
      'tests',
      'bench',
    ],
  ],
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ['file sizes', ['scripts/sizes.mjs']],
  ['licences', ['scripts/licences.mjs']],
  ['known holes in packages', ['scripts/advisories.mjs']],
];

/** Runs every static check; gives how many held and how many did not. */
export function check(nodeFile) {
  let failed = 0;
  for (const [name, command] of CHECKS) {
    const done = spawnSync(nodeFile, command, { cwd: root, encoding: 'utf8', env: childEnv(nodeFile) });
    const ok = done.status === 0;
    if (!ok) failed += 1;
    const untold = ok && done.stdout?.includes('not checked');
    say(`${ok ? '✓' : '✗'} ${name}${untold ? ' (not checked: no answer)' : ''}`);
    if (!ok) process.stdout.write(`${done.stdout ?? ''}${done.stderr ?? ''}\n`);
  }
  return { passed: CHECKS.length - failed, failed };
}

if (process.argv[1] === join(root, 'scripts/check.mjs')) {
  install();
  process.exit(check(node()).failed === 0 ? 0 : 1);
}
