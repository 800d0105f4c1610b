CREATE TABLE "refund_approval" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"act" text NOT NULL,
	"given" jsonb NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_approval_state_check" CHECK ("refund_approval"."state" in ('waiting', 'approved', 'declined', 'overtaken')),
	CONSTRAINT "refund_approval_decided_check" CHECK (("refund_approval"."state" = 'waiting') = ("refund_approval"."decided_at" is null)),
	CONSTRAINT "refund_approval_cents_check" CHECK ("refund_approval"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_state_check" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'given up')),
	CONSTRAINT "webhook_delivery_tries_check" CHECK ("webhook_delivery"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "by_program" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_approval" ADD CONSTRAINT "refund_approval_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_approval" ADD CONSTRAINT "refund_approval_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_approval_one_waiting_key" ON "refund_approval" USING btree ("subject_id") WHERE "refund_approval"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_approval_state_index" ON "refund_approval" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "refund_approval_asker_index" ON "refund_approval" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "refund_approval_decider_index" ON "refund_approval" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "webhook_delivery_endpoint_index" ON "webhook_delivery" USING btree ("endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_index" ON "webhook_delivery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_given_up_index" ON "webhook_delivery" USING btree ("tried_at") WHERE "webhook_delivery"."state" = 'given up';--> statement-breakpoint
CREATE INDEX "webhook_endpoint_creator_index" ON "webhook_endpoint" USING btree ("created_by");