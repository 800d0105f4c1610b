import { inStock } from '#core/catalog/index.ts';
import { cardCharge, mostChargeCents, sumCents } from '#core/money/index.ts';
import { exchangeDifference, offerHeldUntil } from '#core/order/index.ts';
import { checkAfter } from '#core/payment/index.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import { takeStock } from '../../catalog/take-stock.ts';
import type { Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';
import { insertPayment } from '../../payment/payment-rows.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { type LinesRefused, onLines } from '../fulfillment/change-lines.ts';
import { sumOfExchange } from '../letters/exchange-rows.ts';
import { promiseExchangeDue } from '../letters/mail-exchange.ts';
import type { OrderRow } from '../store.ts';
import { exchangeBooks } from '../store-books.ts';
import type { LineRow } from '../store-lines.ts';
import { firstOf, placeReplacement } from './place-replacement.ts';
import { promiseReckoned } from './promise-refund.ts';
import { type ExchangeRow, insertExchange, openExchangeOf } from './store-exchanges.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
type Inside = Omit<Needs, 'payments'>;

export interface ReplacementAsked {
  orderId: string;
  lineId: string;
  recordId: string;
  /** Default: as many as the line had. */
  quantity?: number;
}

export type ReplacementOffered =
  | { ok: true; exchange: ExchangeRow; refunds: RefundRow[] }
  | { ok: false; reason: 'sold-out' | 'already-offered' | 'too-large' }
  | LinesRefused;

/**
 * Answers an exchange request with a piece. At the same price or less, it's ordered at once and the difference
 * refunded. A more expensive one is held until the customer has paid the difference.
 */
export const offerReplacement = (
  ctx: Needs,
  asked: ReplacementAsked,
): Promise<ReplacementOffered | SecondPersonNeeded> =>
  orSecondPerson(
    ctx,
    { act: 'offer-replacement', subject: { kind: 'order', id: asked.orderId }, given: { ...asked } },
    () => offerPiece(ctx, asked),
  );

async function offerPiece(ctx: Needs, asked: ReplacementAsked): Promise<ReplacementOffered> {
  const change = {
    orderId: asked.orderId,
    lineIds: [asked.lineId],
    act: 'place replacement',
    capabilities: { any: 'order.exchange-any' },
  } as const;
  const done = await onLines<ReplacementOffered>(ctx, change, async (inside, order, [line], all) =>
    line ? offer(inside, order, { line, first: firstOf(all, line) }, asked) : { ok: false, reason: 'not-found' },
  );
  if (done.ok) await sendRefunds(ctx, done.refunds);
  return done;
}

async function offer(
  ctx: Inside,
  order: OrderRow,
  { line, first }: { line: LineRow; first: LineRow },
  { recordId, quantity = line.quantity }: ReplacementAsked,
): Promise<ReplacementOffered> {
  if (await openExchangeOf(ctx.db, line.id)) return { ok: false, reason: 'already-offered' };
  const item = (await lockItems(ctx, [recordId])).get(recordId);
  if (!item) return { ok: false, reason: 'not-found' };
  if (!inStock(item, quantity)) return { ok: false, reason: 'sold-out' };
  if (item.priceCents * quantity > mostChargeCents) return { ok: false, reason: 'too-large' };
  await takeStock(ctx, [{ recordId, quantity }]);

  const replacement = { unitCents: item.priceCents, quantity };
  const exchanged = { ...line.shares, id: first.id, first: first.shares };
  const books = await exchangeBooks(ctx.db, order.id);
  const difference = exchangeDifference(exchanged, replacement, order.taxRate, books);
  const due = difference.kind === 'due' ? difference.due : [];
  const dueCents = cardCharge(sumCents(due.map(({ cents }) => cents)));
  const now = ctx.clock.now();
  const exchange = await insertExchange(ctx.db, {
    id: ctx.ids.next('exchange'),
    orderId: order.id,
    lineId: line.id,
    ...{ recordId, ...replacement, dueCents, due: dueCents > 0 ? due : [] },
    ...(dueCents > 0 ? { state: 'open' as const } : { state: 'complete' as const, settledAt: now }),
    openedAt: now,
    heldUntil: offerHeldUntil(now),
  });
  if (dueCents > 0) {
    await insertPayment(ctx.db, {
      ...{ id: exchange.id, purpose: 'exchange', accountId: order.accountId, state: 'open' },
      ...{ openedCents: dueCents, dueCents, openedAt: now, heldUntil: exchange.heldUntil },
      nextCheckAt: checkAfter(now, 0),
    });
    const exchangedFor = { order, line, first, replacement: { ...replacement, name: item.name }, ledger: books.ledger };
    const sum = sumOfExchange(exchangedFor, { kind: 'due', cents: dueCents });
    await promiseExchangeDue(ctx, order, line, exchange, { name: item.name, sum });
    announce(ctx.db, order.accountId, 'orders');
    return { ok: true, exchange, refunds: [] };
  }
  const amounts = difference.kind === 'refund' ? difference.refund : [];
  const back = sumCents(amounts.map(({ cents }) => cents));
  const settled = back > 0 ? ({ kind: 'refund', cents: back } as const) : ({ kind: 'even' } as const);
  await placeReplacement(ctx, order, line, exchange, { settled, card: null });
  const refunds = await promiseReckoned(ctx, order, { amounts, reason: 'exchanged', lineIds: [line.id] });
  return { ok: true, exchange, refunds };
}
