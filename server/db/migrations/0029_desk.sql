CREATE TABLE "desk_step" (
	"id" text PRIMARY KEY NOT NULL,
	"selection_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "desk_step_number_check" CHECK ("desk_step"."number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "letter_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "before_publish" jsonb;--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "wishes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_step" ADD CONSTRAINT "desk_step_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_step_number_key" ON "desk_step" USING btree ("selection_id","number");--> statement-breakpoint
CREATE INDEX "desk_step_actor_index" ON "desk_step" USING btree ("selection_id","actor_id","number");