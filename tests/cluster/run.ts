// `npm run cluster [-- --seconds N --times N --from FOLDER]`: what becomes of visitors, writes and uploads while parts of a cluster fail;
// `-- --journeys`: the main journeys in a browser, on all nodes.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './cluster.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';

const number = { type: 'string' } as const;
const { values } = parseArgs({
  options: { seconds: number, times: number, from: { type: 'string' }, journeys: { type: 'boolean' } },
});
const missing = missingPackages();
if (missing.length > 0) {
  process.stderr.write(`Not run: these packages of Debian are missing: apt-get install ${missing.join(' ')}\n`);
  process.exit(2);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);
if (values.journeys) process.exit((await journeys(say)) ? 0 : 1);
const { table, failures } = await run({
  seconds: Number(values.seconds ?? Infinity),
  times: Number(values.times ?? (values.seconds ? 1 : 3)),
  ...(values.from && { from: resolve(values.from) }),
  say,
});
say(`\n${table}`);
for (const failure of failures) process.stderr.write(`FAILED ${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);
