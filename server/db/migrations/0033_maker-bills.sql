CREATE TABLE "purchase_order_bill" (
	"purchase_order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"day" text NOT NULL,
	"lines" jsonb NOT NULL,
	"other_cents" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "purchase_order_bill_other_check" CHECK ("purchase_order_bill"."other_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "purchase_order_bill" ADD CONSTRAINT "purchase_order_bill_purchase_order_id_purchase_order_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;