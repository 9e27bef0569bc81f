// Adds the builds for other systems that a partial registry mirror left out of package-lock.json, so that `npm ci`
// works on every system. Run it after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(process.argv[2] ?? join(import.meta.dirname, '..'), 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = [
  [/android/, 'android'],
  [/darwin/, 'darwin'],
  [/freebsd/, 'freebsd'],
  [/netbsd/, 'netbsd'],
  [/openbsd/, 'openbsd'],
  [/openharmony/, 'openharmony'],
  [/sunos/, 'sunos'],
  [/aix/, 'aix'],
  [/win32|windows|-win-/, 'win32'],
  [/linux/, 'linux'],
];
const PROCESSORS = [
  [/arm64/, 'arm64'],
  [/wasm32/, 'wasm32'],
  [/arm(-|$|eabi|hf)/, 'arm'],
  [/ia32/, 'ia32'],
  [/x64/, 'x64'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
  [/mips64el/, 'mips64el'],
];

let added = 0;
for (const owner of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const found = Object.keys(lock.packages).some((path) => path === place || path.endsWith(`/${place}`));
    if (found || !/^\d/.test(range)) continue;
    const os = SYSTEMS.find(([pattern]) => pattern.test(name))?.[1];
    const cpu = PROCESSORS.find(([pattern]) => pattern.test(name))?.[1];
    lock.packages[place] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(owner.dev ? { dev: true } : {}),
      ...(/musl/.test(name) ? { libc: ['musl'] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} builds for other systems added to the lockfile\n`);
