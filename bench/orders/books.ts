import { sql } from 'drizzle-orm';
import type { BenchShop } from './bench-shop.ts';

export interface Disagreement {
  what: string;
  found: unknown;
}

/**
 * Checks whether our books and the provider's agree to the cent, whether any order was lost or doubled, and whether
 * pieces sold plus pieces left equal the original stock. Empty if all is well.
 */
export async function disagreements(bench: BenchShop, stockBefore: number): Promise<Disagreement[]> {
  const { db } = bench.database;
  const found: Disagreement[] = [];
  const taken = new Map<string, number>();
  for (const { order_id: id, captured, refunded } of await bench.provider()) {
    if (id?.startsWith('order_')) taken.set(id, (taken.get(id) ?? 0) + captured - refunded);
  }
  const { rows: orders } = await db.execute<{ id: string; payment: string; total: number; booked: number }>(sql`
    select purchase.id, purchase.payment, purchase.total_cents as total,
      coalesce((select sum(case kind when 'captured' then cents when 'refunded' then -cents when 'refund-failed' then cents else 0 end)
        from ledger_entry where ledger_entry.purchase_id = purchase.id), 0)::integer as booked
    from purchase`);
  for (const { id, payment, total, booked } of orders) {
    const kept = taken.get(id) ?? 0;
    if (kept !== booked) found.push({ what: 'our books and the provider’s differ', found: { id, kept, booked } });
    if (payment === 'complete' && kept !== total) {
      found.push({ what: 'a paid order whose money is not there', found: { id, kept, total } });
    }
    if (payment !== 'complete' && kept !== 0)
      found.push({ what: 'paid without an order', found: { id, payment, kept } });
    taken.delete(id);
  }
  for (const [id, kept] of taken) if (kept !== 0) found.push({ what: 'an order was lost', found: { id, kept } });

  const { rows: doubled } = await db.execute(sql`
    select selection_id, count(*) from purchase where payment = 'complete' and cancelled_at is null
    group by selection_id having count(*) > 1`);
  for (const row of doubled) found.push({ what: 'ordered twice', found: row });
  const { rows: stock } = await db.execute(sql`
    select furniture.record_id, stock, total_units_sold, coalesce(sum(reservation.quantity) filter (where state = 'held'), 0) as held,
      coalesce(sum(reservation.quantity) filter (where state = 'sold'), 0) as sold
    from furniture left join reservation on reservation.record_id = furniture.record_id
    where furniture.record_id in ${bench.recordIds}
    group by furniture.record_id
    having stock + coalesce(sum(reservation.quantity) filter (where state in ('held', 'sold')), 0) <> ${stockBefore}
      or total_units_sold <> coalesce(sum(reservation.quantity) filter (where state = 'sold'), 0)`);
  for (const row of stock) found.push({ what: 'the stock does not add up', found: row });
  return found;
}
