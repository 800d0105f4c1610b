CREATE TABLE "price_list" (
	"from_day" text PRIMARY KEY NOT NULL,
	"fee_cents" integer NOT NULL,
	"shipping_bands" jsonb NOT NULL,
	"volume_threshold_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_fee_check" CHECK ("price_list"."fee_cents" >= 0),
	CONSTRAINT "price_list_threshold_check" CHECK ("price_list"."volume_threshold_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "shipping_bands" jsonb DEFAULT '[{"below":300000,"rate":19900},{"below":500000,"rate":34900},{"below":700000,"rate":45900},{"below":1000000,"rate":54900},{"below":null,"rate":64900}]'::jsonb NOT NULL;