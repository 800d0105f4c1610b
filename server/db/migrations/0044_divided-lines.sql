ALTER TABLE "purchase_line" ADD COLUMN "part_of_line_id" text;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD COLUMN "moved_money" jsonb;--> statement-breakpoint
CREATE INDEX "purchase_line_part_index" ON "purchase_line" USING btree ("part_of_line_id") WHERE "purchase_line"."part_of_line_id" is not null;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_part_check" CHECK (("purchase_line"."part_of_line_id" is null) = ("purchase_line"."moved_money" is null));