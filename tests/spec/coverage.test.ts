import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestFolder } from '../support/folder.ts';
import { readSecurity } from './asvs.ts';
import { isFileOf, journeyRuns, readRequirements, titlePattern, unproven } from './requirements.ts';

const requirements = readRequirements(readFileSync('docs/spec-coverage.md', 'utf8'));
const ids = requirements.map(({ id }) => id);
const sources = new Set(globSync('{src,scripts,tests}/**').map((file) => file.replaceAll('\\', '/')));
const citing = globSync(['{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,css,sql}', 'server.ts', '*.md', 'docs/**/*.md']);

/** The tests of a runner as it lists them, in tables by their template: `tests/e2e/x.spec.ts`, `describe › %s is there`. */
interface Listed {
  file: string;
  title: string;
}

async function listedByVitest(): Promise<Listed[]> {
  await using folder = await createTestFolder();
  const file = join(folder.path, 'list.json');
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', `--json=${file}`]);
  const tests = JSON.parse(readFileSync(file, 'utf8')) as { file: string; name: string }[];
  // Vitest reads the files without running them and leaves quotes in titles escaped.
  return tests.map(({ file, name }) => ({ file, title: name.replaceAll(' > ', ' › ').replaceAll('\\"', '"') }));
}

async function listedByPlaywright(): Promise<Listed[]> {
  await using folder = await createTestFolder();
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const env = { ...process.env, E2E_DATA: folder.path };
  return journeyRuns(JSON.parse(execFileSync(process.execPath, list, { encoding: 'utf8', env })));
}

test('ids are an area and a number, and no two rows have the same', () => {
  expect(ids.length).toBeGreaterThan(280);
  for (const id of ids) expect(id).toMatch(/^[A-Z]{2,8}-[1-9]\d*$/);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every id that is cited is the id of a row, and no section of another document is cited', () => {
  const areas = [...new Set(ids.map((id) => id.replace(/-.*/, '')))].join('|');
  const known = new Set(ids);
  const unknown = citing.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // In brackets nothing but ids looks like one; elsewhere the area tells them from ISO-8601.
    const inBrackets = [...text.matchAll(/\(([A-Z]{2,8}-\d+(?:(?:,| to| and) [A-Z]{2,8}-\d+)*)\)/g)].map(
      ([all]) => all,
    );
    const cited = [
      ...inBrackets.join().matchAll(/([A-Z]+-\d+)/g),
      ...text.matchAll(new RegExp(`\\b((?:${areas})-\\d+)\\b`, 'g')),
    ];
    const sections = text.match(/\bSPEC(\.md)? sections? \d/g) ?? [];
    return [...cited.map(([, id = '']) => id).filter((id) => !known.has(id)), ...sections].map(
      (id) => `${file}: ${id}`,
    );
  });
  expect(unknown).toEqual([]);
});

describe('a row that is built', () => {
  test('names where it lives and what proves it', () => {
    for (const { id, where, proofs } of requirements.filter(({ id }) => !id.startsWith('DIFF-'))) {
      expect(where.length, id).toBeGreaterThan(0);
      for (const place of where)
        expect(sources.has(`src/${place}`) || sources.has(place), `${id}: ${place}`).toBe(true);
      expect(proofs.length, id).toBeGreaterThan(0);
    }
  });

  describe('cites tests', () => {
    let listed: Listed[];
    beforeAll(async () => {
      listed = [...(await listedByVitest()), ...(await listedByPlaywright())];
    });

    test('of one file each, by a title that the runner knows', () => {
      const files = [...new Set(listed.map(({ file }) => file))];
      const rows = [...requirements, ...readSecurity(readFileSync('docs/security.md', 'utf8'))];
      const wrong = rows.flatMap(({ id, proofs }) =>
        proofs.flatMap((proof) => {
          if (files.filter((file) => isFileOf(proof, file)).length !== 1)
            return [`${id}: no single file ${proof.file}`];
          const isMeant = ({ file, title }: Listed) =>
            isFileOf(proof, file) && (titlePattern(title).test(proof.title) || titlePattern(proof.title).test(title));
          return listed.some(isMeant) ? [] : [`${id}: ${proof.file} › ${proof.title}`];
        }),
      );
      expect(wrong).toEqual([]);
    });
  });
});

describe('after a run, a cited test', () => {
  const row = (title: string) => readRequirements(`| LIST-1 | a | \`b\` | \`card/words › ${title}\` |`);
  const run = (title: string, passed = true) => ({ file: '/x/src/card/words.test.ts', title, passed });

  test('that passed proves its row, each of a table', () => {
    expect(unproven(row('rooms › %s is singular'), [run('rooms › one is singular')])).toEqual([]);
  });

  test('that is part of a longer title, did not run, or did not pass in one row of its table does not', () => {
    const [one, two] = [run('one is singular'), run('two is singular', false)];
    expect(unproven(row('is singular'), [one])).toEqual(['LIST-1: card/words › is singular did not run']);
    expect(unproven(row('one is singular'), [])).toHaveLength(1);
    expect(unproven(row('%s is singular'), [one, two])).toEqual(['LIST-1: card/words › two is singular did not pass']);
  });

  test('among the journeys passes if one project ran it and none failed', () => {
    const journey = (...statuses: string[]) =>
      journeyRuns({
        suites: [
          {
            title: 'a.spec.ts',
            specs: [{ file: 'a.spec.ts', title: 'a', tests: statuses.map((status) => ({ status })) }],
          },
        ],
      })[0]?.passed;
    expect(journey('skipped', 'expected')).toBe(true);
    expect(journey('skipped', 'skipped')).toBe(false);
    expect(journey('unexpected', 'expected')).toBe(false);
    expect(journey('flaky')).toBe(false);
  });
});
