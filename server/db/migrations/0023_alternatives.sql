ALTER TABLE "board_piece" ADD COLUMN "alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "board_piece" ADD COLUMN "pinned" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "board_piece" ADD COLUMN "forbidden" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "project" SET "revisions" = coalesce((SELECT max("selection"."revision") FROM "selection" WHERE "selection"."survey_id" = "project"."survey_id" AND "selection"."state" <> 'draft'), 0);
