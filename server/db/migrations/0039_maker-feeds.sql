CREATE TABLE "maker_feed" (
	"maker_id" text PRIMARY KEY NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"schedule" text DEFAULT 'off' NOT NULL,
	"next_fetch_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"problem" text,
	"problem_since" timestamp with time zone,
	"most_prices_percent" integer DEFAULT 30 NOT NULL,
	"most_step_percent" integer DEFAULT 25 NOT NULL,
	"most_sold_out_percent" integer DEFAULT 20 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "maker_feed_schedule_check" CHECK ("maker_feed"."schedule" in ('off', 'daily', 'hourly')),
	CONSTRAINT "maker_feed_address_check" CHECK ("maker_feed"."schedule" = 'off' or "maker_feed"."address" is not null),
	CONSTRAINT "maker_feed_problem_check" CHECK (("maker_feed"."problem" is null) = ("maker_feed"."problem_since" is null))
);
--> statement-breakpoint
CREATE TABLE "maker_feed_run" (
	"id" text PRIMARY KEY NOT NULL,
	"maker_id" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL,
	"started_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"pieces" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "maker_feed_run_state_check" CHECK ("maker_feed_run"."state" in ('applied', 'held', 'discarded', 'undone', 'refused', 'failed')),
	CONSTRAINT "maker_feed_run_origin_check" CHECK ("maker_feed_run"."origin" in ('file', 'address')),
	CONSTRAINT "maker_feed_run_pieces_check" CHECK ("maker_feed_run"."pieces" >= 0)
);
--> statement-breakpoint
ALTER TABLE "maker_feed" ADD CONSTRAINT "maker_feed_maker_id_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."maker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_feed_run" ADD CONSTRAINT "maker_feed_run_maker_id_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."maker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_feed_run" ADD CONSTRAINT "maker_feed_run_started_by_account_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_feed_run" ADD CONSTRAINT "maker_feed_run_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maker_feed_due_index" ON "maker_feed" USING btree ("next_fetch_at") WHERE "maker_feed"."next_fetch_at" is not null;--> statement-breakpoint
CREATE INDEX "maker_feed_run_maker_index" ON "maker_feed_run" USING btree ("maker_id","started_at");--> statement-breakpoint
CREATE INDEX "maker_feed_run_starter_index" ON "maker_feed_run" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "maker_feed_run_decider_index" ON "maker_feed_run" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "maker_feed_run_started_index" ON "maker_feed_run" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "maker_feed_run_one_held_key" ON "maker_feed_run" USING btree ("maker_id") WHERE "maker_feed_run"."state" = 'held';