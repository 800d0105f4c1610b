CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"record_id" text NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"room" text NOT NULL,
	"photo_id" text,
	"first_name" text NOT NULL,
	"delivered_state" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "review_state_check" CHECK ("review"."state" in ('waiting', 'published', 'declined')),
	CONSTRAINT "review_room_check" CHECK ("review"."room" in ('living-room', 'bedroom', 'dining-room', 'office')),
	CONSTRAINT "review_stars_check" CHECK ("review"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "swatch_request" (
	"id" text PRIMARY KEY NOT NULL,
	"once_key" text NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"city" text NOT NULL,
	"address_state" text NOT NULL,
	"zip" text NOT NULL,
	"address_key" text NOT NULL,
	"fabrics" text[] NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	CONSTRAINT "swatch_request_state_check" CHECK ("swatch_request"."state" in ('open', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_photo_id_upload_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swatch_request" ADD CONSTRAINT "swatch_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swatch_request" ADD CONSTRAINT "swatch_request_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_account_key" ON "review" USING btree ("account_id","record_id");--> statement-breakpoint
CREATE INDEX "review_published_index" ON "review" USING btree ("record_id","written_at","id") WHERE "review"."state" = 'published';--> statement-breakpoint
CREATE INDEX "review_studio_index" ON "review" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "review_photo_index" ON "review" USING btree ("photo_id") WHERE "review"."photo_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "swatch_request_once_key" ON "swatch_request" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "swatch_request_address_index" ON "swatch_request" USING btree ("address_key","asked_at");--> statement-breakpoint
CREATE INDEX "swatch_request_studio_index" ON "swatch_request" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "swatch_request_account_index" ON "swatch_request" USING btree ("account_id");