CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'customer' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"display_name" text,
	"zip_main" text,
	"user_type" text,
	"social_id" text,
	"phone_number_main" text,
	"shipping_name" text,
	"shipping_zip" text,
	"shipping_state" text,
	"payment_customer_id" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"notify_messages" boolean DEFAULT true NOT NULL,
	"notify_reminders" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"former_email" text,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role_check" CHECK ("account"."role" in ('customer', 'specialist', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "arrangement" (
	"selection_id" text PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"pieces" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrangement_seed_check" CHECK ("arrangement"."seed" >= 0),
	CONSTRAINT "arrangement_pieces_check" CHECK (jsonb_typeof("arrangement"."pieces") = 'array')
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"survey_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" text PRIMARY KEY NOT NULL,
	"selection_id" text NOT NULL,
	"letter" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "board_letter_check" CHECK ("board"."letter" in ('a', 'b'))
);
--> statement-breakpoint
CREATE TABLE "board_piece" (
	"id" text PRIMARY KEY NOT NULL,
	"board_id" text NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" text,
	"unfilled" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"relaxed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"foot_x" double precision,
	"foot_y" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	CONSTRAINT "board_piece_quantity_check" CHECK ("board_piece"."quantity" between 1 and 99),
	CONSTRAINT "board_piece_slot_check" CHECK ("board_piece"."slot" >= 0),
	CONSTRAINT "board_piece_foot_check" CHECK (("board_piece"."foot_x" is null) = ("board_piece"."foot_y" is null)
        and "board_piece"."foot_x" between 0 and 100 and "board_piece"."foot_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "card_attempt" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"address_key" text,
	"last_failure" text,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"answered_by" text NOT NULL,
	"words" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"once_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"spam_sign" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_topic_check" CHECK ("contact_message"."topic" in ('project', 'order', 'fee', 'visit', 'privacy', 'press', 'other')),
	CONSTRAINT "contact_message_state_check" CHECK ("contact_message"."state" in ('new', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"first_day" text,
	"last_day" text,
	"use_limit" integer,
	"use_limit_per_customer" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_scope_check" CHECK ("coupon"."scope" in ('fee', 'furniture', 'both')),
	CONSTRAINT "coupon_saving_check" CHECK (("coupon"."percent" between 1 and 100) <> (coalesce("coupon"."amount_cents", 0) > 0)),
	CONSTRAINT "coupon_minimum_check" CHECK ("coupon"."minimum_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"account_id" text NOT NULL,
	"fee_id" text,
	"order_id" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_use_for_check" CHECK (("coupon_use"."fee_id" is null) <> ("coupon_use"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "example_selection" (
	"name" text PRIMARY KEY NOT NULL,
	"boards" jsonb NOT NULL,
	"composed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"fee_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"cents" integer NOT NULL,
	"refund_id" text,
	"problem" text,
	"promised_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	CONSTRAINT "fee_refund_state_check" CHECK ("fee_refund"."state" in ('promised', 'sent', 'failed')),
	CONSTRAINT "fee_refund_reason_check" CHECK ("fee_refund"."reason" in ('guarantee', 'goodwill')),
	CONSTRAINT "fee_refund_cents_check" CHECK ("fee_refund"."cents" > 0),
	CONSTRAINT "fee_refund_sent_check" CHECK ("fee_refund"."state" <> 'sent' or "fee_refund"."sent_at" is not null),
	CONSTRAINT "fee_refund_tries_check" CHECK ("fee_refund"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guarantee_request" (
	"id" text PRIMARY KEY NOT NULL,
	"fee_id" text NOT NULL,
	"account_id" text NOT NULL,
	"because" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "guarantee_request_state_check" CHECK ("guarantee_request"."state" in ('asked', 'granted', 'declined')),
	CONSTRAINT "guarantee_request_decided_check" CHECK (("guarantee_request"."state" = 'asked') = ("guarantee_request"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "fee" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"survey_id" text,
	"status" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"credit_order_id" text,
	"terms_version" text,
	"opened_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	CONSTRAINT "fee_status_check" CHECK ("fee"."status" in ('open', 'complete', 'refunded', 'expired')),
	CONSTRAINT "fee_paid_check" CHECK ("fee"."status" = 'open' or "fee"."paid_at" is not null),
	CONSTRAINT "fee_discount_check" CHECK ("fee"."discount_cents" between 0 and "fee"."price_cents"),
	CONSTRAINT "fee_refund_check" CHECK ("fee"."refunded_cents" between 0 and "fee"."paid_cents"),
	CONSTRAINT "fee_price_check" CHECK ("fee"."price_cents" >= 0),
	CONSTRAINT "fee_paid_cents_check" CHECK ("fee"."paid_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fee_room" (
	"survey_id" text PRIMARY KEY NOT NULL,
	"fee_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "furniture" (
	"record_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rooms" text[] NOT NULL,
	"styles" text[] NOT NULL,
	"price_cents" integer NOT NULL,
	"stock" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"total_units_sold" integer DEFAULT 0 NOT NULL,
	"gross_sales_cents" integer DEFAULT 0 NOT NULL,
	"item" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "furniture_price_check" CHECK ("furniture"."price_cents" > 0),
	CONSTRAINT "furniture_stock_check" CHECK ("furniture"."stock" >= 0),
	CONSTRAINT "furniture_sold_check" CHECK ("furniture"."total_units_sold" >= 0),
	CONSTRAINT "furniture_sales_check" CHECK ("furniture"."gross_sales_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "choice" (
	"id" text PRIMARY KEY NOT NULL,
	"selection_id" text NOT NULL,
	"record_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"delivery" text DEFAULT 'standard' NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "choice_quantity_check" CHECK ("choice"."quantity" between 1 and 99),
	CONSTRAINT "choice_delivery_check" CHECK ("choice"."delivery" in ('standard', 'white-glove')),
	CONSTRAINT "choice_quantity_positive_check" CHECK ("choice"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"fee_id" text,
	"purchase_id" text,
	"kind" text NOT NULL,
	"of" text NOT NULL,
	"line_id" text,
	"cents" integer NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_kind_check" CHECK ("ledger_entry"."kind" in ('captured', 'credited', 'refunded', 'refund-failed', 'credit-returned')),
	CONSTRAINT "ledger_entry_for_check" CHECK (("ledger_entry"."fee_id" is null) <> ("ledger_entry"."purchase_id" is null)),
	CONSTRAINT "ledger_entry_cents_check" CHECK ("ledger_entry"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "limited_try" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_exchange" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"line_id" text NOT NULL,
	"record_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"state" text NOT NULL,
	"due_cents" integer DEFAULT 0 NOT NULL,
	"due" jsonb NOT NULL,
	"payment_id" text,
	"opened_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "purchase_exchange_state_check" CHECK ("purchase_exchange"."state" in ('open', 'complete', 'lapsed')),
	CONSTRAINT "purchase_exchange_quantity_check" CHECK ("purchase_exchange"."quantity" > 0),
	CONSTRAINT "purchase_exchange_settled_check" CHECK ("purchase_exchange"."state" <> 'complete' or "purchase_exchange"."settled_at" is not null),
	CONSTRAINT "purchase_exchange_due_check" CHECK ("purchase_exchange"."due_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_line_request" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"want" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photos" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_line_request_want_check" CHECK ("purchase_line_request"."want" in ('return', 'exchange')),
	CONSTRAINT "purchase_line_request_reason_check" CHECK ("purchase_line_request"."reason" in ('damaged', 'wrong-piece', 'not-as-shown', 'does-not-fit', 'changed-mind'))
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"draft_id" text,
	"kind" text DEFAULT 'message' NOT NULL,
	"side" text NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_kind_check" CHECK ("message"."kind" in ('message', 'swap-request', 'new-pair-request')),
	CONSTRAINT "message_side_check" CHECK ("message"."side" in ('customer', 'house'))
);
--> statement-breakpoint
CREATE TABLE "message_reader" (
	"project_id" text NOT NULL,
	"side" text NOT NULL,
	"last_seen_at" timestamp with time zone,
	"last_mailed_at" timestamp with time zone,
	CONSTRAINT "message_reader_project_id_side_pk" PRIMARY KEY("project_id","side"),
	CONSTRAINT "message_reader_side_check" CHECK ("message_reader"."side" in ('customer', 'house'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscription_state_check" CHECK ("newsletter_subscription"."state" in ('asked', 'subscribed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"selection_id" text NOT NULL,
	"payment" text NOT NULL,
	"address" jsonb NOT NULL,
	"coupon_code" text,
	"fee_id" text,
	"merchandise_cents" integer NOT NULL,
	"volume_discount_cents" integer DEFAULT 0 NOT NULL,
	"coupon_cents" integer DEFAULT 0 NOT NULL,
	"shipping_cents" integer NOT NULL,
	"white_glove_cents" integer NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"fee_credit_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"waived_cents" integer DEFAULT 0 NOT NULL,
	"tax_rate" double precision DEFAULT 0 NOT NULL,
	"terms_version" text NOT NULL,
	"money_lines" jsonb NOT NULL,
	"payment_id" text,
	"paid_card" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "purchase_payment_check" CHECK ("purchase"."payment" in ('open', 'complete', 'lapsed')),
	CONSTRAINT "purchase_paid_check" CHECK ("purchase"."payment" <> 'complete' or "purchase"."paid_at" is not null),
	CONSTRAINT "purchase_total_check" CHECK ("purchase"."total_cents" = "purchase"."merchandise_cents" - "purchase"."volume_discount_cents" - "purchase"."coupon_cents" + "purchase"."shipping_cents" + "purchase"."white_glove_cents" + "purchase"."tax_cents" - "purchase"."fee_credit_cents"),
	CONSTRAINT "purchase_total_positive_check" CHECK ("purchase"."total_cents" >= 0),
	CONSTRAINT "purchase_waived_check" CHECK ("purchase"."waived_cents" in (0, "purchase"."total_cents")),
	CONSTRAINT "purchase_credit_check" CHECK ("purchase"."fee_credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"position" integer NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"delivery" text NOT NULL,
	"white_glove_cents" integer NOT NULL,
	"shares" jsonb NOT NULL,
	"state" text NOT NULL,
	"ship_by" text NOT NULL,
	"first_ship_by" text NOT NULL,
	"delays" integer DEFAULT 0 NOT NULL,
	"delayed_from" text,
	"answer_by" text,
	"delay_answer" text,
	"carrier" text,
	"tracking" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"replaces_line_id" text,
	CONSTRAINT "purchase_line_answer_check" CHECK ("purchase_line"."delay_answer" in ('wait', 'cancel')),
	CONSTRAINT "purchase_line_delays_check" CHECK ("purchase_line"."delays" >= 0),
	CONSTRAINT "purchase_line_state_check" CHECK ("purchase_line"."state" in ('placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'return requested', 'returned', 'refunded', 'exchange requested', 'replacement placed')),
	CONSTRAINT "purchase_line_quantity_check" CHECK ("purchase_line"."quantity" > 0),
	CONSTRAINT "purchase_line_price_check" CHECK ("purchase_line"."unit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_line_event" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"line_id" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"payment_id" text NOT NULL,
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
	CONSTRAINT "purchase_refund_state_check" CHECK ("purchase_refund"."state" in ('promised', 'sent', 'failed')),
	CONSTRAINT "purchase_refund_reason_check" CHECK ("purchase_refund"."reason" in ('cancelled', 'returned', 'exchanged', 'goodwill')),
	CONSTRAINT "purchase_refund_cents_check" CHECK ("purchase_refund"."cents" > 0),
	CONSTRAINT "purchase_refund_sent_check" CHECK ("purchase_refund"."state" <> 'sent' or "purchase_refund"."sent_at" is not null),
	CONSTRAINT "purchase_refund_tries_check" CHECK ("purchase_refund"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"once_key" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_attempts_check" CHECK ("outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_count_day_page_pk" PRIMARY KEY("day","page"),
	CONSTRAINT "page_count_opened_check" CHECK ("page_count"."opened" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_mismatch" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"payment_id" text,
	"words" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" text PRIMARY KEY NOT NULL,
	"survey_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"specialist_id" text,
	"taken_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"boards_ready_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"reminded_hours_left" integer,
	"revisions" integer DEFAULT 0 NOT NULL,
	"closed_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_state_check" CHECK ("project"."state" in ('submitted, unpaid', 'waiting for boards', 'boards ready', 'revising', 'ordered', 'closed')),
	CONSTRAINT "project_clock_check" CHECK ("project"."state" <> 'waiting for boards' or "project"."due_at" is not null),
	CONSTRAINT "project_revisions_check" CHECK ("project"."revisions" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_days_check" CHECK ("promotion"."first_day" <= "promotion"."last_day")
);
--> statement-breakpoint
CREATE TABLE "quiz_step_count" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"left_here" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quiz_step_count_day_step_pk" PRIMARY KEY("day","step"),
	CONSTRAINT "quiz_step_count_seen_check" CHECK ("quiz_step_count"."seen" >= 0),
	CONSTRAINT "quiz_step_count_answered_check" CHECK ("quiz_step_count"."answered" >= 0),
	CONSTRAINT "quiz_step_count_left_check" CHECK ("quiz_step_count"."left_here" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"purchase_id" text NOT NULL,
	"record_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "reservation_purchase_id_record_id_pk" PRIMARY KEY("purchase_id","record_id"),
	CONSTRAINT "reservation_state_check" CHECK ("reservation"."state" in ('held', 'sold', 'released')),
	CONSTRAINT "reservation_quantity_check" CHECK ("reservation"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selection" (
	"id" text PRIMARY KEY NOT NULL,
	"survey_id" text NOT NULL,
	"account_id" text NOT NULL,
	"specialist_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selection_state_check" CHECK ("selection"."state" in ('draft', 'published', 'superseded', 'ordered')),
	CONSTRAINT "selection_published_check" CHECK ("selection"."state" = 'draft' or "selection"."published_at" is not null),
	CONSTRAINT "selection_revision_check" CHECK ("selection"."revision" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share" (
	"token" text PRIMARY KEY NOT NULL,
	"selection_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"in_progress" boolean DEFAULT true NOT NULL,
	"draft_id" text,
	"responses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sheet" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_submitted_check" CHECK ("survey"."in_progress" or "survey"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factor_failed_check" CHECK ("two_factor"."failed_verification_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"visitor_id" text,
	"delete_token_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_owner_check" CHECK ("upload"."account_id" is not null or "upload"."visitor_id" is not null),
	CONSTRAINT "upload_bytes_check" CHECK ("upload"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id" text PRIMARY KEY NOT NULL,
	"survey_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"preferred_days" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"representative" text,
	"date" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_state_check" CHECK ("visit"."state" in ('requested', 'scheduled', 'complete', 'cancelled')),
	CONSTRAINT "visit_scheduled_check" CHECK ("visit"."state" <> 'scheduled' or ("visit"."date" is not null and "visit"."representative" is not null))
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangement" ADD CONSTRAINT "arrangement_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_piece" ADD CONSTRAINT "board_piece_board_id_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."board"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_piece" ADD CONSTRAINT "board_piece_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answer" ADD CONSTRAINT "contact_answer_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_code_coupon_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_refund" ADD CONSTRAINT "fee_refund_fee_id_fee_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_request" ADD CONSTRAINT "guarantee_request_fee_id_fee_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_request" ADD CONSTRAINT "guarantee_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_request" ADD CONSTRAINT "guarantee_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_room" ADD CONSTRAINT "fee_room_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_room" ADD CONSTRAINT "fee_room_fee_id_fee_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice" ADD CONSTRAINT "choice_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_exchange" ADD CONSTRAINT "purchase_exchange_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_exchange" ADD CONSTRAINT "purchase_exchange_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_exchange" ADD CONSTRAINT "purchase_exchange_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line_request" ADD CONSTRAINT "purchase_line_request_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reader" ADD CONSTRAINT "message_reader_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_coupon_code_coupon_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_fee_id_fee_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."fee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line_event" ADD CONSTRAINT "purchase_line_event_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refund" ADD CONSTRAINT "purchase_refund_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_specialist_id_account_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_specialist_id_account_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey" ADD CONSTRAINT "survey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_key" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_payment_customer_key" ON "account" USING btree ("payment_customer_id");--> statement-breakpoint
CREATE INDEX "account_role_index" ON "account" USING btree ("role");--> statement-breakpoint
CREATE INDEX "account_to_erase_index" ON "account" USING btree ("deleted_at") WHERE "account"."deleted_at" is not null and "account"."erased_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_key_created_index" ON "api_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_key_creator_index" ON "api_key" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "audit_actor_index" ON "audit" USING btree ("actor","created_at");--> statement-breakpoint
CREATE INDEX "audit_subject_index" ON "audit" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_act_index" ON "audit" USING btree ("act","created_at");--> statement-breakpoint
CREATE INDEX "audit_survey_index" ON "audit" USING btree ("survey_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_time_index" ON "audit" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "board_letter_key" ON "board" USING btree ("selection_id","letter");--> statement-breakpoint
CREATE UNIQUE INDEX "board_piece_slot_key" ON "board_piece" USING btree ("board_id","slot");--> statement-breakpoint
CREATE INDEX "board_piece_record_index" ON "board_piece" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "contact_answer_message_idx" ON "contact_answer" USING btree ("message_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_message_once_key" ON "contact_message" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "contact_message_inbox_idx" ON "contact_message" USING btree ("state","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_fee_key" ON "coupon_use" USING btree ("fee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_order_key" ON "coupon_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_use_code_index" ON "coupon_use" USING btree ("code","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credential_provider_key" ON "credential" USING btree ("provider_id","provider_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credential_account_provider_key" ON "credential" USING btree ("account_id","provider_id");--> statement-breakpoint
CREATE INDEX "fee_refund_fee_index" ON "fee_refund" USING btree ("fee_id","promised_at");--> statement-breakpoint
CREATE INDEX "fee_refund_promised_index" ON "fee_refund" USING btree ("next_try_at") WHERE "fee_refund"."state" = 'promised';--> statement-breakpoint
CREATE INDEX "fee_refund_look_index" ON "fee_refund" USING btree ("look_at") WHERE "fee_refund"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "fee_refund_failed_index" ON "fee_refund" USING btree ("promised_at") WHERE "fee_refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "fee_refund_payment_index" ON "fee_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guarantee_request_one_asked_key" ON "guarantee_request" USING btree ("fee_id") WHERE "guarantee_request"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "guarantee_request_state_index" ON "guarantee_request" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "guarantee_request_account_index" ON "guarantee_request" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "fee_account_index" ON "fee" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_one_open_key" ON "fee" USING btree ("account_id") WHERE "fee"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "fee_payment_key" ON "fee" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "fee_open_index" ON "fee" USING btree ("next_check_at") WHERE "fee"."status" = 'open';--> statement-breakpoint
CREATE INDEX "fee_paid_index" ON "fee" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "fee_complete_index" ON "fee" USING btree ("paid_at") WHERE "fee"."status" = 'complete';--> statement-breakpoint
CREATE INDEX "fee_room_fee_index" ON "fee_room" USING btree ("fee_id");--> statement-breakpoint
CREATE INDEX "furniture_kind_index" ON "furniture" USING btree ("kind","price_cents") WHERE "furniture"."active";--> statement-breakpoint
CREATE INDEX "furniture_name_index" ON "furniture" USING btree ("name","record_id","kind","active","rooms","styles");--> statement-breakpoint
CREATE INDEX "furniture_kind_name_index" ON "furniture" USING btree ("kind","name","record_id") WHERE "furniture"."active";--> statement-breakpoint
CREATE INDEX "furniture_inactive_index" ON "furniture" USING btree ("name","record_id") WHERE not "furniture"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "choice_piece_key" ON "choice" USING btree ("selection_id","record_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_fee_index" ON "ledger_entry" USING btree ("fee_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_index" ON "ledger_entry" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_time_index" ON "ledger_entry" USING btree ("at","kind","fee_id","cents");--> statement-breakpoint
CREATE INDEX "ledger_entry_payment_index" ON "ledger_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_fee_captured_key" ON "ledger_entry" USING btree ("fee_id") WHERE "ledger_entry"."kind" = 'captured';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_order_captured_key" ON "ledger_entry" USING btree ("purchase_id","payment_id","of",coalesce("line_id", '')) WHERE "ledger_entry"."kind" = 'captured';--> statement-breakpoint
CREATE INDEX "limited_try_key_index" ON "limited_try" USING btree ("key","tried_at");--> statement-breakpoint
CREATE INDEX "limited_try_age_index" ON "limited_try" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "purchase_exchange_order_index" ON "purchase_exchange" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_exchange_line_key" ON "purchase_exchange" USING btree ("line_id") WHERE "purchase_exchange"."state" <> 'lapsed';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_exchange_payment_key" ON "purchase_exchange" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchase_exchange_open_index" ON "purchase_exchange" USING btree ("next_check_at") WHERE "purchase_exchange"."state" = 'open';--> statement-breakpoint
CREATE INDEX "purchase_line_request_index" ON "purchase_line_request" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "message_thread_index" ON "message" USING btree ("project_id","sent_at");--> statement-breakpoint
CREATE INDEX "message_unread_index" ON "message" USING btree ("project_id","side") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_draft_key" ON "message" USING btree ("project_id","draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_email_key" ON "newsletter_subscription" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_token_key" ON "newsletter_subscription" USING btree ("token");--> statement-breakpoint
CREATE INDEX "purchase_account_index" ON "purchase" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_selection_key" ON "purchase" USING btree ("selection_id") WHERE "purchase"."payment" <> 'lapsed' and "purchase"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_paid_index" ON "purchase" USING btree ("paid_at") WHERE "purchase"."payment" = 'complete';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_payment_key" ON "purchase" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchase_open_index" ON "purchase" USING btree ("next_check_at") WHERE "purchase"."payment" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_line_position_key" ON "purchase_line" USING btree ("purchase_id","position");--> statement-breakpoint
CREATE INDEX "purchase_line_state_index" ON "purchase_line" USING btree ("state");--> statement-breakpoint
CREATE INDEX "purchase_line_waiting_index" ON "purchase_line" USING btree ("ship_by") WHERE "purchase_line"."state" in ('placed', 'confirmed');--> statement-breakpoint
CREATE INDEX "purchase_line_event_index" ON "purchase_line_event" USING btree ("line_id","sequence");--> statement-breakpoint
CREATE INDEX "purchase_refund_order_index" ON "purchase_refund" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_refund_promised_index" ON "purchase_refund" USING btree ("next_try_at") WHERE "purchase_refund"."state" = 'promised';--> statement-breakpoint
CREATE INDEX "purchase_refund_failed_index" ON "purchase_refund" USING btree ("promised_at") WHERE "purchase_refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "purchase_refund_look_index" ON "purchase_refund" USING btree ("look_at") WHERE "purchase_refund"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "purchase_refund_payment_index" ON "purchase_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once_key" ON "outbox" USING btree ("kind","once_key");--> statement-breakpoint
CREATE INDEX "outbox_waiting_index" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "page_count_page_index" ON "page_count" USING btree ("page","day");--> statement-breakpoint
CREATE INDEX "payment_mismatch_found_index" ON "payment_mismatch" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_survey_key" ON "project" USING btree ("survey_id");--> statement-breakpoint
CREATE INDEX "project_account_index" ON "project" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "project_due_index" ON "project" USING btree ("due_at") WHERE "project"."state" in ('waiting for boards', 'revising');--> statement-breakpoint
CREATE INDEX "project_ready_index" ON "project" USING btree ("boards_ready_at");--> statement-breakpoint
CREATE INDEX "project_state_index" ON "project" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "project_specialist_index" ON "project" USING btree ("specialist_id","state");--> statement-breakpoint
CREATE INDEX "promotion_days_index" ON "promotion" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "quiz_step_count_step_index" ON "quiz_step_count" USING btree ("step","day");--> statement-breakpoint
CREATE INDEX "reservation_record_index" ON "reservation" USING btree ("record_id") WHERE "reservation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "sandbox_mail_sent_index" ON "sandbox_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "selection_revision_key" ON "selection" USING btree ("survey_id","revision");--> statement-breakpoint
CREATE INDEX "selection_account_index" ON "selection" USING btree ("account_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "session_account_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_selection_key" ON "share" USING btree ("selection_id") WHERE "share"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_draft_key" ON "survey" USING btree ("account_id","draft_id");--> statement-breakpoint
CREATE INDEX "survey_account_index" ON "survey" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_account_key" ON "two_factor" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_account_index" ON "upload" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_visitor_index" ON "upload" USING btree ("visitor_id","created_at") WHERE "upload"."account_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_delete_token_key" ON "upload" USING btree ("delete_token_hash");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_survey_key" ON "visit" USING btree ("survey_id");--> statement-breakpoint
CREATE INDEX "visit_account_index" ON "visit" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "visit_state_index" ON "visit" USING btree ("state","date","created_at");