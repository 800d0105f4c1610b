CREATE TABLE "visit_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "maker" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_trouble" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_trouble" ADD COLUMN "settled_words" text;--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_taken_by_account_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_photo_upload_key" ON "visit_photo" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "visit_photo_visit_index" ON "visit_photo" USING btree ("visit_id","taken_at");--> statement-breakpoint
CREATE INDEX "visit_photo_taker_index" ON "visit_photo" USING btree ("taken_by");