create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % is refused', tg_table_name, lower(tg_op);
end $$;
--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create index furniture_search_index on furniture using gin (search_text gin_trgm_ops);
--> statement-breakpoint
create index purchase_search_index on purchase using gin ((id || ' ' || (address ->> 'name')) gin_trgm_ops);
