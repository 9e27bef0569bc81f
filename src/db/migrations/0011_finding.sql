CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"known_price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"from_price" bigint NOT NULL,
	"to_price" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerted_homes" (
	"saved_search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerted_homes_saved_search_id_listing_id_pk" PRIMARY KEY("saved_search_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"every" text NOT NULL,
	"seen_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_every" CHECK (every in ('instant', 'daily', 'weekly', 'never'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "toilets" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "size_sqm" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "size_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "title_paper" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rent_years" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "first_total" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "within" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reference" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "listings_reference_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_wishes" ADD CONSTRAINT "alert_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_homes" ADD CONSTRAINT "alerted_homes_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_homes" ADD CONSTRAINT "alerted_homes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","created_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_of_listing" ON "favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "price_changes_of_listing" ON "price_changes" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "alerted_homes_of_listing" ON "alerted_homes" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_reference_key" ON "listings" USING btree ("reference");--> statement-breakpoint
-- A change of market is another offer: its price says nothing about the one before.
CREATE FUNCTION write_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_changes USING new_rows AS home, old_rows AS before
    WHERE listing_id = home.id AND before.id = home.id AND before.type <> home.type;
  INSERT INTO price_changes (listing_id, from_price, to_price, at)
    SELECT home.id, before.price, home.price, home.updated_at
    FROM new_rows AS home JOIN old_rows AS before USING (id)
    WHERE before.price <> home.price AND before.type = home.type;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_price_changes AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_price_changes();
