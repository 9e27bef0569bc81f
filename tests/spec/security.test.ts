import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASVS, readSecurity } from './asvs.ts';

const page = readFileSync('docs/security.md', 'utf8');
const rows = readSecurity(page);

test('each requirement of levels 1 and 2 of ASVS 5.0.0 stands in docs/security.md once, in order, with its level', () => {
  expect(ASVS.size).toBe(253);
  expect(rows.flatMap(({ ids }) => ids)).toEqual([...ASVS.keys()]);
  for (const { id, ids, level, asks } of rows) {
    expect([id, level]).toEqual([id, [...new Set(ids.map((one) => ASVS.get(one)))].toSorted().join(', ')]);
    expect([id, asks.split(/\s+/).length]).toEqual([id, expect.toSatisfy((words: number) => words > 1 && words <= 12)]);
  }
});

test('what is met names its tests, or the section of the page that decides it; what is not has its reason', () => {
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
  for (const { id, status, text, where, proofs, sections } of rows) {
    expect([id, status]).toEqual([id, expect.stringMatching(/^(met|not applicable|accepted|open)$/)]);
    if (status === 'met') expect([id, proofs.length + sections.length > 0]).toEqual([id, true]);
    else expect([id, text.length > 10]).toEqual([id, true]);
    for (const place of where)
      expect([id, place, existsSync(`src/${place}`) || existsSync(place)]).toEqual([id, place, true]);
    for (const section of sections) expect([id, section, headings.includes(section)]).toEqual([id, section, true]);
  }
});

test('the page counts what is met, not applicable, accepted and open', () => {
  const count = (status: string) =>
    rows.filter((row) => row.status === status).reduce((sum, { ids }) => sum + ids.length, 0);
  expect(page).toContain(
    `${count('met')} are met, ${count('not applicable')} are not applicable, ${count('accepted')} are accepted and ${count('open')} are open.`,
  );
});
