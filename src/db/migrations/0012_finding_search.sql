ALTER TABLE "listing_search" ADD COLUMN "total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "size_sqm" double precision;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Steps of a number, for ranges: its power of ten, its first digit and its first two digits. 2,500,000 lies on the steps 6, 2e6
-- and 25e5.
CREATE FUNCTION search_steps(name text, amount bigint) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY['=' || name || length(amount::text) - 1, '=' || name || left(amount::text, 1) || 'e' || length(amount::text) - 1]
    || CASE WHEN amount >= 10 THEN ARRAY['=' || name || left(amount::text, 2) || 'e' || length(amount::text) - 2] END
$$;
--> statement-breakpoint
-- The fewest steps that cover everything between two amounts; NULL for none.
CREATE FUNCTION search_range(name text, low bigint, high bigint) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text[] := '{}';
  unit bigint := 1;
BEGIN
  FOR power IN 0 .. 12 LOOP
    IF unit * 10 - 1 >= low AND unit <= high OR power = 0 AND low <= 0 THEN
      IF (unit >= low OR power = 0 AND low <= 0) AND unit * 10 - 1 <= high THEN
        names := names || ('=' || name || power);
      ELSE
        FOR digit IN CASE WHEN power = 0 THEN 0 ELSE 1 END .. 9 LOOP
          CONTINUE WHEN (digit + 1) * unit - 1 < low OR digit * unit > high;
          IF power = 0 OR (digit * unit >= low AND (digit + 1) * unit - 1 <= high) THEN
            names := names || ('=' || name || digit || 'e' || power);
          ELSE
            FOR part IN digit * 10 .. digit * 10 + 9 LOOP
              CONTINUE WHEN (part + 1) * unit / 10 - 1 < low OR part * unit / 10 > high;
              names := names || ('=' || name || part || 'e' || power - 1);
            END LOOP;
          END IF;
        END LOOP;
      END IF;
    END IF;
    unit := unit * 10;
  END LOOP;
  RETURN (SELECT string_agg(quote_literal(one), ' | ') FROM unnest(names) AS one)::tsquery;
END $$;
--> statement-breakpoint
-- The squares of four sizes that a point lies in: 1, 1/5, 1/25 and 1/125 of a degree, the last about 900 m wide.
CREATE FUNCTION search_cells_of(latitude double precision, longitude double precision) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(format('=c%s:%s:%s', level, floor(longitude * (5 ^ level))::integer, floor(latitude * (5 ^ level))::integer))
  FROM generate_series(0, 3) AS level WHERE latitude IS NOT NULL AND longitude IS NOT NULL
$$;
--> statement-breakpoint
-- The smallest squares that cover a box with at most 16 of them; NULL for a box of many degrees.
CREATE FUNCTION search_cells(south double precision, west double precision, north double precision, east double precision)
RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parts integer;
  wide integer;
  high integer;
BEGIN
  FOR level IN REVERSE 3 .. 0 LOOP
    parts := 5 ^ level;
    wide := floor(east * parts)::integer - floor(west * parts)::integer + 1;
    high := floor(north * parts)::integer - floor(south * parts)::integer + 1;
    IF wide::bigint * high <= 16 THEN
      RETURN (SELECT string_agg(format('''=c%s:%s:%s''', level, x, y), ' | ')
        FROM generate_series(floor(west * parts)::integer, floor(east * parts)::integer) AS x,
             generate_series(floor(south * parts)::integer, floor(north * parts)::integer) AS y)::tsquery;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The kind of a home: as its owner chose it, else as its name says it.
CREATE FUNCTION search_kind(home listings) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(home.property_type, (
    SELECT kind FROM (VALUES
      (1, 'self-contain', '\mself ?con(tain(ed)?)?\M'), (2, 'mini-flat', '\mmini ?flat\M'), (3, 'room-and-parlour', '\mroom (and|n) parlou?r\M'),
      (4, 'penthouse', '\mpent ?house\M'), (5, 'maisonette', '\mmaisonn?ette\M'),
      (6, 'semi-detached-bungalow', '\msemi detached.*\mbungalow'), (7, 'terraced-bungalow', '\mterraced?.*\mbungalow'),
      (8, 'detached-bungalow', '\mdetached.*\mbungalow'), (9, 'bungalow', '\mbungalow'),
      (10, 'semi-detached-duplex', '\msemi detached'), (11, 'terraced-duplex', '\mterraced?\M'),
      (12, 'detached-duplex', '\mdetached'), (13, 'duplex', '\mduplex'), (14, 'mansion', '\mmansion'), (15, 'studio', '\mstudio\M'),
      (16, 'block-of-flats', '\mblock of .*flats\M'), (17, 'event-centre', '\mevents? cent(re|er)\M'), (18, 'warehouse', '\mwarehouse'),
      (19, 'office', '\moffices?\M'), (20, 'shop', '\mshops?\M'), (21, 'farmland', '\mfarm ?land'), (22, 'flat', '\m(flats?|apartments?)\M'),
      (23, 'residential-land', '\m(land|plots?|acres?|hectares?)\M')
    ) AS kinds (rank, kind, words), (SELECT search_fold(home.name) AS name OFFSET 0) AS folded
    WHERE folded.name ~ words ORDER BY rank LIMIT 1))
$$;
--> statement-breakpoint
-- The terms of a home, and those among them that filters count; see src/db/schema/listing-search.ts. Rooms of land, shops and
-- offices are no bedrooms. What the owner wrote counts as ticked where one word says it.
CREATE FUNCTION search_document(home listings, OUT terms tsvector, OUT facts text[]) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  head text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> '');
  body text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word WHERE word <> '');
  kind text := search_kind(home);
BEGIN
  facts := ARRAY['=home', '=' || home.type]
    || CASE WHEN kind IS NULL OR kind NOT IN ('office', 'shop', 'plaza', 'showroom', 'warehouse', 'factory', 'filling-station', 'hotel',
        'restaurant', 'school', 'church', 'event-centre', 'co-working', 'residential-land', 'commercial-land', 'mixed-use-land',
        'industrial-land', 'farmland')
      THEN ARRAY['=bed' || home.bedrooms, '=bath' || home.bathrooms] END
    || CASE WHEN home.offer THEN ARRAY['=offer'] END
    || CASE WHEN home.parking THEN ARRAY['=parking'] END
    || CASE WHEN home.furnished THEN ARRAY['=furnished'] END
    || CASE WHEN home.exclusive THEN ARRAY['=exclusive'] END
    || CASE WHEN kind IS NOT NULL THEN ARRAY['=k:' || kind] END
    || CASE WHEN home.title_paper IS NOT NULL THEN ARRAY['=t:' || home.title_paper] END
    || ARRAY(SELECT '=f:' || feature FROM unnest(home.features) AS feature
      UNION SELECT '=f:' || word FROM unnest(head || body) AS word WHERE word IN ('serviced', 'bq', 'inverter', 'solar', 'generator',
        'borehole', 'cctv', 'pool', 'gym', 'lift', 'internet', 'balcony', 'wardrobes', 'laundry', 'garden', 'waterfront', 'negotiable'))
    || ARRAY(SELECT DISTINCT '=in:' || place FROM unnest(home.within) AS place);
  terms := array_to_tsvector(
    ARRAY(SELECT '^' || word FROM unnest(head) AS word UNION ALL SELECT word FROM unnest(head || body) AS word)
    || facts || ARRAY['=ref' || home.reference]
    || search_steps('price', home.price) || search_steps('total', coalesce(home.first_total, home.price))
    || search_steps('size', floor(home.size_sqm)::bigint) || search_cells_of(home.latitude, home.longitude));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_search USING new_rows AS home WHERE listing_id = home.id AND home.status <> 'active';
  END IF;
  WITH written AS (
    INSERT INTO listing_search AS known
      (listing_id, updated_at, price, total, size_sqm, latitude, longitude, terms, facts, sampled)
    SELECT home.id, home.updated_at, home.price, coalesce(home.first_total, home.price), home.size_sqm, home.latitude,
      home.longitude, document.terms, document.facts, hashtext(home.id::text) & 63 = 0
    FROM new_rows AS home CROSS JOIN LATERAL search_document(home::listings) AS document WHERE home.status = 'active'
    ON CONFLICT (listing_id) DO UPDATE SET updated_at = excluded.updated_at, price = excluded.price, total = excluded.total,
      size_sqm = excluded.size_sqm, latitude = excluded.latitude, longitude = excluded.longitude, terms = excluded.terms,
      facts = excluded.facts
    WHERE (known.updated_at, known.price, known.total, known.size_sqm, known.latitude, known.longitude, known.terms)
      IS DISTINCT FROM (excluded.updated_at, excluded.price, excluded.total, excluded.size_sqm, excluded.latitude,
        excluded.longitude, excluded.terms)
    RETURNING terms
  )
  -- In one order for everybody, so that two writers of the same new words never wait for each other in a circle.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM written, unnest(tsvector_to_array(terms)) AS word WHERE word ~ '^[a-z]{2,}$' ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION search_terms(listings);
--> statement-breakpoint
-- Homes that were there before.
UPDATE listings SET status = status;
--> statement-breakpoint
DROP FUNCTION search_listings(tsquery[], tsquery[], bigint, bigint, integer, integer);
--> statement-breakpoint
DROP FUNCTION search_recent(tsquery, bigint, bigint, integer, integer);
--> statement-breakpoint
DROP FUNCTION search_indexed(tsquery[], tsquery, bigint, bigint, integer);
--> statement-breakpoint
DROP FUNCTION search_is_common(tsquery, bigint, bigint, integer);
--> statement-breakpoint
-- Bounds of numbers and places as conditions on a row. Every value passes through a type, so none can be read as SQL.
-- Keys: minPrice, maxPrice, minTotal, maxTotal (naira), minSize, maxSize (sqm), box [south, west, north, east] (degrees),
-- area (a polygon of longitude and latitude as PostgreSQL writes it).
CREATE FUNCTION search_conditions(bounds jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat(
    ' AND price >= ' || (bounds ->> 'minPrice')::bigint, ' AND price <= ' || (bounds ->> 'maxPrice')::bigint,
    ' AND total >= ' || (bounds ->> 'minTotal')::bigint, ' AND total <= ' || (bounds ->> 'maxTotal')::bigint,
    ' AND size_sqm >= ' || (bounds ->> 'minSize')::bigint, ' AND size_sqm <= ' || (bounds ->> 'maxSize')::bigint,
    CASE WHEN bounds ? 'box' THEN format(
      ' AND latitude BETWEEN %L::float8 AND %L::float8 AND longitude BETWEEN %L::float8 AND %L::float8',
      (bounds #>> '{box,0}')::float8, (bounds #>> '{box,2}')::float8,
      (bounds #>> '{box,1}')::float8, (bounds #>> '{box,3}')::float8) END,
    CASE WHEN bounds ? 'area' THEN
      format(' AND point(longitude, latitude) <@ %L::polygon', ((bounds ->> 'area')::polygon)::text) END)
$$;
--> statement-breakpoint
-- The same bounds as terms, so that the index narrows a search to them.
CREATE FUNCTION search_narrowing(bounds jsonb) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN bounds ?| ARRAY['minPrice', 'maxPrice'] THEN search_range('price',
      coalesce((bounds ->> 'minPrice')::bigint, 0), coalesce((bounds ->> 'maxPrice')::bigint, 9999999999999)) END,
    CASE WHEN bounds ?| ARRAY['minTotal', 'maxTotal'] THEN search_range('total',
      coalesce((bounds ->> 'minTotal')::bigint, 0), coalesce((bounds ->> 'maxTotal')::bigint, 9999999999999)) END,
    CASE WHEN bounds ?| ARRAY['minSize', 'maxSize'] THEN search_range('size',
      coalesce((bounds ->> 'minSize')::bigint, 0), coalesce((bounds ->> 'maxSize')::bigint, 9999999999999)) END,
    CASE WHEN bounds ? 'box' THEN search_cells((bounds #>> '{box,0}')::float8, (bounds #>> '{box,1}')::float8,
      (bounds #>> '{box,2}')::float8, (bounds #>> '{box,3}')::float8) END
  ], NULL)
$$;
--> statement-breakpoint
-- All clauses as one query.
CREATE FUNCTION search_all(clauses tsquery[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  joined tsquery := clauses[1];
BEGIN
  FOR n IN 2 .. cardinality(clauses) LOOP joined := joined && clauses[n]; END LOOP;
  RETURN joined;
END $$;
--> statement-breakpoint
-- The clauses as conditions on `terms`. One for each, because the index joins conditions three times as fast as it judges
-- one long query.
CREATE FUNCTION search_clauses(clauses tsquery[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(format('terms @@ $1[%s]', n), ' AND ') FROM generate_subscripts(clauses, 1) AS n
$$;
--> statement-breakpoint
-- The clauses with the bounds as terms, where that pays: a clause of many terms costs the index more than comparing the rows
-- themselves, as long as those are a few thousand.
CREATE FUNCTION search_narrowed(clauses tsquery[], bounds jsonb) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  enough CONSTANT integer := 80;
  found integer;
BEGIN
  IF bounds = '{}' THEN RETURN clauses; END IF;
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses(clauses) || ' LIMIT $2) AS matches'
    INTO found USING clauses, enough;
  RETURN CASE WHEN found < enough THEN clauses ELSE clauses || search_narrowing(bounds) END;
END $$;
--> statement-breakpoint
-- The newest homes, looked through one after the other: right where matches are common.
CREATE FUNCTION search_recent(query tsquery, conditions text, reach integer, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
  found uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(
    SELECT listing_id FROM (SELECT * FROM listing_search ORDER BY updated_at DESC, listing_id DESC LIMIT $2) AS recent
    WHERE terms @@ $1' || conditions || ' LIMIT $3)'
    INTO found USING query, reach, need;
  RETURN found;
END $$;
--> statement-breakpoint
-- Every match through the index, in the wanted order: right where matches are few.
CREATE FUNCTION search_indexed(clauses tsquery[], head tsquery, conditions text, ordering text, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  found uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT listing_id FROM (
      SELECT listing_id, updated_at, price, total, size_sqm, terms @@ $2 AS leads FROM listing_search WHERE '
    || search_clauses(clauses) || conditions || ' LIMIT $3) AS matches ORDER BY ' || ordering || ')'
    INTO found USING clauses, head, need;
  RETURN found;
END $$;
--> statement-breakpoint
-- Whether looking through the newest homes finds `need` matches sooner than the index does, judged on the sample: the
-- planner cannot know how often words occur together, and at a million homes its guess costs 600 ms. The two ways cost
-- the same where a search has about sqrt(need * homes) matches. Below 40 in the sample never, so that "common" is also
-- certain to be more than 1,000 matches.
CREATE FUNCTION search_is_common(query tsquery, conditions text, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  homes double precision := (SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = 'listing_search'::regclass);
  enough integer := greatest(40, sqrt(need * homes) / 64);
  found integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND terms @@ $1' || conditions || ' LIMIT $2) AS matches'
    INTO found USING query, enough;
  RETURN found = enough;
END $$;
--> statement-breakpoint
-- Common matches in the order of a number: the sample tells a value that about twice as many matches lie below as are
-- needed, and the steps of that number narrow the index to them. Many homes at the very same value are looked through by
-- age instead. `measure` is a column, `name` its steps.
CREATE FUNCTION search_extreme(clauses tsquery[], conditions text, measure text, name text, falling boolean, ordering text,
  reach integer, need integer, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  query tsquery := search_all(clauses);
  found uuid[];
  ties text;
  edge double precision;
BEGIN
  FOR attempt IN 0 .. 1 LOOP
    EXECUTE format('SELECT %1$s(value) FROM (SELECT %2$s AS value FROM listing_search
        WHERE sampled AND terms @@ $1 AND %2$s IS NOT NULL%3$s ORDER BY 1 %4$s LIMIT $2) AS first',
        CASE WHEN falling THEN 'min' ELSE 'max' END, measure, conditions, CASE WHEN falling THEN 'DESC' ELSE 'ASC' END)
      INTO edge USING query, ((ceil(need / 64.0) * 2 + 3) * 8 ^ attempt)::integer;
    EXIT WHEN edge IS NULL;
    found := search_indexed(
      clauses || array_remove(ARRAY[search_range(name,
        CASE WHEN NOT falling THEN 0 WHEN name = 'size' THEN floor(edge)::bigint ELSE edge::bigint + 1 END,
        CASE WHEN falling THEN 9999999999999 ELSE ceil(edge)::bigint - 1 END)], NULL),
      query, conditions || format(CASE WHEN falling THEN ' AND %s > %s' ELSE ' AND %s < %s' END, measure, edge), ordering, most);
    IF cardinality(found) >= need THEN RETURN found; END IF;
    ties := conditions || format(' AND %s = %s', measure, edge);
    found := found || CASE WHEN search_is_common(query, ties, need)
      THEN search_recent(query, ties, reach, need - cardinality(found))
      ELSE search_indexed(clauses || search_range(name, floor(edge)::bigint, ceil(edge)::bigint), query, ties, ordering, most) END;
    IF cardinality(found) >= need THEN RETURN found; END IF;
  END LOOP;
  RETURN search_indexed(clauses, query, conditions, ordering, most);
END $$;
--> statement-breakpoint
-- One page of the homes that match all clauses within the bounds. `sort`: 'best' (those that match all `heads` first, each
-- newest first), 'newest', 'price', 'price-desc', 'total', 'size' (largest first). `total` is null where it is certain to be
-- above 1,000. Reads at most 50,000 matches, or the newest 30,000 + 50 for each home down to the end of the page.
CREATE FUNCTION search_listings(clauses tsquery[], heads tsquery[], bounds jsonb, sort text, skip integer, take integer,
  OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  most CONSTANT integer := 50000;
  newest CONSTANT text := 'updated_at DESC, listing_id DESC';
  need integer := skip + take;
  reach integer := 30000 + 50 * need;
  conditions text := search_conditions(bounds);
  ordering text := CASE sort WHEN 'price' THEN 'price, ' WHEN 'price-desc' THEN 'price DESC, ' WHEN 'total' THEN 'total, '
    WHEN 'size' THEN 'size_sqm DESC NULLS LAST, ' WHEN 'best' THEN 'leads DESC, ' ELSE '' END || newest;
  query tsquery;
  head tsquery;
  rest uuid[];
BEGIN
  clauses := search_narrowed(clauses, bounds);
  heads := CASE WHEN sort = 'best' THEN heads || clauses[cardinality(heads) + 1:] ELSE clauses END;
  query := search_all(clauses);
  head := search_all(heads);

  IF NOT search_is_common(query, conditions, need) THEN
    ids := search_indexed(clauses, head, conditions, ordering, most);
    total := cardinality(ids);
  ELSIF sort IN ('price', 'price-desc', 'total', 'size') THEN
    ids := CASE sort
      WHEN 'total' THEN search_extreme(clauses, conditions, 'total', 'total', false, ordering, reach, need, most)
      WHEN 'size' THEN search_extreme(clauses, conditions, 'size_sqm', 'size', true, ordering, reach, need, most)
      ELSE search_extreme(clauses, conditions, 'price', 'price', sort = 'price-desc', ordering, reach, need, most) END;
  ELSE
    IF search_is_common(head, conditions, need) THEN ids := search_recent(head, conditions, reach, need); END IF;
    IF coalesce(cardinality(ids), 0) < need AND head = query THEN
      ids := search_indexed(clauses, head, conditions, ordering, most);
    ELSIF coalesce(cardinality(ids), 0) < need THEN
      ids := search_indexed(heads, head, conditions, ordering, most);
      IF cardinality(ids) < need THEN
        rest := search_recent(query && !!head, conditions, reach, need - cardinality(ids));
        IF cardinality(ids) + cardinality(rest) < need THEN
          ids := search_indexed(clauses, head, conditions, ordering, most);
        ELSE
          ids := ids || rest;
        END IF;
      END IF;
    END IF;
  END IF;
  ids := ids[skip + 1:need];
END $$;
--> statement-breakpoint
-- How many matches have each fact: counted on up to 1,000 of them, from the sample where matches are common. `scale` is how
-- many matches one counted stands for; 1 where the counts are exact.
CREATE FUNCTION search_counts(clauses tsquery[], bounds jsonb, OUT counts jsonb, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  most CONSTANT integer := 1000;
  conditions text := search_conditions(bounds);
  found text;
  matches integer;
BEGIN
  clauses := search_narrowed(clauses, bounds);
  IF search_is_common(search_all(clauses), conditions, 9) THEN
    scale := 64;
    found := ' FROM listing_search WHERE sampled AND ' || search_clauses(clauses) || conditions;
  ELSE
    scale := 1;
    found := ' FROM listing_search WHERE ' || search_clauses(clauses) || conditions;
  END IF;
  EXECUTE 'SELECT jsonb_object_agg(fact, homes) FROM (SELECT fact, count(*) AS homes
    FROM (SELECT facts' || found || ' LIMIT $2) AS matches, unnest(facts) AS fact GROUP BY fact) AS counted'
    INTO counts USING clauses, most;
  IF (counts ->> '=home')::integer = most THEN
    EXECUTE 'SELECT count(*) FROM (SELECT' || found || ' LIMIT 20000) AS matches' INTO matches USING clauses;
    scale := scale * matches / most;
  END IF;
END $$;
--> statement-breakpoint
-- The matches on a map, joined in squares of 1/`parts` degree: from the sample, each for 64, where matches are common.
CREATE FUNCTION search_map(clauses tsquery[], bounds jsonb, parts double precision)
RETURNS TABLE (homes integer, latitude double precision, longitude double precision, price bigint, listing_id uuid, scale integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  conditions text := search_conditions(bounds);
  common boolean;
BEGIN
  clauses := search_narrowed(clauses, bounds);
  common := search_is_common(search_all(clauses), conditions, 9);
  RETURN QUERY EXECUTE 'SELECT count(*)::integer, avg(latitude), avg(longitude), min(price), min(listing_id::text)::uuid, $2
    FROM (SELECT latitude, longitude, price, listing_id FROM listing_search
      WHERE latitude IS NOT NULL AND ' || CASE WHEN common THEN 'sampled AND ' ELSE '' END
    || search_clauses(clauses) || conditions || ' LIMIT 4000) AS found
    GROUP BY floor(latitude * $3), floor(longitude * $3)'
    USING clauses, CASE WHEN common THEN 64 ELSE 1 END, parts;
END $$;
