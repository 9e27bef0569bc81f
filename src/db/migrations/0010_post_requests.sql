ALTER TABLE "posts" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_request" ON "posts" USING btree ("user_id","request_key") WHERE request_key is not null;