// `npm run lighthouse`: builds, starts the demo market and prints what Lighthouse (mobile, simulated slow 4G) says of every public
// page, medians of five; `-- 3 /blog /about` of three, and of these pages only.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { build, childEnv, giveUp, install, node, root, say } from './setup.mjs';

/** Fetched when this is run: it brings a hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = '4396';
const origin = `http://localhost:${PORT}`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };
const PAGES =
  `/ /search /search?searchTerm=2+bed+flat+in+lekki /properties /exclusive {/listing/} /for-rent /for-rent/lagos
  /for-sale/lagos/lekki /shortlet /blog {/post/} /about /pricing /contact /support /terms /privacy /pages /favourites /compare
  /login /register /forgetpassword`.split(/\s+/);

install();
const nodeFile = node();
const chromium = browser(nodeFile);
build(nodeFile);
const [first = '', ...others] = process.argv.slice(2);
const runs = Number(first) || 5;
const named = Number(first) ? others : [first, ...others].filter(Boolean);

const data = mkdtempSync(join(tmpdir(), 'gidana-lighthouse-'));
const env = childEnv(nodeFile, {
  NODE_ENV: 'production',
  PORT,
  DATA_DIR: data,
  LOG_LEVEL: 'error',
  CHROME_PATH: chromium,
});
const server = spawn(nodeFile, ['server.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
try {
  await answered();
  const pages = await Promise.all(PAGES.map(addressOf));
  say(['page', ...CATEGORIES, ...Object.keys(FIGURES)].join(' | '));
  for (const page of named.length > 0 ? named : pages) {
    const reports = Array.from({ length: runs }, () => report(page));
    const scores = CATEGORIES.map((name) => Math.round(median(reports.map((one) => one.categories[name].score)) * 100));
    const figures = Object.values(FIGURES).map((name) => median(reports.map((one) => one.audits[name].numericValue)));
    const [paint = 0, blocked = 0, shift = 0] = figures;
    say([page, ...scores, `${Math.round(paint)} ms`, `${Math.round(blocked)} ms`, shift.toFixed(3)].join(' | '));
    for (const line of new Set(reports.flatMap(faults))) say(`    ${line}`);
  }
} finally {
  server.kill();
  await new Promise((gone) => server.once('exit', gone));
  rmSync(data, { recursive: true, force: true });
}

function report(page) {
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const asked = [
    LIGHTHOUSE,
    origin + page,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    chrome,
  ];
  const { stdout, stderr, status } = spawnSync('npx', ['--yes', ...asked], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) giveUp(`Lighthouse failed on ${page}:\n${stderr}`);
  return JSON.parse(stdout);
}

/** What takes from a category other than performance, whose figures differ from run to run. */
function faults({ categories, audits }) {
  return CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${audits[id].title}`),
  );
}

/** An address of the demo market, for a page of which there are many. */
async function addressOf(page) {
  if (!page.startsWith('{')) return page;
  const path = page.slice(1, -1);
  const list = await fetch(origin + (path === '/post/' ? '/blog' : '/search'));
  return new RegExp(`href="(${path}[^"#?]+)"`).exec(await list.text())?.[1] ?? giveUp(`No page of ${path} was found.`);
}

async function answered() {
  for (const until = Date.now() + 300_000; Date.now() < until;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) giveUp('The product did not start.');
    await new Promise((again) => setTimeout(again, 250));
  }
  giveUp('The product did not start in time.');
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
