import type { LineView, OrderView, RefundView } from '#server/order/records/order-view.ts';

const at = new Date('2026-11-01T15:00:00Z');

/** A sofa ordered a moment ago. */
export const line: LineView = {
  ...{ id: 'line_1', orderId: 'order_1', recordId: 'rec-1', name: 'Sofa', vendor: 'Larkmoor', quantity: 1 },
  ...{ unitCents: 100, listCents: 100, delivery: 'standard', whiteGloveCents: 0, shipBy: '2026-11-29' },
  ...{
    carrier: null,
    tracking: null,
    shippedAt: null,
    deliveredAt: null,
    picture: null,
    shown: null,
    events: [],
    arrives: { from: '2026-12-01', to: '2026-12-07' },
    ahead: [],
  },
  ...{
    state: 'placed',
    request: null,
    claim: null,
    appointment: null,
    carriage: 'parcel',
    goesBack: null,
    delay: null,
    offer: null,
    exchanged: null,
    replacesLineId: null,
    partOf: null,
  },
  may: { cancel: true, askToCancel: false, withdraw: false, returnUntil: null, claimUntil: null, chooseWindow: null },
};

export const refund = (id: string, state: RefundView['state'], cents: number): RefundView => ({
  ...{ id, state, cents, reason: 'returned', amounts: [], lineIds: [], ofOrder: true },
  ...{ promisedAt: at, sentAt: null, problem: null },
});

/** One $1,000 piece with delivery, exchanged twice for one that cost $100 more, then returned. */
export const order: OrderView = {
  ...{ id: 'order_1', accountId: 'account_1', selectionId: 'selection_1', status: 'returned', paidAt: at },
  address: { name: 'June', line1: '1 Oak', line2: '', city: 'Brooklyn', state: 'NY', zip: '11201', phone: '' },
  ...{ couponCode: null, moneyLines: [], paidCard: null, differences: [], paidCents: 125_000, lines: [] },
  totals: {
    ...{ merchandise: 100_000, volumeDiscount: 0, coupon: 0, shipping: 19_900, whiteGlove: 0, tax: 0 },
    ...{ feeCredit: 14_900, promiseCredit: 0, total: 105_000 },
  },
  refunds: [
    refund('refund_1', 'sent', 87_573),
    refund('refund_2', 'sent', 20_000),
    refund('refund_3', 'covered', 20_000),
  ],
};
