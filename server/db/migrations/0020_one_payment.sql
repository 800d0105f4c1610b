CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"opened_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"intent_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"address_key" text,
	"tried_at" timestamp with time zone,
	"last_failure" text,
	CONSTRAINT "payment_purpose_check" CHECK ("payment"."purpose" in ('fee', 'order', 'exchange')),
	CONSTRAINT "payment_state_check" CHECK ("payment"."state" in ('open', 'complete', 'lapsed')),
	CONSTRAINT "payment_paid_check" CHECK (("payment"."state" = 'complete') = ("payment"."paid_at" is not null)),
	CONSTRAINT "payment_due_check" CHECK ("payment"."due_cents" >= 0),
	CONSTRAINT "payment_opened_check" CHECK ("payment"."opened_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"purchase_id" text,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"line_ids" text[] NOT NULL,
	"amounts" jsonb NOT NULL,
	"cents" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"refund_id" text,
	"problem" text,
	"promised_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	CONSTRAINT "refund_state_check" CHECK ("refund"."state" in ('promised', 'sent', 'failed', 'covered')),
	CONSTRAINT "refund_reason_check" CHECK ("refund"."reason" in ('guarantee', 'cancelled', 'returned', 'exchanged', 'goodwill', 'late')),
	CONSTRAINT "refund_cents_check" CHECK ("refund"."cents" > 0),
	CONSTRAINT "refund_sent_check" CHECK ("refund"."state" <> 'sent' or "refund"."sent_at" is not null),
	CONSTRAINT "refund_tries_check" CHECK ("refund"."tries" >= 0)
);
--> statement-breakpoint
-- Written by hand: every fee, order and exchange that costs something brings its payment along, under its own id.
INSERT INTO "payment" ("id", "purpose", "account_id", "state", "opened_cents", "due_cents", "intent_id", "revision", "card",
	"opened_at", "held_until", "next_check_at", "checks", "paid_at", "lapsed_at", "address_key", "tried_at", "last_failure")
SELECT "made".*, "card_attempt"."address_key", "card_attempt"."tried_at", "card_attempt"."last_failure"
FROM (
	SELECT "id", 'fee', "account_id", CASE "status" WHEN 'open' THEN 'open' ELSE 'complete' END, "price_cents",
		"price_cents" - "discount_cents", "payment_id", "revision", NULL::jsonb, "opened_at", NULL::timestamp with time zone,
		"next_check_at", "checks", "paid_at", NULL::timestamp with time zone
	FROM "fee"
	UNION ALL
	SELECT "id", 'order', "account_id", "payment", "total_cents" - "waived_cents", "total_cents" - "waived_cents",
		"payment_id", 0, "paid_card", "opened_at", "reserved_until", "next_check_at", "checks", "paid_at", "lapsed_at"
	FROM "purchase"
	UNION ALL
	SELECT "exchange"."id", 'exchange', "purchase"."account_id", "exchange"."state", "exchange"."due_cents",
		"exchange"."due_cents", "exchange"."payment_id", 0, "exchange"."paid_card", "exchange"."opened_at",
		"exchange"."held_until", "exchange"."next_check_at", "exchange"."checks", "exchange"."settled_at",
		NULL::timestamp with time zone
	FROM "purchase_exchange" "exchange" JOIN "purchase" ON "purchase"."id" = "exchange"."purchase_id"
	WHERE "exchange"."due_cents" > 0
) "made"
LEFT JOIN "card_attempt" ON "card_attempt"."purchase_id" = "made"."id";
--> statement-breakpoint
-- A refund belongs to the payment that took the money. One whose payment was replaced since stays with its order.
INSERT INTO "refund" ("id", "payment_id", "intent_id", "purchase_id", "reason", "state", "line_ids", "amounts", "cents", "note",
	"refund_id", "problem", "promised_at", "next_try_at", "tries", "attempt", "sent_at", "look_at")
SELECT "id", "fee_id", "payment_id", NULL, "reason", "state", '{}',
	jsonb_build_array(jsonb_build_object('of', 'fee', 'lineId', NULL, 'cents', "cents")), "cents", '',
	"refund_id", "problem", "promised_at", "next_try_at", "tries", "attempt", "sent_at", "look_at"
FROM "fee_refund"
UNION ALL
SELECT "old"."id", coalesce("payment"."id", "old"."purchase_id"), "old"."payment_id", "old"."purchase_id", "old"."reason",
	"old"."state", "old"."line_ids", "old"."amounts", "old"."cents", "old"."note", "old"."refund_id", "old"."problem",
	"old"."promised_at", "old"."next_try_at", "old"."tries", "old"."attempt", "old"."sent_at", "old"."look_at"
FROM "purchase_refund" "old" LEFT JOIN "payment" ON "payment"."intent_id" = "old"."payment_id";
--> statement-breakpoint
ALTER TABLE "payment_mismatch" DROP COLUMN "payment_id";
--> statement-breakpoint
ALTER TABLE "payment_mismatch" RENAME COLUMN "purchase_id" TO "payment_id";
--> statement-breakpoint
DELETE FROM "payment_mismatch" WHERE NOT EXISTS (SELECT FROM "payment" WHERE "payment"."id" = "payment_mismatch"."payment_id");
--> statement-breakpoint
DROP INDEX "fee_payment_key";--> statement-breakpoint
DROP INDEX "fee_open_index";--> statement-breakpoint
DROP INDEX "purchase_exchange_payment_key";--> statement-breakpoint
DROP INDEX "purchase_exchange_open_index";--> statement-breakpoint
DROP INDEX "purchase_payment_key";--> statement-breakpoint
DROP INDEX "purchase_open_index";--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent_key" ON "payment" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "payment_account_index" ON "payment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_open_index" ON "payment" USING btree ("next_check_at") WHERE "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_payment_index" ON "refund" USING btree ("payment_id","promised_at");--> statement-breakpoint
CREATE INDEX "refund_intent_index" ON "refund" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refund_order_index" ON "refund" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refund_promised_index" ON "refund" USING btree ("next_try_at") WHERE "refund"."state" = 'promised';--> statement-breakpoint
CREATE INDEX "refund_failed_index" ON "refund" USING btree ("promised_at") WHERE "refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "refund_look_index" ON "refund" USING btree ("look_at") WHERE "refund"."state" = 'sent';--> statement-breakpoint
ALTER TABLE "payment_mismatch" ADD CONSTRAINT "payment_mismatch_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee" DROP COLUMN "payment_id";--> statement-breakpoint
ALTER TABLE "fee" DROP COLUMN "revision";--> statement-breakpoint
ALTER TABLE "fee" DROP COLUMN "next_check_at";--> statement-breakpoint
ALTER TABLE "fee" DROP COLUMN "checks";--> statement-breakpoint
ALTER TABLE "purchase_exchange" DROP COLUMN "payment_id";--> statement-breakpoint
ALTER TABLE "purchase_exchange" DROP COLUMN "paid_card";--> statement-breakpoint
ALTER TABLE "purchase_exchange" DROP COLUMN "next_check_at";--> statement-breakpoint
ALTER TABLE "purchase_exchange" DROP COLUMN "checks";--> statement-breakpoint
ALTER TABLE "purchase" DROP COLUMN "payment_id";--> statement-breakpoint
ALTER TABLE "purchase" DROP COLUMN "paid_card";--> statement-breakpoint
ALTER TABLE "purchase" DROP COLUMN "reserved_until";--> statement-breakpoint
ALTER TABLE "purchase" DROP COLUMN "next_check_at";--> statement-breakpoint
ALTER TABLE "purchase" DROP COLUMN "checks";--> statement-breakpoint
DROP TABLE "card_attempt" CASCADE;--> statement-breakpoint
DROP TABLE "fee_refund" CASCADE;--> statement-breakpoint
DROP TABLE "purchase_refund" CASCADE;
