-- Searches lock the table before its indexes, and so must this.
LOCK TABLE "listing_search" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER INDEX "listing_search_sample" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "listing_search_sample" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" RESET (gin_pending_list_limit);--> statement-breakpoint
-- What is on the lists goes into the indexes; nothing comes on them any more.
SELECT gin_clean_pending_list('listing_search_sample'), gin_clean_pending_list('listing_search_small_sample');
