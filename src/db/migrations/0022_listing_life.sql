CREATE TABLE "listing_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"transition" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_status";--> statement-breakpoint
-- The few that an admin hid, one by one, by the word that is said now; also those that wait to be restored.
WITH hidden AS (UPDATE listings SET status = 'removed' WHERE status = 'hidden' RETURNING id)
INSERT INTO listing_history (listing_id, at, transition, from_status, to_status, reason)
SELECT id, now(), 'remove', 'hidden', 'removed', 'An admin took it down before reasons were kept.' FROM hidden;--> statement-breakpoint
UPDATE deleted_rows SET "row" = jsonb_set("row", '{status}', '"removed"') WHERE kind = 'listing' AND "row" ->> 'status' = 'hidden';--> statement-breakpoint
ALTER TABLE "listing_history" ADD CONSTRAINT "listing_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_history_of_listing" ON "listing_history" USING btree ("listing_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status" CHECK (status in ('draft', 'pending', 'active', 'paused', 'let', 'sold', 'expired', 'removed'));--> statement-breakpoint
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
