/** A cited test: the end of its file's path without the extension, and its full title. */
export interface Proof {
  file: string;
  title: string;
}

/** A row of docs/spec-coverage.md. */
export interface Requirement {
  id: string;
  /** Files and folders below `src/`; none for a row of the deliberate differences. */
  where: string[];
  proofs: Proof[];
}

export interface TestRun {
  file: string;
  title: string;
  passed: boolean;
}

/** What `vitest --reporter=json` writes, as far as it is read here. */
export interface UnitReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface Suite {
  title: string;
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** What `playwright test --reporter=json` writes, as far as it is read here. */
export interface JourneyReport {
  suites: Suite[];
}

/** The rows of all tables of docs/spec-coverage.md. */
export function readRequirements(page: string): Requirement[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Id |'));
  return rows.map((row) => {
    const [id = '', , where = '', proof = ''] = row.split('|').slice(1, -1);
    const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const isDifference = !proof.trim();
    return {
      id: id.trim(),
      where: isDifference ? [] : quoted(where),
      proofs: quoted(proof).map((text) => {
        const [file = '', ...titles] = text.split(' › ');
        return { file, title: titles.join(' › ') };
      }),
    };
  });
}

/** The titles that a title with placeholders (`%s`, `$name`, `${NAME}`) stands for: anything may be in their places. */
export function titlePattern(title: string): RegExp {
  const fixed = title.split(/%[sdifjo#]|\$\{[^}]*\}|\$[a-z]\w*/);
  return new RegExp(`^${fixed.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`, 's');
}

/** Whether a file is the one that a proof names, e.g. `tests/e2e/visitor/browsing.spec.ts` by `visitor/browsing`. */
export function isFileOf(proof: Proof, file: string): boolean {
  return `/${file}`.replace(/\.(test|spec)\.tsx?$/, '').endsWith(`/${proof.file}`);
}

/** The tests of a Vitest run. */
export function unitRuns({ testResults }: UnitReport): TestRun[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name,
      title: [...ancestorTitles, title].join(' › '),
      passed: status === 'passed',
    })),
  );
}

/** The journeys of a Playwright run; one that some projects skip has passed where another ran it. */
export function journeyRuns({ suites }: JourneyReport): TestRun[] {
  const runsIn = ({ specs = [], suites: inner = [] }: Suite, path: string[]): TestRun[] => [
    ...specs.map(({ file, title, tests }) => {
      const statuses = tests.map(({ status }) => status).filter((status) => status !== 'skipped');
      const passed = statuses.length > 0 && statuses.every((status) => status === 'expected');
      return { file, title: [...path, title].join(' › '), passed };
    }),
    ...inner.flatMap((suite) => runsIn(suite, [...path, suite.title])),
  ];
  // The outermost suite is the file.
  return suites.flatMap((suite) => runsIn(suite, []));
}

/** Each cited test that did not run, was skipped or failed, with the row that cites it. */
export function unproven(requirements: Requirement[], runs: TestRun[]): string[] {
  return requirements.flatMap(({ id, proofs }) =>
    proofs.flatMap((proof) => {
      const pattern = titlePattern(proof.title);
      const meant = runs.filter(({ file, title }) => isFileOf(proof, file) && pattern.test(title));
      const failed = meant.filter(({ passed }) => !passed).map(({ title }) => title);
      if (meant.length > 0 && failed.length === 0) return [];
      return [
        `${id}: ${proof.file} › ${failed[0] ?? proof.title} ${failed.length > 0 ? 'did not pass' : 'did not run'}`,
      ];
    }),
  );
}
