DROP INDEX "purchase_selection_key";--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_open_key" ON "purchase" USING btree ("selection_id") WHERE "purchase"."payment" = 'open';--> statement-breakpoint
CREATE INDEX "purchase_selection_index" ON "purchase" USING btree ("selection_id") WHERE "purchase"."payment" = 'complete' and "purchase"."cancelled_at" is null;