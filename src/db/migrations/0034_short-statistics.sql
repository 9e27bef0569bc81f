-- The search says itself how it is run, so the planner's guess about terms is of no use; reading a long list of common ones took it as
-- long as many a search takes.
ALTER TABLE "listing_search" ALTER COLUMN "terms" SET STATISTICS 1;--> statement-breakpoint
ALTER TABLE "listing_search" ALTER COLUMN "facts" SET STATISTICS 1;--> statement-breakpoint
ANALYZE "listing_search" ("terms", "facts");
