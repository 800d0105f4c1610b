import { sql } from 'drizzle-orm';
import type { Span } from '#core/figures/index.ts';
import type { State } from '#core/places/index.ts';
import type { TaxLevel } from '#core/tax/index.ts';
import type { Month } from '#core/visit/index.ts';
import type { Db } from '../db/database.ts';
import { ledgerEntry, order } from '../db/schema/index.ts';

export interface TaxSums {
  month: Month;
  state: State;
  level: TaxLevel;
  /** Empty for orders from before we kept whose tax it was: all of it is the state's. */
  name: string;
  /** Orders that were charged in this month. */
  orders: number;
  chargedCents: number;
  refundedCents: number;
}

/**
 * Tax by month and jurisdiction, from the ledger: what orders were charged, whatever paid for it, and what went back.
 * Every change of an order's tax is split as `core/tax` splits it (`moveOfTax`), by the rates the order keeps, so the
 * sums are the ledger's to the cent, and a jurisdiction has nothing left of an order that was refunded in full.
 */
export async function taxSums(db: Db, { from, until }: Span, most: number): Promise<TaxSums[]> {
  const { rows } = await db.execute(sql`
    with steps as (
      select ${ledgerEntry.orderId} as id, ${ledgerEntry.at} as at, sum(case
        when ${ledgerEntry.kind} in ('captured', 'credited', 'promise-credited', 'refund-failed') then ${ledgerEntry.cents}
        else -${ledgerEntry.cents} end)::bigint as delta
      from ${ledgerEntry}
      where ${ledgerEntry.of} = 'tax' and ${ledgerEntry.at} < ${until} and ${ledgerEntry.orderId} in (
        select purchase_id from ledger_entry where of = 'tax' and at >= ${from} and at < ${until})
      group by 1, 2
    ), moves as (
      select id, at, delta, (sum(delta) over (partition by id order by at))::bigint as after from steps
    ), owed as (
      select m.id, m.at, m.delta, m.after, m.after - m.delta as before, ${order.address} ->> 'state' as state,
        case when jsonb_array_length(${order.taxParts}) > 0 then ${order.taxParts}
          else '[{"level": "state", "name": "", "millionths": 1}]'::jsonb end as parts
      from moves m join ${order} on ${order.id} = m.id
      where m.at >= ${from}
    ), shares as (
      select o.*, part ->> 'level' as level, part ->> 'name' as name,
        (sum((part ->> 'millionths')::bigint) over through)::bigint as rate,
        (part ->> 'millionths')::bigint as own,
        (sum((part ->> 'millionths')::bigint) over (partition by o.id, o.at))::bigint as whole
      from owed o, jsonb_array_elements(o.parts) with ordinality as listed(part, place)
      window through as (partition by o.id, o.at order by place)
    ), split as (
      select *, (after * rate / whole - after * (rate - own) / whole)
        - (before * rate / whole - before * (rate - own) / whole) as cents
      from shares
    )
    select to_char(at at time zone 'America/New_York', 'YYYY-MM') as month, state, level, name,
      count(distinct id) filter (where delta > 0)::int as orders,
      coalesce(sum(cents) filter (where delta > 0), 0)::bigint as charged,
      coalesce(-sum(cents) filter (where delta < 0), 0)::bigint as refunded
    from split
    group by 1, 2, 3, 4
    order by 1 desc, 2, array_position(array['state', 'county', 'city', 'special'], level), 4
    limit ${most}`);
  return (rows as unknown as Stored[]).map(({ charged, refunded, ...row }) => ({
    ...row,
    chargedCents: Number(charged),
    refundedCents: Number(refunded),
  }));
}

interface Stored extends Omit<TaxSums, 'chargedCents' | 'refundedCents'> {
  charged: string;
  refunded: string;
}
