import { and, type Column, ilike, type SQL, sql } from 'drizzle-orm';

/** Whether the column contains these words as they are, in any case. */
export function containing(column: Column, words: string): SQL {
  return ilike(column, `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** Whether a name contains each of these words, in any order, with or without the marks of its letters: "nwosu adebayo" finds "Adébáyọ̀ Nwosu". */
export function named(column: Column, words: string): SQL | undefined {
  const parts = words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  return parts.length === 0 ? containing(column, words) : and(...parts.map((word) => folded(column, word)));
}

function folded(column: Column, word: string): SQL {
  // A word in another script is nothing once it is folded.
  if (!/[\p{Script=Latin}\d]/u.test(word)) return containing(column, word);
  return sql`search_fold(${column}) like '%' || btrim(search_fold(${word}::text)) || '%'`;
}
