ALTER TABLE "visit" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "phone" text DEFAULT '' NOT NULL;