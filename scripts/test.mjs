// `npm test`: installs, builds and runs every check: static rules, tests on a real database, journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browser, shellOf } from './browser.mjs';
import { check } from './check.mjs';
import { OLD_CHROMIUMS, oldChromium } from './old-chromium.mjs';
import { build, childEnv, install, node, root, say } from './setup.mjs';

install();
const nodeFile = node();
const chromium = browser(nodeFile);
build(nodeFile);

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = childEnv(nodeFile, { NODE_ENV: 'test', CHROMIUM: shellOf(chromium), WHOLE_CHROMIUM: chromium });
const total = check(nodeFile);
const failures = [];

const unit = join(results, 'unit.json');
const vitest = spawnSync(
  nodeFile,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
);
count(vitest, unit, (report) => [report.numPassedTests, report.numFailedTests], unitFailures);

const journeys = join(results, 'journeys.json');
const playwright = spawnSync(nodeFile, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
  cwd: root,
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys, OLD_CHROMIUM: oldChromium(OLD_CHROMIUMS[0]) ?? '' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
count(playwright, journeys, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky], journeyFailures);

// Every test that docs/spec-coverage.md cites must be among those that passed.
const cited = spawnSync(nodeFile, ['scripts/cited-tests.ts', unit, journeys], { cwd: root, env, encoding: 'utf8' });
if (cited.status === 0) total.passed += 1;
else {
  total.failed += 1;
  failures.push(`docs/spec-coverage.md\n${short(cited.stderr)}`);
}

// Once more at the end, where a long log is read first.
for (const failure of failures) say(`\nFAILED ${failure}`);
say('');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Adds a runner's report; a runner that died without one, or failed outside a test, counts as a failure. */
function count(run, file, read, explain) {
  let passed = 0;
  let failed = 0;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    [passed, failed] = read(report);
    failures.push(...explain(report));
  } catch {
    failed = 1;
  }
  if (run.status !== 0 && failed === 0) failed = 1;
  if (passed === 0) failed += 1;
  total.passed += passed;
  total.failed += failed;
}

function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const ofFile = failed.length === 0 && message ? [`${name}\n${short(message)}`] : [];
    return [...ofFile, ...failed.map((one) => `${name} › ${one.fullName}\n${short(one.failureMessages.join('\n'))}`)];
  });
}

function journeyFailures({ suites, errors }) {
  const failed = [];
  const walk = ({ specs = [], suites: inner = [] }, path) => {
    for (const spec of specs) {
      for (const { projectName, results: runs } of spec.tests) {
        const messages = runs.flatMap((run) => run.errors.map((error) => error.message));
        if (messages.length > 0) failed.push(`[${projectName}] ${path} › ${spec.title}\n${short(messages.join('\n'))}`);
      }
    }
    for (const suite of inner) walk(suite, `${path} › ${suite.title}`);
  };
  for (const suite of suites) walk(suite, suite.title);
  return [...failed, ...errors.map(({ message }) => short(message))];
}

function short(message) {
  return stripVTControlCharacters(String(message)).slice(0, 2000);
}
