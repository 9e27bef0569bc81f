import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word in use in listings: spelling is corrected against these, then the search is exact. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Listings that hold the word, as last counted. */
    uses: integer().notNull().default(1),
  },
  (t) => [
    // Without a pending list, which every correction would read from end to end.
    index('search_words_alike')
      .using('gin', sql`${t.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('search_words_prefix').using('btree', sql`${t.word} text_pattern_ops`),
  ],
);
