import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { BEYOND_PRICES } from './cases.ts';
import { openProduct } from './product.ts';

const BEYOND = new RegExp(`&maxPrice=${String(BEYOND_PRICES).slice(0, 4)}\\d+|(?<=searchTerm=lek)\\+\\d+`);

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs `work` and gives the statements that it sent to the database, ready to be prepared elsewhere. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  // It is called with its own `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const original = Client.prototype.query;
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] } | undefined)?.values ?? []);
    if (text && /^[\s(]*(select|with)\b/i.test(text)) {
      seen.push({ name: createHash('sha1').update(text).digest('hex'), text, values: values as unknown[] });
    }
    return Reflect.apply(original, this, args) as unknown;
  } as typeof Client.prototype.query;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return seen;
}

interface Asked {
  shots: { path: string }[];
}

/** What the product asks the database, once for all addresses that ask the same. */
export interface Behind {
  statements: Statement[][];
  /** Which of them belong to an address. */
  of: Record<string, number>;
}

/** For every address of these cases, the statements that the product runs to answer it the first time. */
export async function statementsBehind(connectionString: string, cases: Asked[]): Promise<Behind> {
  const { app, close } = await openProduct(connectionString);
  const behind: Behind = { statements: [], of: {} };
  try {
    for (const { shots } of cases) {
      // Thousands of addresses that ask the same differ only in a highest price beyond all prices.
      const samples = new Map<string, number>();
      for (const { path } of shots) {
        const question = path.replace(BEYOND, '');
        let sample = samples.get(question);
        if (sample === undefined) {
          sample = behind.statements.push(await statementsOf(() => app.inject(path))) - 1;
          samples.set(question, sample);
        }
        behind.of[path] = sample;
      }
    }
  } finally {
    await close();
  }
  return behind;
}
