CREATE TABLE "message_draft" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"body" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_draft_project_id_account_id_pk" PRIMARY KEY("project_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "tax_trouble" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"words" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "maker_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_draft_account_index" ON "message_draft" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_maker_id_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."maker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_maker_index" ON "api_key" USING btree ("maker_id");