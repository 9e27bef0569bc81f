// `node scripts/cited-tests.ts unit.json journeys.json`: fails unless every test that docs/spec-coverage.md and docs/security.md cite ran and passed.
import { readFileSync } from 'node:fs';
import { readSecurity } from '../tests/spec/asvs.ts';
import { journeyRuns, readRequirements, unitRuns, unproven } from '../tests/spec/requirements.ts';

const [unit = '', journeys = ''] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const runs = [...unitRuns(JSON.parse(unit)), ...journeyRuns(JSON.parse(journeys))];
const page = (name: string) => readFileSync(`docs/${name}.md`, 'utf8');
const rows = [...readRequirements(page('spec-coverage')), ...readSecurity(page('security'))];
const missing = unproven(rows, runs);
for (const line of missing) process.stderr.write(`${line}\n`);
process.exit(missing.length === 0 ? 0 : 1);
