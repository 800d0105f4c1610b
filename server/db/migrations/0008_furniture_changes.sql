CREATE TABLE "furniture_change" (
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "furniture_change_xact_index" ON "furniture_change" USING btree ("xact");--> statement-breakpoint
CREATE INDEX "furniture_change_age_index" ON "furniture_change" USING btree ("at");--> statement-breakpoint
create function write_down_furniture_change() returns trigger language plpgsql as $$
begin
  insert into furniture_change (record_id) values (coalesce(new.record_id, old.record_id));
  return null;
end $$;
--> statement-breakpoint
create trigger furniture_comes_and_goes after insert or delete on furniture
  for each row execute function write_down_furniture_change();
--> statement-breakpoint
create trigger furniture_is_described_anew
  after update of name, kind, rooms, styles, price_cents, active, item on furniture for each row
  when (
    (old.name, old.kind, old.rooms, old.styles, old.price_cents, old.active, old.item)
      is distinct from (new.name, new.kind, new.rooms, new.styles, new.price_cents, new.active, new.item)
  )
  execute function write_down_furniture_change();
--> statement-breakpoint
-- From 60 on, more of a piece changes nothing on any board: `stockThatCounts` in core/selection.
create trigger furniture_is_restocked after update of stock on furniture for each row
  when (old.stock <> new.stock and least(old.stock, new.stock) < 60)
  execute function write_down_furniture_change();
