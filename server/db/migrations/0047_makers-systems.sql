ALTER TABLE "webhook_delivery" ADD COLUMN "purchase_order_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "maker_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_maker_id_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."maker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_purchase_order_index" ON "webhook_delivery" USING btree ("purchase_order_id") WHERE "webhook_delivery"."purchase_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoint_maker_key" ON "webhook_endpoint" USING btree ("maker_id");