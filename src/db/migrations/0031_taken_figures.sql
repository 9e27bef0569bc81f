ALTER TABLE "area_figures" ADD COLUMN "taken_homes" integer;--> statement-breakpoint
ALTER TABLE "area_figures" ADD COLUMN "taken_median" bigint;