CREATE TABLE "kind_figures" (
	"type" text NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"bedrooms" integer NOT NULL,
	"homes" integer NOT NULL,
	"median" bigint NOT NULL,
	"spread" double precision NOT NULL,
	"is_dear" boolean NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kind_figures_type_place_kind_bedrooms_pk" PRIMARY KEY("type","place","kind","bedrooms")
);
--> statement-breakpoint
CREATE INDEX "listings_phone" ON "listings" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 10)) WHERE char_length(phone) >= 10;--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING btree (md5(regexp_replace(lower("description"), '[^a-z0-9]+', '', 'g'))) WHERE char_length(description) >= 120;