-- Up to `most` homes within the bounds that meet all clauses, found by reading every home in the box; NULL if it holds more than 500. For a town
-- beside a city, which the cells at the edge of its box would bring in.
--
-- bounds   with a box; see search_bounds_sql()
CREATE OR REPLACE FUNCTION search_in_box(clauses tsquery[], bounds jsonb, most integer) RETURNS tid[]
LANGUAGE plpgsql STABLE SET enable_indexscan = on SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  most_homes CONSTANT integer := 500;
  sides CONSTANT double precision[] := translate(bounds ->> 'box', '[]', '{}');
  homes integer;
  found tid[];
BEGIN
  EXECUTE 'SELECT count(*), array_agg(address) FILTER (WHERE terms @@ $1' || search_bounds_sql(bounds) || ')
      FROM (SELECT ctid AS address, * FROM listing_search WHERE box(point(longitude, latitude)) && $2 LIMIT $3) AS homes'
    INTO homes, found USING search_conjunction(clauses), box(point(sides[2], sides[1]), point(sides[4], sides[3])), most_homes + 1;
  IF homes > most_homes THEN RETURN NULL; END IF;
  RETURN coalesce(found[1:most], '{}');
END $$;
