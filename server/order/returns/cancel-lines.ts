import { returnCredit as creditReturned } from '#core/money/index.ts';
import { cancelStatement, decideSelfCancel, lineIsKept, type MoneyBack, type OrderedLine } from '#core/order/index.ts';
import { authorise } from '../../authorise.ts';
import { uncountSales } from '../../catalog/count-sales.ts';
import { putBackStock } from '../../catalog/take-stock.ts';
import type { Ctx } from '../../context.ts';
import { returnCredit } from '../../fee/order-credit.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { returnPromiseCredits } from '../../project/promise/order-credits.ts';
import { releaseCoupon } from '../../promotion/release-coupon.ts';
import { unchoosePieces } from '../../selection/results/unchoose-pieces.ts';
import { type LinesAsked, type LinesRefused, onLines } from '../fulfillment/change-lines.ts';
import { takeStep } from '../fulfillment/take-step.ts';
import { promiseLineNews } from '../letters/mail-line-news.ts';
import { promiseFollow } from '../promise-follow.ts';
import { changeOrder, type OrderRow, releaseSold } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { insertEntries, type LineRow } from '../store-lines.ts';
import { creditFates, promiseFate } from './credit-fate.ts';
import { promiseReckoned } from './promise-refund.ts';
import { reopenBoards } from './reopen-boards.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
type Inside = Omit<Needs, 'payments'>;

export type LinesCancelled =
  | ({ ok: true; lines: LineRow[]; refunds: RefundRow[]; wholeOrder: boolean } & Pick<
      MoneyBack,
      'feeCredit' | 'promiseCredit'
    >)
  | LinesRefused;

/**
 * Cancels pieces before they ship, at the customer's wish or the shop's. They go back into stock and the money to the
 * card. If that cancels the whole order, the fee gets its credit back, within its year, and the customer their credits for late
 * boards.
 */
export const cancelLines = (
  ctx: Needs,
  asked: LinesAsked & { note?: string },
): Promise<LinesCancelled | SecondPersonNeeded> =>
  orSecondPerson(ctx, { act: 'cancel-lines', subject: { kind: 'order', id: asked.orderId }, given: { ...asked } }, () =>
    cancelNow(ctx, asked),
  );

async function cancelNow(ctx: Needs, asked: LinesAsked & { note?: string }): Promise<LinesCancelled> {
  const capabilities = { own: 'order.cancel-own', any: 'order.cancel-any' } as const;
  const byShop = ctx.actor.kind === 'account' && authorise(ctx.actor, capabilities.any).ok;
  const change = { ...asked, act: 'cancel', capabilities, ...(byShop ? {} : { decide: decideSelfCancel }) } as const;
  const done = await onLines<LinesCancelled>(ctx, change, (inside, order, able, all) =>
    cancelHeld(inside, order, able, all, asked.note ?? ''),
  );
  return done.ok ? { ...done, refunds: await sendRefunds(ctx, done.refunds) } : done;
}

/** Part of the caller's transaction, which holds the account and the order. The caller sends the refunds afterwards. */
export async function cancelHeld(ctx: Inside, order: OrderRow, able: LineRow[], all: LineRow[], note: string) {
  const lineIds = able.map(({ id }) => id);
  const books = await orderBooks(ctx.db, order.id);
  const statement = cancelStatement(all.map(orderedLine), lineIds, books, order.shippingBands);
  const { refund, wholeOrder } = statement;
  const lines = await takeStep(ctx, order, able, { act: 'cancel', note });
  await putBack(ctx, order, able);
  await promiseFollow(ctx, order.id);
  const wanted = { amounts: refund, reason: 'cancelled', lineIds } as const;
  const refunds = await promiseReckoned(ctx, order, wanted);
  // Pieces taken out of an order don't come along with the next one unless they're chosen again.
  const stays = new Set(
    all.filter(({ id, state }) => !lineIds.includes(id) && lineIsKept(state)).map((one) => one.recordId),
  );
  const recordIds = able.map(({ recordId }) => recordId).filter((id) => !stays.has(id));
  if (!wholeOrder) await unchoosePieces(ctx, { ...order, recordIds });
  const ended = wholeOrder ? await endOrder(ctx, order) : ('kept' as const);
  const credits = {
    feeCredit: order.feeCreditCents > 0 ? ended : ('none' as const),
    promiseCredit: promiseFate({ ...order, cancelledAt: wholeOrder ? ctx.clock.now() : null }),
  };
  const isWish = ctx.actor.kind === 'account' && ctx.actor.id === order.accountId;
  await promiseLineNews(ctx, order, lines, { news: isWish ? 'cancel' : 'cancel by us', statement, ...credits, note });
  return { ok: true as const, lines, refunds, wholeOrder, ...credits };
}

export const orderedLine = (line: LineRow): OrderedLine => ({ ...line, replaces: line.replacesLineId });

/** Two lines may be for the same piece: the original and its replacement. */
async function putBack(ctx: Inside, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const pieces = new Map<string, { recordId: string; quantity: number; listCents: number }>();
  for (const { recordId, quantity, shares } of lines) {
    const before = pieces.get(recordId) ?? { recordId, quantity: 0, listCents: 0 };
    const listCents = before.listCents + shares.list;
    pieces.set(recordId, { recordId, quantity: before.quantity + quantity, listCents });
  }
  await uncountSales(ctx, [...pieces.values()]);
  await putBackStock(ctx, [...pieces.values()]);
  await releaseSold(ctx.db, order.id, [...pieces.values()]);
}

/** Returns what became of the fee credit. */
async function endOrder(ctx: Inside, order: OrderRow): Promise<MoneyBack['feeCredit']> {
  const at = ctx.clock.now();
  const given = creditReturned(await orderBooks(ctx.db, order.id));
  await insertEntries(
    ctx.db,
    given.map(({ kind, of, lineId, cents }) => ({
      id: ctx.ids.next('entry'),
      ...{ orderId: order.id, kind, of, lineId, cents, at },
    })),
  );
  const credit = order.feeId ? await returnCredit(ctx, { feeId: order.feeId, orderId: order.id }) : 'none';
  await returnPromiseCredits(ctx, order.id);
  await releaseCoupon(ctx, { orderId: order.id });
  await changeOrder(ctx.db, order.id, { cancelledAt: at });
  await reopenBoards(ctx, order);
  return creditFates[credit];
}
