// Finds a Chromium for the browser tests, or brings one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, say } from './setup.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome: CHROMIUM, one that is installed, Debian's package (as root), or Playwright's own. */
export function browser(nodeFile) {
  const found = () =>
    [process.env.CHROMIUM, ...PLACES].find((file) => file && existsSync(file)) ?? playwrights(nodeFile);
  const there = found();
  if (there) return there;
  say('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    spawnSync(nodeFile, [cli, 'install', 'chromium'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return (
    found() ??
    giveUp('No Chromium was found for the browser tests; install one, or name it with CHROMIUM=/path/to/chromium.')
  );
}

/** The same Chromium without windows, whose journeys take half the time; where there is none, `chromium` itself. */
export function shellOf(chromium) {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : chromium;
}

function playwrights(nodeFile) {
  const script = "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const { stdout } = spawnSync(nodeFile, ['-e', script], { cwd: root, encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}
