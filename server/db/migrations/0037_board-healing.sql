CREATE TABLE "board_healing" (
	"id" text PRIMARY KEY NOT NULL,
	"selection_id" text NOT NULL,
	"piece_id" text NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text,
	"because" text NOT NULL,
	"from_cents" integer NOT NULL,
	"to_cents" integer,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"alternatives" jsonb NOT NULL,
	"healed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	CONSTRAINT "board_healing_because_check" CHECK ("board_healing"."because" in ('off-sale', 'sold-out', 'too-few')),
	CONSTRAINT "board_healing_swap_check" CHECK (("board_healing"."to_id" is null) = ("board_healing"."to_cents" is null)),
	CONSTRAINT "board_healing_quantity_check" CHECK ("board_healing"."quantity" between 1 and 99),
	CONSTRAINT "board_healing_from_cents_check" CHECK ("board_healing"."from_cents" >= 0),
	CONSTRAINT "board_healing_to_cents_check" CHECK ("board_healing"."to_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "board_piece" ADD COLUMN "alternates" jsonb;--> statement-breakpoint
ALTER TABLE "board_healing" ADD CONSTRAINT "board_healing_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_healing" ADD CONSTRAINT "board_healing_piece_id_board_piece_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."board_piece"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_healing" ADD CONSTRAINT "board_healing_from_id_furniture_record_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."furniture"("record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_healing" ADD CONSTRAINT "board_healing_to_id_furniture_record_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."furniture"("record_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "board_healing_piece_key" ON "board_healing" USING btree ("piece_id","from_id") WHERE "board_healing"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "board_healing_selection_index" ON "board_healing" USING btree ("selection_id","healed_at");--> statement-breakpoint
CREATE INDEX "board_healing_open_index" ON "board_healing" USING btree ("healed_at") WHERE "board_healing"."undone_at" is null and "board_healing"."seen_at" is null;