import { asc, eq } from 'drizzle-orm';
import { divideShares, moneyToMove, type Take, type Takes } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { lineRequest, orderLineEvent } from '../../db/schema/index.ts';
import type { OrderRow } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { changeLine, insertEvents, insertLines, type LineRow, linesOf } from '../store-lines.ts';
import { tellOfOrder } from '../tell-of-order.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/**
 * The lines that an act is for, where it may be for some of their pieces only: those become a line of their own, with
 * their share of the money and what happened to them so far. The rest stays the line it was. Part of the caller's
 * transaction, which holds the order and has found that the pieces can be taken.
 */
export async function divideLines(
  ctx: Needs,
  order: OrderRow,
  lines: readonly LineRow[],
  takes: Takes,
): Promise<LineRow[]> {
  const parts: LineRow[] = [];
  for (const line of lines) {
    const wanted = takes[line.id];
    parts.push(wanted && wanted.take < line.quantity ? await divide(ctx, order, line, wanted) : line);
  }
  return parts;
}

async function divide(ctx: Needs, order: OrderRow, line: LineRow, take: Take): Promise<LineRow> {
  const { part, rest } = divideShares(line.shares, take);
  const movedMoney = moneyToMove(line.id, await orderBooks(ctx.db, order.id), take);
  const id = ctx.ids.next('line');
  const position = (await linesOf(ctx.db, [order.id])).length;
  const divided = { ...line, id, position, quantity: take.take, shares: part };
  await insertLines(ctx.db, [{ ...divided, partOfLineId: line.partOfLineId ?? line.id, movedMoney }]);
  const left = await changeLine(ctx.db, line.id, { quantity: line.quantity - take.take, shares: rest });
  await copyHistory(ctx, line.id, id);
  await tellOfOrder(ctx, 'order.lines-changed', order, [left]);
  const made = (await linesOf(ctx.db, [order.id])).find((one) => one.id === id);
  if (!made) throw new Error(`no line ${id}`);
  return made;
}

/** What happened before they were divided happened to both. */
async function copyHistory(ctx: Needs, from: string, to: string): Promise<void> {
  const events = await ctx.db
    .select()
    .from(orderLineEvent)
    .where(eq(orderLineEvent.lineId, from))
    .orderBy(asc(orderLineEvent.sequence));
  await insertEvents(
    ctx.db,
    events.map(({ sequence: _, ...event }) => ({ ...event, id: ctx.ids.next('event'), lineId: to })),
  );
  const requests = await ctx.db.select().from(lineRequest).where(eq(lineRequest.lineId, from));
  for (const request of requests) {
    await ctx.db.insert(lineRequest).values({ ...request, id: ctx.ids.next('request'), lineId: to });
  }
}
