import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../support/folder.ts';

interface Package {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const packages = Object.entries(lock.packages).filter(
  ([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev,
);

test('what runs in production is listed, from the registry alone, each with its version and checksum', () => {
  for (const [path, { version = '', integrity = '', resolved }] of packages) {
    expect([path, version, integrity]).toEqual([
      path,
      expect.stringMatching(/^\d+\./),
      expect.stringMatching(/^sha512-/),
    ]);
    // No address: each comes from the registry that npm is set to, none from git or a file.
    expect([path, resolved]).toEqual([path, undefined]);
  }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { sbom: string } };
  const [, ...words] = scripts.sbom.split(' ');
  const options = [...words, '--package-lock-only', '--offline'];
  interface Component {
    group?: string;
    name: string;
    version: string;
  }
  const bill = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' })) as { components: Component[] };
  const listed = new Set(
    bill.components.map(({ group, name, version }) => [group, name].filter(Boolean).join('/') + version),
  );
  const missing = packages.filter(
    ([path, { version }]) => !listed.has(`${path.split('node_modules/').at(-1)}${version}`),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});

test('a package with a serious known hole fails the check; a registry that does not answer is said', async () => {
  await using folder = await createTestFolder();
  const check = (answer: string) => {
    const npm = join(folder.path, 'npm');
    writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`);
    chmodSync(npm, 0o755);
    const env = { ...process.env, PATH: `${folder.path}${delimiter}${process.env['PATH']}` };
    const { status, stdout } = spawnSync(process.execPath, ['scripts/advisories.mjs'], { env, encoding: 'utf8' });
    return [status, stdout.trim()];
  };
  const report = (severity: string) =>
    JSON.stringify({ metadata: {}, vulnerabilities: { a: { name: 'left-pad', severity, range: '<2' } } });
  expect(check(report('critical'))).toEqual([1, 'left-pad <2: critical']);
  expect(check(report('high'))).toEqual([1, 'left-pad <2: high']);
  expect(check(report('low'))).toEqual([0, '']);
  expect(check('')).toEqual([0, expect.stringContaining('not checked')]);
});
