import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Words that the glossary replaces, each with what is said instead. See docs/glossary.md. */
const REPLACED: Record<string, string> = {
  wish: 'filter, clause, slot, chip or pending action',
  wishes: 'filters, clauses, slots or chips',
  slips: 'edit distance',
  shelf: 'feed',
  shelves: 'feeds',
  letters: 'emails',
  spot: 'cluster',
  spots: 'clusters',
  ground: 'base map',
  lasso: 'polygon',
  alone: 'advisory lock',
  turns: 'work queue',
  told: 'notified',
  tell: 'notify',
  tells: 'notify',
  nobody: 'anonymous',
  friend: 'allowed origin',
  friends: 'allowed origins',
  hearts: 'favourites',
  adopt: 'import',
  doomed: 'deleted',
};

/** Identifiers in which such a word has its everyday meaning, or that are stored outside the code. */
const ALLOWED = new Set<string>([
  // Latencies of one request alone.
  'alone',
  // Letters of words and of lettering, the ground of a picture.
  'letters',
  'lettersOf',
  'MAX_LETTERS',
  'ground',
  // The operating system's user without rights.
  'NOBODY',
  'asNobody',
]);

const files = globSync(['src/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/*.{ts,mjs}', 'bench/*.ts', 'server.ts']).filter(
  (file) => !/words\.test\.ts$|\.d\.ts$/.test(file),
);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function identifiersOf(file: string): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text.replace('#', ''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

test('identifiers and file names: say the words of the glossary', () => {
  const found: string[] = [];
  for (const file of files) {
    const names = [...identifiersOf(file), ...file.split('/').map((part) => part.replace(/\..*$/, ''))];
    for (const name of names) {
      if (ALLOWED.has(name)) continue;
      const word = wordsOf(name).find((one) => Object.hasOwn(REPLACED, one));
      if (word) found.push(`${file}: ${name} (say ${REPLACED[word]})`);
    }
  }
  expect(found).toEqual([]);
});
