import { notInArray, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#core/figures/index.ts';
import { notSoldStates } from '#core/order/index.ts';
import type { Db } from '../db/database.ts';
import {
  account,
  board,
  boardPiece,
  choice,
  furniture,
  order,
  orderLine,
  purchaseOrderLine,
  refund,
  selection,
  survey,
} from '../db/schema/index.ts';

/** What the boards can be counted by. */
export const boardGroups = ['specialist', 'style', 'piece', 'maker', 'month'] as const;
export type BoardGroup = (typeof boardGroups)[number];

export interface BoardsCount {
  /** A specialist's or piece's name, a style's key, a maker or a month; empty if there is none. */
  key: string;
  name: string;
  pairs: number;
  seen: number;
  offered: number;
  kept: number;
  bought: number;
  units: number;
  cents: number;
  /** Of the pieces whose cost we know: what customers paid for them, discounts and refunds taken off, and that cost. */
  costedCents: number;
  costCents: number;
}

const groupedBy: Record<BoardGroup, { key: SQL; name: SQL }> = {
  specialist: {
    key: sql`coalesce(cohort.specialist_id, '')`,
    name: sql`coalesce(min(trim(concat(who.first_name, ' ', who.last_name))), '')`,
  },
  style: { key: sql`cohort.style`, name: sql`cohort.style` },
  piece: { key: sql`each.record_id`, name: sql`coalesce(min(each.sold_as), min(item.name), '')` },
  maker: {
    key: sql`coalesce(each.sold_by, item.vendor, '')`,
    name: sql`coalesce(each.sold_by, item.vendor, '')`,
  },
  month: { key: sql`cohort.month`, name: sql`cohort.month` },
};

/**
 * What became of the boards that went out in a time span, however much later: seen, kept, bought. A piece that's on both
 * boards of a pair counts once. One that was bought as an alternative counts as offered. A program's boards are no
 * specialist's. The best sellers come first.
 */
export async function boardCounts(db: Db, { from, until }: Span, by: BoardGroup, most: number): Promise<BoardsCount[]> {
  const { key, name } = groupedBy[by];
  const { rows } = await db.execute<Record<keyof BoardsCount, string>>(sql`
    with cohort as (
      select ${selection.id}, case when ${selection.byProgram} then null else ${selection.specialistId} end as specialist_id,
        ${selection.openedAt} is not null as opened,
        coalesce(${survey.responses} -> 'favorite_styles' ->> 0, '') as style,
        to_char(${selection.publishedAt} at time zone 'America/New_York', 'YYYY-MM') as month
      from ${selection} join ${survey} on ${survey.id} = ${selection.surveyId}
      where ${selection.publishedAt} >= ${from} and ${selection.publishedAt} < ${until} and ${selection.state} <> 'draft'
    ), offered as (
      select distinct ${board.selectionId}, ${boardPiece.recordId}
      from cohort join ${board} on ${board.selectionId} = cohort.id join ${boardPiece} on ${boardPiece.boardId} = ${board.id}
      where ${boardPiece.recordId} is not null
    ), bought as (
      select ${order.selectionId}, ${orderLine.recordId}, min(${orderLine.name}) as sold_as, min(${orderLine.vendor}) as sold_by,
        sum(${orderLine.quantity}) as units, sum(${orderLine.unitCents}::bigint * ${orderLine.quantity}) as cents,
        sum((${orderLine.shares} ->> 'net')::bigint - back.cents) filter (where ${purchaseOrderLine.unitCostCents} is not null) as costed,
        sum(${purchaseOrderLine.unitCostCents}::bigint * ${orderLine.quantity}) as cost
      from cohort join ${order} on ${order.selectionId} = cohort.id
        join ${orderLine} on ${orderLine.orderId} = ${order.id}
        left join ${purchaseOrderLine} on ${purchaseOrderLine.orderLineId} = coalesce(${orderLine.partOfLineId}, ${orderLine.id})
        cross join lateral (
          select coalesce(sum((given ->> 'cents')::bigint), 0) as cents
          from ${refund}, jsonb_array_elements(${refund.amounts}) as given
          where ${refund.orderId} = ${order.id} and ${refund.state} <> 'covered'
            and given ->> 'of' = 'line' and given ->> 'lineId' = ${orderLine.id}
        ) back
      where ${order.paidAt} is not null and ${notInArray(orderLine.state, [...notSoldStates])}
      group by 1, 2
    ), each as (
      select selection_id, record_id, sold_as, sold_by, units, cents, costed, cost
      from offered full join bought using (selection_id, record_id)
    )
    select ${key} as key, ${name} as name,
      count(distinct cohort.id) as pairs, count(distinct cohort.id) filter (where cohort.opened) as seen,
      count(*) as offered, count(*) filter (where kept.id is not null or each.units is not null) as kept,
      count(*) filter (where each.units is not null) as bought,
      coalesce(sum(each.units), 0) as units, coalesce(sum(each.cents), 0) as cents,
      coalesce(sum(each.costed), 0) as "costedCents", coalesce(sum(each.cost), 0) as "costCents"
    from each join cohort on cohort.id = each.selection_id
      left join ${choice} kept on kept.selection_id = each.selection_id and kept.record_id = each.record_id and kept.chosen
      left join ${furniture} item on item.record_id = each.record_id
      left join ${account} who on who.id = cohort.specialist_id
    group by ${key} order by 9 desc, 5 desc, 1 limit ${most}`);
  return rows.map(({ key: of, name: called, ...numbers }) => ({
    key: of,
    name: called,
    pairs: Number(numbers.pairs),
    seen: Number(numbers.seen),
    offered: Number(numbers.offered),
    kept: Number(numbers.kept),
    bought: Number(numbers.bought),
    units: Number(numbers.units),
    cents: Number(numbers.cents),
    costedCents: Number(numbers.costedCents),
    costCents: Number(numbers.costCents),
  }));
}

/** Refunds promised in a time span, by reason. One that went back with another isn't counted twice. */
export const refundCounts = (db: Db, { from, until }: Span) =>
  db
    .select({
      reason: refund.reason,
      refunds: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`sum(${refund.cents})`.mapWith(Number),
    })
    .from(refund)
    .where(sql`${refund.promisedAt} >= ${from} and ${refund.promisedAt} < ${until} and ${refund.state} <> 'covered'`)
    .groupBy(refund.reason)
    .orderBy(sql`3 desc`);
