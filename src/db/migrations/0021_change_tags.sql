-- Changes are told by what they changed, so that only answers that showed it are forgotten: homes of the market by their ids and
-- markets, posts and the figures of places by the name of their table.
CREATE FUNCTION notify_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  homes text[];
  lists text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('listing:' || home.id), array_agg(DISTINCT 'lists:' || home.type) INTO homes, lists
    FROM (SELECT id, type FROM new_rows WHERE status = 'active' LIMIT 51) AS home;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg('listing:' || home.id), array_agg(DISTINCT 'lists:' || home.type) INTO homes, lists
    FROM (SELECT id, type FROM old_rows WHERE status = 'active' LIMIT 51) AS home;
  ELSE
    SELECT array_agg(DISTINCT 'listing:' || home.id), array_agg(DISTINCT 'lists:' || market) INTO homes, lists
    FROM (
      SELECT after.id, ARRAY[before.type, after.type] AS markets
      FROM old_rows AS before JOIN new_rows AS after USING (id)
      WHERE 'active' IN (before.status, after.status) AND before.* IS DISTINCT FROM after.* LIMIT 51
    ) AS home, unnest(home.markets) AS market;
  END IF;
  IF cardinality(homes) > 50 THEN
    PERFORM pg_notify('gidana_changes', 'listings');
  ELSIF cardinality(homes) > 0 THEN
    PERFORM pg_notify('gidana_changes', array_to_string(homes || lists, ' '));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_tell_change ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_notify_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_listings();
--> statement-breakpoint
CREATE TRIGGER listings_notify_update AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_listings();
--> statement-breakpoint
CREATE TRIGGER listings_notify_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_listings();
--> statement-breakpoint
CREATE TRIGGER listings_notify_truncate AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER area_figures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON area_figures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
