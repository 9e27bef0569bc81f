-- Changed by migrations only: triggers call it.
-- Tells all processes which homes of the market a statement changed, and in which markets lists of homes may have: `listing:<id>`,
-- `lists:<market>`. What nobody could see before and after says nothing; beyond fifty homes one word stands for all. Homes that are
-- let or sold still have their page.
CREATE OR REPLACE FUNCTION notify_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  homes text[];
  lists text[];
  seen CONSTANT text[] := ARRAY['active', 'let', 'sold'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('listing:' || home.id), array_agg(DISTINCT 'lists:' || home.type) INTO homes, lists
    FROM (SELECT id, type FROM new_rows WHERE status = ANY (seen) LIMIT 51) AS home;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg('listing:' || home.id), array_agg(DISTINCT 'lists:' || home.type) INTO homes, lists
    FROM (SELECT id, type FROM old_rows WHERE status = ANY (seen) LIMIT 51) AS home;
  ELSE
    SELECT array_agg(DISTINCT 'listing:' || home.id), array_agg(DISTINCT 'lists:' || market) INTO homes, lists
    FROM (
      SELECT after.id, ARRAY[before.type, after.type] AS markets
      FROM old_rows AS before JOIN new_rows AS after USING (id)
      WHERE seen && ARRAY[before.status, after.status] AND before.* IS DISTINCT FROM after.* LIMIT 51
    ) AS home, unnest(home.markets) AS market;
  END IF;
  IF cardinality(homes) > 50 THEN
    PERFORM pg_notify('gidana_changes', 'listings');
  ELSIF cardinality(homes) > 0 THEN
    PERFORM pg_notify('gidana_changes', array_to_string(homes || lists, ' '));
  END IF;
  RETURN NULL;
END $$;
