-- The bounds with their box shrunk around its centre to this fraction of its area; 1 or more leaves it as it is.
CREATE OR REPLACE FUNCTION search_middle(bounds jsonb, fraction double precision) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT bounds - 'cover' || jsonb_build_object('box', ARRAY[
    sides[1] + cut * (sides[3] - sides[1]), sides[2] + cut * (sides[4] - sides[2]),
    sides[3] - cut * (sides[3] - sides[1]), sides[4] - cut * (sides[4] - sides[2])])
  FROM (SELECT translate(bounds ->> 'box', '[]', '{}')::double precision[] AS sides, (1 - sqrt(least(1, fraction))) / 2 AS cut) AS box
$$;
