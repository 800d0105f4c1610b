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
ALTER TABLE "furniture" ADD COLUMN "traits" integer GENERATED ALWAYS AS (case when 'living-room' = any(rooms) then 1 else 0 end + case when 'bedroom' = any(rooms) then 2 else 0 end + case when 'dining-room' = any(rooms) then 4 else 0 end + case when 'office' = any(rooms) then 8 else 0 end + case when 'Draper' = any(styles) then 16 else 0 end + case when 'Axelrod' = any(styles) then 32 else 0 end + case when 'Moody light' = any(styles) then 64 else 0 end + case when 'Moody dark' = any(styles) then 128 else 0 end + case when item ->> 'color' = 'neutral' then 256 else 0 end + case when item ->> 'color' = 'green' then 512 else 0 end + case when item ->> 'color' = 'blue' then 1024 else 0 end + case when item ->> 'color' = 'red' then 2048 else 0 end + case when item -> 'materials' ? 'fabric' then 4096 else 0 end + case when item -> 'materials' ? 'leather' then 8192 else 0 end + case when item -> 'materials' ? 'wood' then 16384 else 0 end + case when item -> 'materials' ? 'glass' then 32768 else 0 end + case when item -> 'materials' ? 'stone' then 65536 else 0 end + case when stock > 0 then 131072 else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "width" numeric GENERATED ALWAYS AS ((item #>> '{dimensions,width}')::numeric) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "added_when" text GENERATED ALWAYS AS (item ->> 'addedWhen') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_record_id_furniture_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."furniture"("record_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_account_key" ON "favorite" USING btree ("account_id","record_id") WHERE "favorite"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_visitor_key" ON "favorite" USING btree ("visitor_id","record_id") WHERE "favorite"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "favorite_unclaimed_index" ON "favorite" USING btree ("created_at") WHERE "favorite"."account_id" is null;--> statement-breakpoint
CREATE INDEX "furniture_browse_index" ON "furniture" USING btree ("kind","name","record_id","traits","price_cents","width","added_when") WHERE "furniture"."active";