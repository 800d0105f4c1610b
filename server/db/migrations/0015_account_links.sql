CREATE TABLE "account_link" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"detail" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_link_kind_check" CHECK ("account_link"."kind" in ('reset-password', 'confirm-email', 'email-change', 'new-email', 'invitation', 'complete-registration', 'login'))
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_hash_key" ON "account_link" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_newest_key" ON "account_link" USING btree ("email","kind");--> statement-breakpoint
CREATE INDEX "account_link_account_index" ON "account_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_link_expiry_index" ON "account_link" USING btree ("expires_at");