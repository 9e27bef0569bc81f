// `node scripts/cited-tests.ts unit.json journeys.json`: fails unless every test that docs/spec-coverage.md cites ran and passed.
import { readFileSync } from 'node:fs';
import { journeyRuns, readRequirements, unitRuns, unproven } from '../tests/spec/requirements.ts';

const [unit = '', journeys = ''] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const runs = [...unitRuns(JSON.parse(unit)), ...journeyRuns(JSON.parse(journeys))];
const missing = unproven(readRequirements(readFileSync('docs/spec-coverage.md', 'utf8')), runs);
for (const line of missing) process.stderr.write(`${line}\n`);
process.exit(missing.length === 0 ? 0 : 1);
