import { mayPlaceOrder } from '#core/order/index.ts';
import { couponRefusalWords } from '#core/promotion/index.ts';
import { isOrderable, isWithdrawn } from '#core/selection/index.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import type { TaxServiceAnswer } from '../../gateways/tax/port.ts';
import { ownChoices } from '../../selection/results/get-selection.ts';
import { noteMissingRate } from '../../tax/missing-rates.ts';
import { heldFor, type OrderRow, openOrderOfRoom } from '../store.ts';
import type { OrderAsked, OrderRefused } from './order-asked.ts';
import { type PricedOrder, type PricingNeeds, priceOrder } from './price-order.ts';
import { wantedPieces } from './wanted-pieces.ts';

export interface OrderDraft extends PricedOrder {
  accountId: string;
  asked: OrderAsked;
  /** The unpaid order already begun for this room. */
  open: OrderRow | null;
}

/** Decides what would be ordered now, before any charge. Locks the pieces, so stock can't change before the commit. */
export async function draftOrder(
  ctx: PricingNeeds,
  accountId: string,
  asked: OrderAsked,
  service: TaxServiceAnswer,
): Promise<{ ok: true; draft: OrderDraft } | OrderRefused> {
  // Read before what is already ordered: an order paid in between is then either open here or ordered there. The other
  // way around it could be neither, and its pieces would be ordered twice.
  const open = await openOrderOfRoom(ctx.db, asked.selectionId);
  const selection = await ownChoices(ctx, asked.selectionId);
  if (!selection) return { ok: false, reason: 'not-found' };

  const { pieces, orderedId } = selection;
  const items = await lockItems(
    ctx,
    pieces.map(({ recordId }) => recordId),
  );
  const { coupon, address, shown } = asked;
  const place = { state: address.state, zip: address.zip, service };
  const wish = { accountId, surveyId: selection.surveyId, pieces, items, coupon, place };
  const priced = await priceOrder(ctx, { ...wish, openOrderId: open?.id ?? null });
  if (priced.rateMissing) await noteMissingRate(ctx, place);
  const { totals } = priced.detail;
  const decided = mayPlaceOrder({
    checkoutOpen: priced.checkoutOpen,
    orderedId,
    orderable: isOrderable(selection),
    withdrawn: isWithdrawn(selection),
    taxUnknown: priced.taxUnknown,
    pieces: wantedPieces(pieces, items, open ? await heldFor(ctx.db, [open.id]) : []),
    shown: shown ?? totals,
    seen: asked.pieces,
    totals,
  });
  const names = new Map([...items].map(([id, { name }]) => [id, name]));
  // A code that stopped working also changes the total. "Invalid code" is the more useful answer.
  if (priced.coupon && !priced.coupon.ok && (decided.ok || decided.reason === 'total-changed')) {
    const { coupon: refused } = priced;
    if (refused.reason === 'too-many') return { ...refused, of: 'coupon' };
    const why = refused.reason === 'unknown' ? null : couponRefusalWords(refused.coupon, refused.reason);
    return { ok: false, reason: 'invalid-code', why };
  }
  return decided.ok ? { ok: true, draft: { ...priced, accountId, asked, open } } : { ...decided, names };
}

/** The code the order actually uses: none if a promotion saves more. */
export const usedCoupon = ({ coupon, detail }: PricedOrder): string | null =>
  coupon?.ok && detail.totals.coupon > 0 ? coupon.coupon.code : null;
