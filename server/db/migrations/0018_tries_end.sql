DROP INDEX "limited_try_age_index";--> statement-breakpoint
ALTER TABLE "limited_try" ADD COLUMN "counts_until" timestamp with time zone DEFAULT now() + interval '1 hour' NOT NULL;--> statement-breakpoint
CREATE INDEX "limited_try_end_index" ON "limited_try" USING btree ("counts_until");