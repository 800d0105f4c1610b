ALTER TABLE "selection" DROP CONSTRAINT "selection_state_check";--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_state_check" CHECK ("selection"."state" in ('draft', 'published', 'superseded', 'ordered', 'withdrawn'));--> statement-breakpoint
-- Boards of projects that were closed before boards could be withdrawn.
UPDATE "selection" SET "state" = 'withdrawn' FROM "project" WHERE "project"."survey_id" = "selection"."survey_id" AND "project"."state" = 'closed' AND "selection"."state" = 'published';
