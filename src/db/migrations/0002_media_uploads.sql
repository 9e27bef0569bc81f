ALTER TABLE "media" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "received_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "media_upload_key" ON "media" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "media_removed" ON "media" USING btree ("removed_at") WHERE removed_at is not null;