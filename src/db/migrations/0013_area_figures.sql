CREATE TABLE "area_figures" (
	"type" text NOT NULL,
	"place" text NOT NULL,
	"bedrooms" integer,
	"homes" integer NOT NULL,
	"low" bigint,
	"median" bigint,
	"high" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "area_figures_key" UNIQUE NULLS NOT DISTINCT("type","place","bedrooms")
);
--> statement-breakpoint
CREATE TABLE "sitemap_parts" (
	"part" integer PRIMARY KEY NOT NULL,
	"homes" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
