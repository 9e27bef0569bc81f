CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"why" text NOT NULL,
	"holds" boolean NOT NULL,
	"score" integer NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"before" jsonb,
	"proposed" jsonb,
	"proposed_by" uuid,
	"appeal_of" uuid,
	"words" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"verdict" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "moderation_cases_verdict" CHECK ((decided_at is null) = (verdict is null))
);
--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("listing_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("score" DESC NULLS FIRST,"opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_of_listing" ON "moderation_cases" USING btree ("listing_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_cases_of_owner" ON "moderation_cases" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_appeal" ON "moderation_cases" USING btree ("appeal_of");--> statement-breakpoint
CREATE INDEX "listings_elsewhere" ON "listings" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'active';--> statement-breakpoint
-- What waits for a look already.
INSERT INTO moderation_cases (listing_id, owner_id, why, holds, score, opened_at)
SELECT id, user_id, 'new', true, 30, now() FROM listings WHERE status = 'pending';
