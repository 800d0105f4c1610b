-- Keys made before keep working: every call, as often as the rules allow, and a year from today to replace them.
ALTER TABLE "api_key" ADD COLUMN "scopes" text[] DEFAULT '{helper.add-selections,helper.update-on-site-service}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_day" text DEFAULT to_char((now() AT TIME ZONE 'America/New_York')::date + 365, 'YYYY-MM-DD') NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "calls_per_minute" integer DEFAULT 600 NOT NULL;--> statement-breakpoint
-- A new key says its terms itself.
ALTER TABLE "api_key" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "last_day" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "calls_per_minute" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_calls_check" CHECK ("api_key"."calls_per_minute" >= 1);--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_scopes_check" CHECK (cardinality("api_key"."scopes") >= 1);
