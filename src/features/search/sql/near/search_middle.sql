-- Bounds with the middle of their box alone, such a part of its area; all of it from 1 on.
CREATE OR REPLACE FUNCTION search_middle(bounds jsonb, part double precision) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT bounds || jsonb_build_object('box', ARRAY[
    sides[1] + cut * (sides[3] - sides[1]), sides[2] + cut * (sides[4] - sides[2]),
    sides[3] - cut * (sides[3] - sides[1]), sides[4] - cut * (sides[4] - sides[2])])
  FROM (SELECT translate(bounds ->> 'box', '[]', '{}')::double precision[] AS sides, (1 - sqrt(least(1, part))) / 2 AS cut) AS box
$$;
