CREATE TABLE "masking_passes" (
	"version" integer PRIMARY KEY NOT NULL,
	"after" uuid,
	"finished_at" timestamp (3) with time zone
);
