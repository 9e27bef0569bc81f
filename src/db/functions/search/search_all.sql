-- All clauses as one query.
CREATE OR REPLACE FUNCTION search_all(clauses tsquery[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  joined tsquery := clauses[1];
BEGIN
  FOR n IN 2 .. cardinality(clauses) LOOP joined := joined && clauses[n]; END LOOP;
  RETURN joined;
END $$;
