CREATE TABLE "taste_model" (
	"version" integer PRIMARY KEY NOT NULL,
	"model" jsonb NOT NULL,
	"trained_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taste_model_version_check" CHECK ("taste_model"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "selection" ADD COLUMN "taste_version" integer;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_taste_version_taste_model_version_fk" FOREIGN KEY ("taste_version") REFERENCES "public"."taste_model"("version") ON DELETE no action ON UPDATE no action;