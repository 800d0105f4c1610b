CREATE TABLE "maker" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text DEFAULT '' NOT NULL,
	"lead_time_days" integer,
	"shipping_terms" text DEFAULT '' NOT NULL,
	"return_terms" text DEFAULT '' NOT NULL,
	"pays" text DEFAULT 'cost' NOT NULL,
	"commission_percent" integer,
	"holidays" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maker_pays_check" CHECK ("maker"."pays" in ('cost', 'commission')),
	CONSTRAINT "maker_commission_check" CHECK ("maker"."commission_percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"maker_id" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_to" text,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "purchase_order_state_check" CHECK ("purchase_order"."state" in ('waiting', 'sent', 'acknowledged', 'shipped', 'cancelled')),
	CONSTRAINT "purchase_order_sent_check" CHECK ("purchase_order"."state" <> 'sent' or "purchase_order"."sent_at" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "purchase_order_line" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"purchase_line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cost_cents" integer,
	"sku" text,
	"cancelled" boolean DEFAULT false NOT NULL,
	"confirmed_quantity" integer,
	"ship_day" text,
	CONSTRAINT "purchase_order_line_quantity_check" CHECK ("purchase_order_line"."quantity" > 0),
	CONSTRAINT "purchase_order_line_cost_check" CHECK ("purchase_order_line"."unit_cost_cents" >= 0),
	CONSTRAINT "purchase_order_line_confirmed_check" CHECK ("purchase_order_line"."confirmed_quantity" between 0 and "purchase_order_line"."quantity")
);
--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "vendor" text GENERATED ALWAYS AS (coalesce(item #>> '{vendor,name}', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "sandbox_mail" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_maker_id_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."maker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_bill" ADD CONSTRAINT "purchase_order_bill_purchase_order_id_purchase_order_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_line" ADD CONSTRAINT "purchase_order_line_purchase_order_id_purchase_order_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_line" ADD CONSTRAINT "purchase_order_line_purchase_line_id_purchase_line_id_fk" FOREIGN KEY ("purchase_line_id") REFERENCES "public"."purchase_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "maker_name_key" ON "maker" USING btree ("name");--> statement-breakpoint
CREATE INDEX "purchase_order_order_index" ON "purchase_order" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_order_maker_index" ON "purchase_order" USING btree ("maker_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_created_index" ON "purchase_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_open_index" ON "purchase_order" USING btree ("sent_at") WHERE "purchase_order"."state" in ('waiting', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_line_once_key" ON "purchase_order_line" USING btree ("purchase_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_line_position_key" ON "purchase_order_line" USING btree ("purchase_order_id","position");--> statement-breakpoint
CREATE INDEX "furniture_vendor_index" ON "furniture" USING btree ("vendor","name","record_id");--> statement-breakpoint
ALTER TABLE "furniture" ADD CONSTRAINT "furniture_cost_check" CHECK ("furniture"."cost_cents" >= 0);--> statement-breakpoint
-- Written by hand from here: every piece has its maker. A name that is new adds a maker.
create function maker_id(name text) returns text language sql immutable parallel safe as $$
  select 'maker_' || left(md5(name), 21)
$$;--> statement-breakpoint
create function add_makers() returns trigger language plpgsql as $$
begin
  insert into maker (id, name) select distinct maker_id(vendor), vendor from added where vendor <> ''
    order by 2 on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
create trigger furniture_makers after insert on furniture
  referencing new table as added for each statement execute function add_makers();--> statement-breakpoint
create function add_maker() returns trigger language plpgsql as $$
begin
  insert into maker (id, name) values (maker_id(new.vendor), new.vendor) on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
create trigger furniture_maker after update of item on furniture for each row
  when (old.vendor is distinct from new.vendor and new.vendor <> '') execute function add_maker();--> statement-breakpoint
insert into maker (id, name) select distinct maker_id(vendor), vendor from furniture where vendor <> '';
