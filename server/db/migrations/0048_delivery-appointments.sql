CREATE TABLE "delivery_appointment" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"line_id" text NOT NULL,
	"area" text NOT NULL,
	"day" text NOT NULL,
	"part" text NOT NULL,
	"change_until" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "delivery_appointment_part_check" CHECK ("delivery_appointment"."part" in ('morning', 'afternoon'))
);
--> statement-breakpoint
ALTER TABLE "delivery_appointment" ADD CONSTRAINT "delivery_appointment_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_appointment" ADD CONSTRAINT "delivery_appointment_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_appointment_order_index" ON "delivery_appointment" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_appointment_one_open_key" ON "delivery_appointment" USING btree ("line_id") WHERE "delivery_appointment"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "delivery_appointment_line_index" ON "delivery_appointment" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "delivery_appointment_day_index" ON "delivery_appointment" USING btree ("day","area") WHERE "delivery_appointment"."ended_at" is null;