-- The homes that come nearest to what was asked, the nearest first. Candidates are those of the first steps that together hold about
-- 150, at most 120 of each: the steps go from what is asked with little less to all homes of the market. Where very many match a step, the
-- sample stands for them, so the cost does not grow with the market. Every candidate gets a score from 0 to 1, the product of how well
-- kind, place, price, rooms, size and features fit.
--
-- steps       [{"clauses": [...], "bounds": {...}}, ...]; one with "last" is taken only where the others found nothing
-- asked       contrary: facts that say the contrary of what was asked, as that it floods. Kinds {"=k:flat": 1, ...} (other_kind for what is not among them), places ["=in:lagos/yaba"], points [[latitude, longitude, km
--             around it that count as inside], ...], price, total, size [least, most], price_weight (of a budget, if
--             not given), bedrooms [fewest, most], features [["=f:pool"], ...], refused
-- excluded    homes that are shown already
-- facts       the tags of the home, for saying what differs
CREATE OR REPLACE FUNCTION search_near(steps jsonb, asked jsonb, excluded uuid[], skip integer, take integer)
RETURNS TABLE (listing_id uuid, facts text[], price bigint, total bigint, size_sqm double precision, latitude double precision, longitude double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  enough CONSTANT integer := 150;
  most_of_step CONSTANT integer := 120;
  -- What only the text of a home tells of a feature that was asked for counts so much.
  told CONSTANT double precision := 0.6;
  -- And a home that says the contrary of something so much.
  contradicted CONSTANT double precision := 0.6;
  candidates tid[] := '{}';
  places text[] := ARRAY(SELECT jsonb_array_elements_text(asked -> 'places'));
  -- A degree of longitude is so much of one of latitude.
  narrow CONSTANT double precision := coalesce(cosd((asked #>> '{points,0,0}')::float8), 1);
  spots point[] := ARRAY(SELECT point((spot ->> 1)::float8 * narrow, (spot ->> 0)::float8) FROM jsonb_array_elements(asked -> 'points') AS spot);
  reaches double precision[] := ARRAY(SELECT (point ->> 2)::float8 FROM jsonb_array_elements(asked -> 'points') AS point);
  kinds jsonb := asked -> 'kinds';
  other_kind double precision := coalesce((asked ->> 'other_kind')::float8, 1);
  least_price double precision := asked #>> '{price,0}';
  most_price double precision := asked #>> '{price,1}';
  price_weight double precision := coalesce((asked ->> 'price_weight')::float8, 1.6);
  least_total double precision := asked #>> '{total,0}';
  most_total double precision := asked #>> '{total,1}';
  least_size double precision := asked #>> '{size,0}';
  most_size double precision := asked #>> '{size,1}';
  fewest integer := (asked #>> '{bedrooms,0}')::integer;
  most_rooms integer := (asked #>> '{bedrooms,1}')::integer;
  -- Of each the facts any of which will do, as an array in text.
  features text[] := ARRAY(SELECT ARRAY(SELECT jsonb_array_elements_text(feature))::text FROM jsonb_array_elements(asked -> 'features') AS feature);
  refused text[] := ARRAY(SELECT jsonb_array_elements_text(asked -> 'refused'));
  contrary text[] := ARRAY(SELECT jsonb_array_elements_text(asked -> 'contrary'));
  wanted integer := cardinality(features) + cardinality(refused);
  step jsonb;
  found tid[];
BEGIN
  FOR step IN SELECT value FROM jsonb_array_elements(steps) LOOP
    CONTINUE WHEN step ? 'last' AND cardinality(candidates) > 0;
    found := search_step(ARRAY(SELECT clause::tsquery FROM jsonb_array_elements_text(step -> 'clauses') AS clause), step -> 'bounds',
      most_of_step + cardinality(excluded));
    candidates := ARRAY(SELECT DISTINCT address FROM unnest(candidates || found) AS address);
    EXIT WHEN cardinality(candidates) >= enough + cardinality(excluded);
  END LOOP;
  RETURN QUERY
    SELECT home.listing_id, home.facts, home.price, home.total, home.size_sqm, home.latitude, home.longitude
    FROM listing_search AS home
    CROSS JOIN LATERAL (
      SELECT max((kinds ->> fact)::float8) AS kind, max(CASE WHEN fact LIKE '=bed%' THEN substr(fact, 5)::integer END) AS bedrooms,
        coalesce(bool_or(fact LIKE '=k:%'), false) AS has_kind
      FROM unnest(home.facts) AS fact WHERE fact LIKE '=k:%' OR fact LIKE '=bed%'
    ) AS said
    CROSS JOIN LATERAL (SELECT CASE WHEN cardinality(spots) = 0 OR home.facts && places THEN 0 ELSE (
      SELECT min(greatest(0.5, 111.2 * (point(home.longitude * narrow, home.latitude) <-> spot) - reach))
      FROM unnest(spots, reaches) AS around (spot, reach)) END AS km OFFSET 0) AS way
    WHERE home.ctid = ANY (candidates) AND home.listing_id <> ALL (excluded)
    ORDER BY CASE WHEN kinds IS NULL THEN 1 WHEN said.has_kind THEN coalesce(said.kind, other_kind) ELSE greatest(other_kind, 0.4) END
      * CASE WHEN way.km IS NULL THEN 0.02 WHEN way.km = 0 THEN 1
          ELSE 0.92 / (1 + (way.km / 16) ^ 1.4) + 0.04 / (1 + way.km / 300) END
      * search_nearness(home.price, least_price, most_price, price_weight)
      * search_nearness(home.total, least_total, most_total, 1.6)
      -- Of any other size a home is no farther than that, so that a plot elsewhere is not nearer.
      * search_nearness(CASE WHEN home.size_sqm IS NOT NULL THEN greatest(least(home.size_sqm, most_size * 5), least_size / 5) END,
          least_size, most_size, 0.8)
      * CASE WHEN fewest IS NULL AND most_rooms IS NULL THEN 1
          WHEN said.bedrooms IS NULL THEN 0.02
          ELSE 0.62 ^ least(4, greatest(0, fewest - said.bedrooms, said.bedrooms - most_rooms)) END
      * CASE WHEN wanted = 0 THEN 1 ELSE 0.8 + 0.2 / wanted * (
          (SELECT count(*) - (1 - told) * count(*) FILTER (WHERE NOT EXISTS (SELECT FROM unnest(any_of::text[]) AS fact
              WHERE fact = ANY (home.facts) AND (fact NOT LIKE '=f:%' OR replace(fact, '=f:', '=described:') <> ALL (home.facts))))
            FROM unnest(features) AS any_of WHERE home.facts && any_of::text[])
          + (SELECT count(*) FROM unnest(refused) AS fact WHERE fact <> ALL (home.facts))) END
      * CASE WHEN home.facts && contrary THEN contradicted ELSE 1 END DESC,
      home.updated_at DESC, home.listing_id DESC
    OFFSET skip LIMIT take;
END $$;
