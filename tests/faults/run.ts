// `npm run faults -- NAME [--count N] [--seconds N] [--seed N]` runs tests/faults/NAME.ts and prints what it found.
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';

const number = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: number, seconds: number, seed: number },
});
const options = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
const { run } = (await import(`./${positionals[0]?.replaceAll(/\W/g, '')}.ts`)) as { run: Fault };
const { figures, failures } = await run(options);
process.stdout.write(`${figures}\n`);
for (const failure of failures.slice(0, 50)) process.stderr.write(`FAILED ${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);
