import { sql } from 'drizzle-orm';
import { termsVersion } from '#core/account/index.ts';
import { cardCharge } from '#core/money/index.ts';
import { reservedUntil, shipByDay } from '#core/order/index.ts';
import { checkAfter } from '#core/payment/index.ts';
import { type ListedPieces, listed, taking } from '../../catalog/take-stock.ts';
import type { Ctx } from '../../context.ts';
import { type Given, preparedStatement } from '../../db/prepared-statements.ts';
import { furniture, reservation } from '../../db/schema/index.ts';
import { spendCredit } from '../../fee/order-credit.ts';
import { payerNow } from '../../payment/failed-cards.ts';
import { insertPayment, type PaymentRow } from '../../payment/payment-rows.ts';
import { spendPromiseCredits } from '../../project/promise/order-credits.ts';
import { takeCoupon } from '../../promotion/take-coupon.ts';
import { type Held, insertOrder, type OrderRow } from '../store.ts';
import { insertLines } from '../store-lines.ts';
import { type OrderDraft, usedCoupon } from './draft-order.ts';

const takeAndNote = preparedStatement((tx, wanted: Given<ListedPieces & { orderId: string }>) => {
  const taken = tx.$with('taken').as(
    taking(tx, wanted).returning({
      recordId: furniture.recordId,
      quantity: sql<number>`wanted.quantity`.as('quantity'),
    }),
  );
  const held = {
    orderId: sql<string>`${wanted.orderId}::text`.as('purchase_id'),
    recordId: taken.recordId,
    quantity: taken.quantity,
    state: sql<'held'>`'held'`.as('state'),
  };
  return tx.with(taken).insert(reservation).select(tx.select(held).from(taken));
});

/**
 * Takes an order's pieces out of stock and records the reservations. The transaction has already locked them and
 * checked the quantities; the statement checks again, so stock never drops below zero.
 */
async function holdPieces({ db }: Pick<Ctx, 'db'>, orderId: string, pieces: readonly Held[]): Promise<void> {
  const held = await takeAndNote(db, { orderId, ...listed(pieces) });
  if (held.rowCount !== pieces.length) throw new Error('there was not enough in stock after all');
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'address' | 'secret'>;

export interface WrittenOrder {
  row: OrderRow;
  payment: PaymentRow;
}

/**
 * Starts an order in the caller's transaction: writes payment, row and lines, takes its pieces out of stock, and binds
 * its coupon and credits. Null, with nothing written: someone took the coupon's last use in the meantime.
 */
export async function writeOrder(ctx: Needs, draft: OrderDraft): Promise<WrittenOrder | null> {
  const now = ctx.clock.now();
  const id = ctx.ids.next('order');
  const { accountId, asked, detail } = draft;
  const { totals } = detail;
  const code = usedCoupon(draft);
  if (code && !(await bindCoupon(ctx, code, id, draft))) return null;
  const feeId = totals.feeCredit > 0 && draft.credit ? draft.credit.feeId : null;
  if (feeId) await spendCredit(ctx, { accountId, feeId, orderId: id });

  const waivedCents = totals.total - cardCharge(totals.total);
  const dueCents = totals.total - waivedCents;
  const payment = await insertPayment(ctx.db, {
    ...{ id, purpose: 'order', accountId, state: 'open', openedCents: dueCents, dueCents, openedAt: now },
    ...{ heldUntil: reservedUntil(now), nextCheckAt: checkAfter(now, 0), ...payerNow(ctx) },
  });
  const row = await insertOrder(ctx.db, {
    id,
    accountId,
    selectionId: asked.selectionId,
    payment: 'open',
    address: asked.address,
    couponCode: code,
    feeId,
    merchandiseCents: totals.merchandise,
    volumeDiscountCents: totals.volumeDiscount,
    couponCents: totals.coupon,
    shippingCents: totals.shipping,
    whiteGloveCents: totals.whiteGlove,
    taxCents: totals.tax,
    feeCreditCents: totals.feeCredit,
    promiseCreditCents: totals.promiseCredit,
    totalCents: totals.total,
    waivedCents,
    taxRate: draft.tax?.rate ?? 0,
    taxParts: draft.tax?.parts ?? [],
    taxExemption: draft.taxExemption,
    shippingBands: draft.prices.shippingBands,
    termsVersion,
    moneyLines: draft.moneyLines,
    openedAt: now,
  });
  if (totals.promiseCredit > 0) await spendPromiseCredits(ctx, { accountId, orderId: id, cents: totals.promiseCredit });
  await insertLines(ctx.db, linesOfDraft(ctx, id, draft));
  await holdPieces(ctx, id, draft.lines);
  return { row, payment };
}

function linesOfDraft({ clock, ids }: Pick<Ctx, 'clock' | 'ids'>, orderId: string, { lines, detail }: OrderDraft) {
  return lines.map(({ item, recordId, unitCents, quantity, delivery, whiteGloveCents }, position) => {
    const reckoned = detail.lines[position];
    if (!reckoned) throw new Error(`line ${position} was not reckoned`);
    const { list, volumeDiscount, coupon, net, tax, whiteGlove } = reckoned;
    const shipBy = shipByDay(clock.now(), item.leadTimeDays);
    return {
      id: ids.next('line'),
      orderId,
      position,
      ...{ recordId, unitCents, quantity, delivery, whiteGloveCents },
      name: item.name,
      vendor: item.vendor.name,
      shipsFrom: item.vendor.shipsFrom,
      shares: { list, volumeDiscount, coupon, net, tax, whiteGlove },
      state: 'placed' as const,
      ...{ shipBy, firstShipBy: shipBy },
    };
  });
}

async function bindCoupon(ctx: Needs, code: string, orderId: string, draft: OrderDraft): Promise<boolean> {
  const { merchandise, volumeDiscount } = draft.detail.totals;
  const amountCents = merchandise - volumeDiscount;
  const { accountId } = draft;
  const taken = await takeCoupon(ctx, { code, use: 'furniture', accountId, amountCents, takenFor: { orderId } });
  return taken.ok;
}
