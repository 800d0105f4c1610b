DROP INDEX "furniture_kind_name_index";--> statement-breakpoint
DROP INDEX "purchase_paid_index";--> statement-breakpoint
CREATE INDEX "survey_room_index" ON "survey" USING btree (("responses" ->> 'type_of_furniture'));--> statement-breakpoint
CREATE INDEX "survey_styles_index" ON "survey" USING gin (("responses" -> 'favorite_styles'));--> statement-breakpoint
CREATE INDEX "visit_updated_index" ON "visit" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "furniture_kind_name_index" ON "furniture" USING btree ("kind","name","record_id","active","rooms","styles");--> statement-breakpoint
CREATE INDEX "purchase_paid_index" ON "purchase" USING btree ("paid_at","id","account_id") WHERE "purchase"."payment" = 'complete';