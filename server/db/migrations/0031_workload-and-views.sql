CREATE TABLE "days_off" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first" date NOT NULL,
	"last" date NOT NULL,
	CONSTRAINT "days_off_order_check" CHECK ("days_off"."first" <= "days_off"."last")
);
--> statement-breakpoint
CREATE TABLE "queue_view" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workload" (
	"account_id" text PRIMARY KEY NOT NULL,
	"most" integer,
	"styles" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workload_most_check" CHECK ("workload"."most" between 0 and 99)
);
--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_view" ADD CONSTRAINT "queue_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workload" ADD CONSTRAINT "workload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "days_off_account_index" ON "days_off" USING btree ("account_id","first");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_view_name_key" ON "queue_view" USING btree ("account_id","name");