CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listing_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reference" integer NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text NOT NULL,
	"network" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"evidence" text[] DEFAULT '{}' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"pauses" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"answer_by" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "reports_outcome" CHECK ((decided_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("listing_id","reporter_email");--> statement-breakpoint
CREATE INDEX "reports_of_owner" ON "reports" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("confirmed_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_of_reporter_id" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at");