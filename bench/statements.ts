import { createHash } from 'node:crypto';
import pg from 'pg';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs `work` and gives the statements that it sent to the database, ready to be prepared elsewhere. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] } | undefined)?.values ?? []);
    if (text && /^\s*(select|with)/i.test(text)) {
      seen.push({ name: createHash('sha1').update(text).digest('hex'), text, values: values as unknown[] });
    }
    return Reflect.apply(original, this, args) as unknown;
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return seen;
}
