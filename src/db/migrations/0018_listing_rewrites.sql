CREATE TABLE "listing_rewrites" (
	"name" text PRIMARY KEY NOT NULL,
	"after" uuid,
	"finished_at" timestamp (3) with time zone
);
