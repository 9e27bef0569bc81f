import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSERS } from '../../scripts/browsers.ts';

/** Calls that no build translates and that some of the stated browsers lack. */
const NEWER =
  /\bAbortSignal\.any\b|\bURL\.(canParse|parse)\b|\bPromise\.(withResolvers|try)\b|\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bIterator\.from\b/;

test('browsers: what they get uses nothing that is newer than the oldest that the README states', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.server\.tsx?$|^src\/(db|jobs|process|providers|server)\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((file) => {
    // Comments may name what is avoided.
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    return NEWER.test(code);
  });
  expect(readers).toEqual([]);
});

test('browsers: the build aims at those that the README states', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const stated of ['Chrome and WebView 111', 'Safari 16.4', 'Firefox 128'])
    expect(readme, stated).toContain(stated);
  expect(BROWSERS).toEqual(['chrome111', 'safari16.4', 'firefox128']);
  for (const config of ['vite.config.ts', 'vite.worker.config.ts'])
    expect(readFileSync(config, 'utf8'), config).toContain('target: BROWSERS');
});
