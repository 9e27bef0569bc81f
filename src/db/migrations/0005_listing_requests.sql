ALTER TABLE "listings" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_request" ON "listings" USING btree ("user_id","request_key") WHERE request_key is not null;