-- contract: from here on, a version that knows this migration can start on what newer ones add.
ALTER TABLE "furniture" ALTER COLUMN "total_units_sold" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "furniture" ALTER COLUMN "gross_sales_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "handed_at" timestamp with time zone;