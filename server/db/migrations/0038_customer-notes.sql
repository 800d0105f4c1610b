CREATE TABLE "customer_note" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"author_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"body" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_tag" (
	"account_id" text NOT NULL,
	"tag" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_tag_account_id_tag_pk" PRIMARY KEY("account_id","tag")
);
--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tag" ADD CONSTRAINT "customer_tag_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tag" ADD CONSTRAINT "customer_tag_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_note_draft_key" ON "customer_note" USING btree ("account_id","author_id","draft_id");--> statement-breakpoint
CREATE INDEX "customer_note_account_index" ON "customer_note" USING btree ("account_id","written_at");--> statement-breakpoint
CREATE INDEX "customer_tag_index" ON "customer_tag" USING btree ("tag","account_id");--> statement-breakpoint
CREATE INDEX "account_customers_index" ON "account" USING btree ("created_at","id") WHERE "account"."role" = 'customer' and "account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_email_index" ON "contact_message" USING btree (lower("email"),"received_at");