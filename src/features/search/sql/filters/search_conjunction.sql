-- All clauses joined with AND into one query.
CREATE OR REPLACE FUNCTION search_conjunction(clauses tsquery[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  conjunction tsquery := clauses[1];
BEGIN
  FOR n IN 2 .. cardinality(clauses) LOOP conjunction := conjunction && clauses[n]; END LOOP;
  RETURN conjunction;
END $$;
