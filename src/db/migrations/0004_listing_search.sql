CREATE TABLE "listing_search" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"price" bigint NOT NULL,
	"terms" "tsvector" NOT NULL,
	"sampled" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_search";--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_newest_by_type";--> statement-breakpoint
DROP INDEX "listings_newest_offers";--> statement-breakpoint
DROP INDEX "listings_newest_exclusive";--> statement-breakpoint
DROP INDEX "listings_of_user";--> statement-breakpoint
DROP INDEX "listings_created";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "uses" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_search_newest" ON "listing_search" USING btree ("updated_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_search_terms" ON "listing_search" USING gin ("terms") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "listing_search_sample" ON "listing_search" USING gin ("terms") WITH (gin_pending_list_limit=64) WHERE sampled;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_newest_by_type" ON "listings" USING btree ("type","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_newest_offers" ON "listings" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active' and offer;--> statement-breakpoint
CREATE INDEX "listings_newest_exclusive" ON "listings" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active' and exclusive;--> statement-breakpoint
CREATE INDEX "listings_of_user" ON "listings" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_created" ON "listings" USING btree ("created_at") WHERE status = 'active';--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "search_text";--> statement-breakpoint
-- A description of ordinary length stays in its row, uncompressed: reading a thousand rows must not unpack a thousand.
ALTER TABLE "listing_search" SET (toast_tuple_target = 8160);
--> statement-breakpoint
-- Words as people type them and as they are compared: without marks, apostrophes and case, letters apart from digits, so
-- that "Ọ̀ṣun", "OSUN" and "osun", or "2bed" and "2 bed", are the same. The same rule as fold() in features/search/words.ts.
CREATE FUNCTION search_fold(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := source;
BEGIN
  IF octet_length(source) <> char_length(source) THEN
    folded := translate(regexp_replace(normalize(source, NFKD), U&'[\0300-\036F\2018\2019\02BB\02BC]', '', 'g'),
      'ƁɓƊɗƘƙƳƴŊŋØøŁłĐđƎǝƏəı', 'bbddkkyynnoollddeeeei');
  END IF;
  folded := regexp_replace(replace(lower(folded COLLATE "C"), '''', ''), '[^a-z0-9]+', ' ', 'g');
  IF folded ~ '[0-9][a-z]|[a-z][0-9]' THEN
    folded := regexp_replace(folded, '(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])', ' ', 'g');
  END IF;
  RETURN folded;
END $$;
--> statement-breakpoint
-- The terms of a home; see src/db/schema/listing-search.ts.
CREATE FUNCTION search_terms(home listings) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH head AS MATERIALIZED (
    SELECT left(word, 32) AS word
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> ''
  ), body AS (
    SELECT left(word, 32) AS word
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word
    WHERE word <> ''
  )
  SELECT array_to_tsvector(
    ARRAY(SELECT '^' || word FROM head UNION ALL SELECT word FROM head UNION SELECT word FROM body)
    || ARRAY['=home', '=' || home.type, '=bed' || home.bedrooms, '=bath' || home.bathrooms]
    || ARRAY['=price' || left(home.price::text, 1) || 'e' || length(home.price::text) - 1]
    || CASE WHEN home.offer THEN ARRAY['=offer'] END
    || CASE WHEN home.parking THEN ARRAY['=parking'] END
    || CASE WHEN home.furnished THEN ARRAY['=furnished'] END
    || CASE WHEN home.exclusive THEN ARRAY['=exclusive'] END)
$$;
--> statement-breakpoint
-- Keeps listing_search and the dictionary in step with every statement that writes listings, one home or a hundred thousand.
CREATE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_search USING new_rows AS home WHERE listing_id = home.id AND home.status <> 'active';
  END IF;
  WITH written AS (
    INSERT INTO listing_search AS known (listing_id, updated_at, price, terms, sampled)
    SELECT home.id, home.updated_at, home.price, search_terms(home::listings), hashtext(home.id::text) & 63 = 0
    FROM new_rows AS home WHERE home.status = 'active'
    ON CONFLICT (listing_id) DO UPDATE SET updated_at = excluded.updated_at, price = excluded.price, terms = excluded.terms
    WHERE (known.updated_at, known.price, known.terms) IS DISTINCT FROM (excluded.updated_at, excluded.price, excluded.terms)
    RETURNING terms
  )
  -- In one order for everybody, so that two writers of the same new words never wait for each other in a circle.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM written, unnest(tsvector_to_array(terms)) AS word WHERE word ~ '^[a-z]{2,}$' ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_search_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_listing_search();
--> statement-breakpoint
CREATE TRIGGER listings_search_update AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_listing_search();
--> statement-breakpoint
-- Homes that were there before.
UPDATE listings SET status = status;
--> statement-breakpoint
-- The newest homes, looked through one after the other: right where matches are common.
CREATE FUNCTION search_recent(query tsquery, low bigint, high bigint, reach integer, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT listing_id FROM (SELECT * FROM listing_search ORDER BY updated_at DESC, listing_id DESC LIMIT reach) AS recent
    WHERE terms @@ query AND price >= low AND price <= high LIMIT need);
END $$;
--> statement-breakpoint
-- Every match through the index, those that match `head` first, then the newest: right where matches are few. One
-- condition for each clause, because the index joins conditions three times as fast as it judges one long query.
CREATE FUNCTION search_indexed(clauses tsquery[], head tsquery, low bigint, high bigint, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  found uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT listing_id FROM (
      SELECT listing_id, updated_at, terms @@ $2 AS leads FROM listing_search WHERE price >= $3 AND price <= $4 AND '
    || (SELECT string_agg(format('terms @@ $1[%s]', n), ' AND ') FROM generate_subscripts(clauses, 1) AS n)
    || ' LIMIT $5) AS matches ORDER BY leads DESC, updated_at DESC, listing_id DESC)'
    INTO found USING clauses, head, low, high, need;
  RETURN found;
END $$;
--> statement-breakpoint
-- Whether looking through the newest homes finds `need` matches sooner than the index does, judged on the sample: the
-- planner cannot know how often words occur together, and at a million homes its guess costs 600 ms. The two ways cost
-- the same where a search has about sqrt(need * homes) matches. Below 40 in the sample never, so that "common" is also
-- certain to be more than 1,000 matches.
CREATE FUNCTION search_is_common(query tsquery, low bigint, high bigint, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  homes double precision := (SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = 'listing_search'::regclass);
  enough integer := greatest(40, sqrt(need * homes) / 64);
BEGIN
  RETURN enough = (SELECT count(*) FROM (
    SELECT FROM listing_search WHERE sampled AND terms @@ query AND price >= low AND price <= high LIMIT enough) AS matches);
END $$;
--> statement-breakpoint
-- One page of the homes that match all clauses: first those that match all `heads`, newest first, then the others, newest
-- first. `total` is null where it is certain to be above 1,000. Reads at most 50,000 matches, or the newest
-- 30,000 + 50 for each home down to the end of the page, whatever there is to find.
CREATE FUNCTION search_listings(clauses tsquery[], heads tsquery[], low bigint, high bigint, skip integer, take integer,
  OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  most CONSTANT integer := 50000;
  need integer := skip + take;
  reach integer := 30000 + 50 * need;
  query tsquery := clauses[1];
  head tsquery := heads[1];
  rest uuid[];
BEGIN
  FOR n IN 2 .. cardinality(clauses) LOOP query := query && clauses[n]; END LOOP;
  FOR n IN 2 .. cardinality(heads) LOOP head := head && heads[n]; END LOOP;

  IF NOT search_is_common(query, low, high, need) THEN
    ids := search_indexed(clauses, head, low, high, most);
    total := cardinality(ids);
  ELSE
    IF search_is_common(head, low, high, need) THEN ids := search_recent(head, low, high, reach, need); END IF;
    IF coalesce(cardinality(ids), 0) < need AND head = query THEN
      ids := search_indexed(clauses, head, low, high, most);
    ELSIF coalesce(cardinality(ids), 0) < need THEN
      ids := search_indexed(heads, head, low, high, most);
      IF cardinality(ids) < need THEN
        rest := search_recent(query && !!head, low, high, reach, need - cardinality(ids));
        IF cardinality(ids) + cardinality(rest) < need THEN ids := search_indexed(clauses, head, low, high, most);
        ELSE ids := ids || rest;
        END IF;
      END IF;
    END IF;
  END IF;
  ids := ids[skip + 1:need];
END $$;
--> statement-breakpoint
-- Words in use that look like the typed one, the most alike first; the product then measures the distance itself.
CREATE FUNCTION search_alike(typed text, most integer) RETURNS TABLE (word text, uses integer)
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.2 AS $$
BEGIN
  RETURN QUERY
    SELECT known.word, known.uses FROM search_words AS known
    WHERE known.word % typed AND abs(length(known.word) - length(typed)) <= 2
    ORDER BY similarity(known.word, typed) DESC, known.uses DESC, known.word LIMIT most;
END $$;
