// `npm run browsers`: the main journeys on older Chromiums, on a phone's screen; `-- 111` on that one only.
import { spawnSync } from 'node:child_process';
import { browser } from './browser.mjs';
import { OLD_CHROMIUMS, oldChromium } from './old-chromium.mjs';
import { build, childEnv, giveUp, install, node, root, say } from './setup.mjs';

install();
const nodeFile = node();
const chromium = browser(nodeFile);
build(nodeFile);
const asked = process.argv.slice(2);
const unknown = asked.find((major) => !OLD_CHROMIUMS.includes(major));
if (unknown) giveUp(`There is no Chromium ${unknown} here; there are ${OLD_CHROMIUMS.join(', ')}.`);

let failed = false;
for (const major of asked.length > 0 ? asked : OLD_CHROMIUMS) {
  const old = oldChromium(major);
  if (!old) giveUp('Older Chromiums run on Linux with x64 only.');
  say(`\nChromium ${major}`);
  const { status } = spawnSync(nodeFile, ['node_modules/@playwright/test/cli.js', 'test', '--project=old phone'], {
    cwd: root,
    env: childEnv(nodeFile, { NODE_ENV: 'test', CHROMIUM: chromium, OLD_CHROMIUM: old, OLD_JOURNEYS: 'main' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
