// `npm test`: installs, builds and runs every check: static rules, tests on a real database, journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { check } from './check.mjs';
import { build, childEnv, install, node, root, say } from './setup.mjs';

install();
const nodeFile = node();
const chromium = browser(nodeFile);
build(nodeFile);

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = childEnv(nodeFile, { NODE_ENV: 'test', CHROMIUM: chromium });
const total = check(nodeFile);

const unit = join(results, 'unit.json');
const vitest = spawnSync(
  nodeFile,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
);
count(vitest, unit, (report) => [report.numPassedTests, report.numFailedTests]);

const journeys = join(results, 'journeys.json');
const playwright = spawnSync(nodeFile, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
  cwd: root,
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  stdio: ['ignore', 'inherit', 'inherit'],
});
count(playwright, journeys, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);

say('');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Adds a runner's report; a runner that died without one, or failed outside a test, counts as a failure. */
function count(run, file, read) {
  let passed = 0;
  let failed = 0;
  try {
    [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    failed = 1;
  }
  if (run.status !== 0 && failed === 0) failed = 1;
  if (passed === 0) failed += 1;
  total.passed += passed;
  total.failed += failed;
}
