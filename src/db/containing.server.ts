import { type Column, ilike, type SQL } from 'drizzle-orm';

/** Whether the column contains these words as they are, in any case. */
export function containing(column: Column, words: string): SQL {
  return ilike(column, `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
