import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readQuery } from '#features/search/parse/service.server.ts';
import { root } from './processes.ts';

const FOLDER = join(root, 'src/features/search/parse/gold');

/** Typed searches of the gold file. */
const texts = (): string[] =>
  readdirSync(FOLDER).flatMap((file) =>
    (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { text: string }[]).map(({ text }) => text),
  );

/** What stands in the box while people type: each typed search from its third letter on, in an order that is always the same. */
export function halfTyped(): string[] {
  const typed = texts().flatMap((text) => {
    const letters = Array.from(text);
    return letters.map((_, at) => letters.slice(0, at + 1).join('')).slice(2);
  });
  const shuffled = [...new Set(typed)].map((text) => ({ text, key: createHash('sha256').update(text).digest('hex') }));
  return shuffled.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ text }) => text);
}

/** A line about how long each typed search of the gold file takes to be read as filters; 5 ms are the budget. */
export function timeTypedSearches(): string {
  const all = texts();
  // The first reading loads the words.
  for (const text of all) readQuery(text);
  const took = all.map((text) => {
    const start = performance.now();
    readQuery(text);
    return performance.now() - start;
  });
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2)} ms`;
  return `One typed search is read in ${at(0.5)} (p50), ${at(0.95)} (p95), ${at(1)} (the slowest of ${sorted.length}).`;
}
