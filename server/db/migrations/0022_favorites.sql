CREATE TABLE "favorite" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"visitor_id" text,
	"record_id" text NOT NULL,
	"asked_at" timestamp with time zone,
	"survey_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_owner_check" CHECK (("favorite"."account_id" is null) <> ("favorite"."visitor_id" is null))
);
--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_account_key" ON "favorite" USING btree ("account_id","record_id") WHERE "favorite"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_visitor_key" ON "favorite" USING btree ("visitor_id","record_id") WHERE "favorite"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "favorite_unclaimed_index" ON "favorite" USING btree ("created_at") WHERE "favorite"."account_id" is null;