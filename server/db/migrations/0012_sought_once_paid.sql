-- Only paid orders are sought by name or number: one that still waits for its card is not written into that index three times.
drop index purchase_search_index;
--> statement-breakpoint
create index purchase_search_index on purchase using gin ((id || ' ' || (address ->> 'name')) gin_trgm_ops)
  where payment = 'complete';
--> statement-breakpoint
-- Nor does an order that nobody has paid yet belong to a month.
drop trigger purchase_forgets_month on purchase;
--> statement-breakpoint
create trigger purchase_forgets_month after delete or update of paid_at, payment on purchase
  for each row execute function forget_months_of_payment();
--> statement-breakpoint
create trigger paid_purchase_forgets_month after insert on purchase
  for each row when (new.paid_at is not null) execute function forget_months_of_payment();
