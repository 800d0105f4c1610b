CREATE TABLE "room_picture" (
	"selection_id" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrangement" ADD COLUMN "walls" text;--> statement-breakpoint
ALTER TABLE "arrangement" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "room_picture" ADD CONSTRAINT "room_picture_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_picture" ADD CONSTRAINT "room_picture_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_picture_upload_key" ON "room_picture" USING btree ("upload_id");--> statement-breakpoint
ALTER TABLE "arrangement" ADD CONSTRAINT "arrangement_walls_check" CHECK ("arrangement"."walls" in ('chalk', 'clay', 'sage', 'fog', 'forest'));--> statement-breakpoint
ALTER TABLE "arrangement" ADD CONSTRAINT "arrangement_floor_check" CHECK ("arrangement"."floor" in ('oak', 'ash', 'walnut', 'carpet'));