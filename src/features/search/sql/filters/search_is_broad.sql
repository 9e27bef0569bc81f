-- Whether the clauses say no place smaller than a state, no word and no number, so that very many homes may meet them.
CREATE OR REPLACE FUNCTION search_is_broad(clauses tsquery[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(clauses, ' ') !~ '(^|[ (])''([^=]|=(in:[^'']+/|c\d|price|total|size|ref))'
$$;
