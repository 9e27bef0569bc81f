CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"by" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "suspensions_cause" CHECK (cause in ('fraud', 'rules', 'other'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "copied_from" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_open_key" ON "suspensions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "suspensions_of_user" ON "suspensions" USING btree ("user_id","from" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "suspensions_due" ON "suspensions" USING btree ("until") WHERE ended_at is null;