-- What comes before the first DROP is made ahead of this transaction (ahead.server.ts).
CREATE INDEX IF NOT EXISTS "listings_name_part_new" ON "listings" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_found_new" ON "users" USING gin (search_fold("name") gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "listings_name_part";--> statement-breakpoint
DROP INDEX "users_found";--> statement-breakpoint
ALTER INDEX "listings_name_part_new" RENAME TO "listings_name_part";--> statement-breakpoint
ALTER INDEX "users_found_new" RENAME TO "users_found";
