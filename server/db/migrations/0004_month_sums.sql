CREATE TABLE "month_sum" (
	"month" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"fees" integer NOT NULL,
	"orders" integer NOT NULL,
	"fee_cents" bigint NOT NULL,
	"order_cents" bigint NOT NULL,
	CONSTRAINT "month_sum_span_check" CHECK ("month_sum"."starts_at" < "month_sum"."ends_at"),
	CONSTRAINT "month_sum_fees_check" CHECK ("month_sum"."fees" >= 0),
	CONSTRAINT "month_sum_orders_check" CHECK ("month_sum"."orders" >= 0)
);
--> statement-breakpoint
-- Who writes down money and who keeps a month's sum never do it at once: a sum is kept only while no writer is under
-- way, and a writer that waited for it finds it and takes it away. Writers do not wait for each other.
create function forget_months_of_entries() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('month_sum'));
  delete from month_sum using added where added.at >= starts_at and added.at < ends_at;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_entry_forgets_month after insert on ledger_entry
  referencing new table as added for each statement execute function forget_months_of_entries();
--> statement-breakpoint
create function forget_months_of_payment() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('month_sum'));
  delete from month_sum
    where (new.paid_at >= starts_at and new.paid_at < ends_at) or (old.paid_at >= starts_at and old.paid_at < ends_at);
  return null;
end $$;
--> statement-breakpoint
create trigger fee_forgets_month after insert or delete or update of paid_at on fee
  for each row execute function forget_months_of_payment();
--> statement-breakpoint
create trigger purchase_forgets_month after insert or delete or update of paid_at, payment on purchase
  for each row execute function forget_months_of_payment();
