import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/{spec,e2e}/**/*.{test,spec}.ts']).map((file) =>
  file.replaceAll('\\', '/'),
);
const sources = new Set(globSync('src/**').map((file) => file.replaceAll('\\', '/')));

interface Row {
  requirement: string;
  where: string;
  proof: string;
}

/** The rows with a proof. */
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [requirement, where, proof] = line.split(' | ').map((cell) => cell.replace(/^\| *| *\|$/g, '').trim());
  const isRow = requirement && where && proof && requirement !== 'Requirement' && !/^-+/.test(requirement);
  return isRow ? [{ requirement, where, proof }] : [];
});

/** The one test file that `media/api` or `section-9` stands for. */
function testFile(short: string): string | undefined {
  const found = tests.filter((file) => new RegExp(`/${short}\\.(test|spec)\\.tsx?$`).test(file));
  return found.length === 1 ? found[0] : undefined;
}

test('every row names where it lives and what proves it', () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const { requirement, where, proof } of rows) {
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    expect(places.length, requirement).toBeGreaterThan(0);
    for (const place of places) expect(sources.has(`src/${place}`), `${requirement}: ${place}`).toBe(true);
    expect(proof, requirement).toMatch(/`[^`]+` › ./);
  }
});

test('every proof is a test that there is', () => {
  for (const { requirement, proof } of rows) {
    for (const [, short = '', name = ''] of proof.matchAll(/`([^`]+)` › (.+?)(?=; `|$)/g)) {
      const file = testFile(short);
      expect(file, `${requirement}: ${short}`).toBeDefined();
      expect(readFileSync(file ?? '', 'utf8'), `${requirement}: ${short}`).toContain(name);
    }
  }
});
