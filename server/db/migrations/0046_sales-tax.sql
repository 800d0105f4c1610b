CREATE TABLE "tax_exemption" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"number" text NOT NULL,
	"states" text[] NOT NULL,
	"until_day" text NOT NULL,
	"set_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tax_file" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rows" integer NOT NULL,
	"in_use" boolean NOT NULL,
	"imported_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"from_day" text NOT NULL,
	"parts" jsonb NOT NULL,
	"shipping" boolean NOT NULL,
	CONSTRAINT "tax_rate_file_id_state_zip_from_day_pk" PRIMARY KEY("file_id","state","zip","from_day")
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "tax_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "tax_exemption" text;--> statement-breakpoint
ALTER TABLE "tax_exemption" ADD CONSTRAINT "tax_exemption_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exemption" ADD CONSTRAINT "tax_exemption_set_by_account_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_file" ADD CONSTRAINT "tax_file_imported_by_account_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_file_id_tax_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."tax_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_exemption_account_index" ON "tax_exemption" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tax_exemption_setter_index" ON "tax_exemption" USING btree ("set_by");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_file_in_use_key" ON "tax_file" USING btree ("in_use") WHERE "tax_file"."in_use";--> statement-breakpoint
CREATE INDEX "tax_file_importer_index" ON "tax_file" USING btree ("imported_by");