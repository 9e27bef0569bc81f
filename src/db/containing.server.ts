import { type Column, ilike, type SQL, sql } from 'drizzle-orm';

/** Whether the column contains these words as they are, in any case. */
export function containing(column: Column, words: string): SQL {
  return ilike(column, `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** Whether a name contains these words, with or without the marks of its letters: "adebayo" finds "Adébáyọ̀". */
export function named(column: Column, words: string): SQL {
  // Words in other scripts are nothing once they are folded.
  if (!/[\p{Script=Latin}\d]/u.test(words)) return containing(column, words);
  return sql`search_fold(${column}) like '%' || btrim(search_fold(${words}::text)) || '%'`;
}
