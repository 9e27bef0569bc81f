CREATE TABLE "contact_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"viewer_id" uuid,
	"day" date NOT NULL,
	"pressed" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "contacts_paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_views_once" ON "contact_views" USING btree ("listing_id","viewer_id","day");--> statement-breakpoint
CREATE INDEX "contact_views_of_viewer" ON "contact_views" USING btree ("viewer_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_views_day" ON "contact_views" USING btree ("day");