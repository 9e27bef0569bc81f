CREATE TABLE "database_functions" (
	"release" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"installed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
