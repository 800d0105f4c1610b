CREATE TABLE "promise_credit" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"project_id" text,
	"cents" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"purchase_id" text,
	CONSTRAINT "promise_credit_cents_check" CHECK ("promise_credit"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_check";--> statement-breakpoint
ALTER TABLE "purchase" DROP CONSTRAINT "purchase_total_check";--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "promise_credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promise_credit" ADD CONSTRAINT "promise_credit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_credit" ADD CONSTRAINT "promise_credit_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_credit" ADD CONSTRAINT "promise_credit_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promise_credit_project_key" ON "promise_credit" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "promise_credit_account_index" ON "promise_credit" USING btree ("account_id","booked_at");--> statement-breakpoint
CREATE INDEX "promise_credit_order_index" ON "promise_credit" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "promise_credit_booked_index" ON "promise_credit" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "project_paused_index" ON "project" USING btree ("paused_at") WHERE "project"."paused_at" is not null;--> statement-breakpoint
CREATE INDEX "project_missed_index" ON "project" USING btree ("missed_at") WHERE "project"."missed_at" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_check" CHECK ("ledger_entry"."kind" in ('captured', 'credited', 'promise-credited', 'refunded', 'refund-failed', 'credit-returned', 'promise-returned'));--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_promise_credit_check" CHECK ("purchase"."promise_credit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_total_check" CHECK ("purchase"."total_cents" = "purchase"."merchandise_cents" - "purchase"."volume_discount_cents" - "purchase"."coupon_cents" + "purchase"."shipping_cents" + "purchase"."white_glove_cents" + "purchase"."tax_cents" - "purchase"."fee_credit_cents" - "purchase"."promise_credit_cents");