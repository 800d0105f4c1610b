CREATE TABLE "damage_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"line_id" text NOT NULL,
	"state" text NOT NULL,
	"want" text NOT NULL,
	"words" text NOT NULL,
	"photos" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund_cents" integer,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "damage_claim_state_check" CHECK ("damage_claim"."state" in ('open', 'replaced', 'refunded', 'returned', 'declined', 'withdrawn')),
	CONSTRAINT "damage_claim_want_check" CHECK ("damage_claim"."want" in ('replacement', 'refund', 'return')),
	CONSTRAINT "damage_claim_refund_check" CHECK (("damage_claim"."state" = 'refunded') = (coalesce("damage_claim"."refund_cents", 0) > 0)),
	CONSTRAINT "damage_claim_decided_check" CHECK (("damage_claim"."state" = 'open') = ("damage_claim"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_check";--> statement-breakpoint
ALTER TABLE "damage_claim" ADD CONSTRAINT "damage_claim_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_claim" ADD CONSTRAINT "damage_claim_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_claim" ADD CONSTRAINT "damage_claim_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "damage_claim_order_index" ON "damage_claim" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "damage_claim_line_index" ON "damage_claim" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "damage_claim_decider_index" ON "damage_claim" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "damage_claim_one_open_key" ON "damage_claim" USING btree ("line_id") WHERE "damage_claim"."state" = 'open';--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_check" CHECK ("refund"."reason" in ('guarantee', 'cancelled', 'returned', 'exchanged', 'goodwill', 'damaged', 'late'));