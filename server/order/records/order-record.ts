import { cardCharge, toDollars } from '#core/money/index.ts';
import { orderNumber } from '#core/order/index.ts';
import type { PlacedOrder } from '../placing/placed-order.ts';
import type { LineView, OrderView } from './order-view.ts';

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const amounts = ({ totals }: Pick<PlacedOrder, 'totals'>) => ({
  currency: 'usd',
  amount_subtotal: totals.merchandise,
  amount_total: cardCharge(totals.total),
  total_details: {
    amount_discount: totals.volumeDiscount + totals.coupon,
    amount_shipping: totals.shipping + totals.whiteGlove,
    amount_tax: totals.tax,
    amount_fee_credit: totals.feeCredit,
    amount_promise_credit: totals.promiseCredit,
  },
});

/** An order waiting for its card payment, in the API's format. Amounts are in cents. */
export const placedRecord = (order: PlacedOrder) => ({
  id: order.id,
  status: order.payment,
  client_secret: order.clientSecret,
  reservedUntil: order.reservedUntil.toISOString(),
  ...amounts(order),
});

export const orderRecord = (order: OrderView) => ({
  id: order.id,
  number: orderNumber(order.id),
  selectionId: order.selectionId,
  status: order.status,
  paidAt: isoOrNull(order.paidAt),
  address: order.address,
  coupon: order.couponCode,
  ...amounts(order),
  amount_paid: order.paidCents,
  differences: order.differences.map(({ id, name, cents, paidAt }) => ({
    ...{ id, name, amount: cents, paidAt: isoOrNull(paidAt) },
  })),
  refunds: order.refunds.map(({ id, reason, state, cents, lineIds, promisedAt, sentAt }) => ({
    ...{ id, reason, state, amount: cents, lineItems: lineIds },
    promisedAt: promisedAt.toISOString(),
    sentAt: isoOrNull(sentAt),
  })),
  lineItems: order.lines.map(lineRecord),
});

/** Prices are in dollars, as in the record of the piece itself. */
export const lineRecord = (line: LineView) => ({
  id: line.id,
  orderId: line.orderId,
  recordId: line.recordId,
  name: line.name,
  vendor: line.vendor,
  quantity: line.quantity,
  itemPrice: toDollars(line.unitCents),
  whiteGloveStatus: line.delivery,
  whiteGlovePrice: toDollars(line.whiteGloveCents),
  state: line.state,
  shipBy: line.shipBy,
  arrives: line.arrives,
  carrier: line.carrier?.name ?? null,
  tracking: line.tracking,
  trackingUrl: line.carrier?.href ?? null,
  shippedAt: isoOrNull(line.shippedAt),
  deliveredAt: isoOrNull(line.deliveredAt),
  replaces: line.replacesLineId,
  partOf: line.partOf,
  delay: line.delay,
  request: line.request && {
    ...{ want: line.request.want, reason: line.request.reason, note: line.request.note, photos: line.request.photos },
    at: line.request.at.toISOString(),
  },
  appointment: line.appointment && {
    ...{ day: line.appointment.day, part: line.appointment.part, errand: line.appointment.errand },
  },
  claim: line.claim && {
    ...{ state: line.claim.state, want: line.claim.want, words: line.claim.words, photos: line.claim.photos },
    ...{ answer: line.claim.answer, refund: line.claim.refundCents, at: line.claim.at.toISOString() },
  },
  history: line.events.map(({ act, state, at, actor, note }) => ({
    act,
    state,
    at: at.toISOString(),
    by: actor,
    note,
  })),
});
