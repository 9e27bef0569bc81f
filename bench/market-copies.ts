import type pg from 'pg';

const BATCH = 20_000;

/**
 * Lets a market grow to so many homes by copies of those that are there: each with its own id, slug, reference and time, and the words and
 * facts of its first. Indexes are made anew at the end, so that they are as compact as after `REINDEX`.
 */
export async function copyHomes(pool: pg.Pool, listings: number, say: (text: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      "SET statement_timeout = 0; SET synchronous_commit = off; SET maintenance_work_mem = '2GB'; SET max_parallel_maintenance_workers = 2",
    );
    const before = await countHomes(client);
    if (before >= listings) return;
    const indexes = await client.query<{ name: string; made: string; statistics: string[] }>(INDEXES);
    const columns = await client.query<{ names: string }>(COLUMNS);
    const names = columns.rows[0]?.names ?? '';
    await client.query('ALTER TABLE listings DISABLE TRIGGER USER');
    for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
    await client.query(
      "CREATE TEMP TABLE firsts AS SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM listings WHERE slug NOT LIKE '%-copy-%'",
    );
    await client.query('CREATE INDEX ON firsts (n); ANALYZE firsts');
    const { rows } = await client.query<{ firsts: number }>('SELECT count(*)::int AS firsts FROM firsts');
    const { firsts = 0 } = rows[0] ?? {};
    for (let there = before; there < listings;) {
      const copy = Math.floor(there / firsts);
      const from = there % firsts;
      const until = Math.min(firsts, from + BATCH, from + listings - there);
      await client.query(homesCopied(names), [copy, from, until]);
      await client.query(SEARCH_COPIED, [copy, from, until]);
      there += until - from;
      say(`${there.toLocaleString('en')} of ${listings.toLocaleString('en')} listings, copied`);
    }
    for (const { name, made, statistics } of indexes.rows) {
      await client.query(made);
      for (const setting of statistics) await client.query(setting);
      say(`made the index ${name}`);
    }
    await client.query('ALTER TABLE listings ENABLE TRIGGER USER');
  } finally {
    client.release(true);
  }
}

/** How many homes a market has. */
export async function countHomes(on: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await on.query<{ homes: number }>('SELECT count(*)::int AS homes FROM listings');
  return rows[0]?.homes ?? 0;
}

const INDEXES = `
SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made,
  ARRAY(SELECT format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', i.indexrelid::regclass, attnum, attstattarget)
    FROM pg_attribute WHERE attrelid = i.indexrelid AND attstattarget >= 0) AS statistics
FROM pg_index i
WHERE i.indrelid IN ('listings'::regclass, 'listing_search'::regclass) AND NOT i.indisunique`;

/** Columns that are copied as they are. */
const COLUMNS = `
SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS names FROM pg_attribute
WHERE attrelid = 'listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
  AND attname NOT IN ('id', 'slug', 'updated_at')`;

const COPIED_ID = "md5(home.id::text || ':' || $1::int)::uuid";

const homesCopied = (columns: string) => `
INSERT INTO listings (id, slug, updated_at, ${columns})
SELECT ${COPIED_ID}, slug || '-copy-' || $1::int, updated_at - $1::int * interval '37 seconds', ${columns}
FROM listings AS home JOIN firsts USING (id) WHERE n > $2::int AND n <= $3::int`;

const SEARCH_COPIED = `
INSERT INTO listing_search (listing_id, updated_at, price, total, size_sqm, latitude, longitude, terms, facts, sampled)
SELECT copied.id, copied.updated_at, first.price, first.total, first.size_sqm, first.latitude, first.longitude,
  array_to_tsvector(array_append(tsvector_to_array(ts_delete(terms, '=ref' || home.reference)), '=ref' || copied.reference)),
  first.facts, hashtext(copied.id::text) & (search_sample_rate() - 1) = 0
FROM firsts JOIN listings AS home USING (id) JOIN listing_search AS first ON first.listing_id = home.id
JOIN listings AS copied ON copied.id = ${COPIED_ID}
WHERE n > $2::int AND n <= $3::int`;
