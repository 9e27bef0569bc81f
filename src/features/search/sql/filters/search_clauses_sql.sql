-- The clauses as SQL conditions on `terms`, for a statement whose $1 is the array of clauses. One condition for each, because the
-- index joins conditions three times as fast as it judges one long query.
CREATE OR REPLACE FUNCTION search_clauses_sql(clauses tsquery[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(format('terms @@ $1[%s]', n), ' AND ') FROM generate_subscripts(clauses, 1) AS n
$$;
