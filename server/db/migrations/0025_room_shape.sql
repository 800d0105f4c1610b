CREATE TABLE "room_shape" (
	"survey_id" text PRIMARY KEY NOT NULL,
	"room" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_shape_room_check" CHECK (jsonb_typeof("room_shape"."room") = 'object'),
	CONSTRAINT "room_shape_version_check" CHECK ("room_shape"."version" > 0),
	CONSTRAINT "room_shape_saved_by_check" CHECK ("room_shape"."saved_by" in ('customer', 'specialist'))
);
--> statement-breakpoint
ALTER TABLE "room_shape" ADD CONSTRAINT "room_shape_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;