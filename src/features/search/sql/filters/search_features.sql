-- Those of the clauses that are long lists of the index: what many homes have, such as a pool, and what is refused.
CREATE OR REPLACE FUNCTION search_features(clauses tsquery[]) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT clause FROM unnest(clauses) AS clause
    WHERE clause::text ~ '^[^'']*(?:''=(?:f:|described:|t:|bath|offer|exclusive|parking|furnished)[^'']*''[^'']*)+$|^''=home'' & !')
$$;
