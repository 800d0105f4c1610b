CREATE TABLE "choice_save" (
	"selection_id" text NOT NULL,
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "choice_save_selection_id_page_pk" PRIMARY KEY("selection_id","page"),
	CONSTRAINT "choice_save_page_check" CHECK (char_length("choice_save"."page") between 1 and 64),
	CONSTRAINT "choice_save_number_check" CHECK ("choice_save"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "choice_save" ADD CONSTRAINT "choice_save_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE cascade ON UPDATE no action;