import { order, line as orderedLine } from '#app/parts/order/order.test-data.ts';
import type { StudioLine, StudioOrder } from '#server/order/records/get-studio-order.ts';

/** A sofa ordered a moment ago, as staff see it. */
export const line: StudioLine = { ...orderedLine, dayOpen: false, correctable: null, returnTerms: '' };

export const facts: StudioOrder['facts'] = {
  ...{ lines: [], ledger: [], courtesies: [], owed: [], taxRate: 0, shippingBands: [] },
};

/** An order of one delivered sofa, of which all can be refunded. */
export const deliveredOrder: StudioOrder = {
  ...order,
  ...{
    status: 'delivered',
    lines: [{ ...line, id: 'line_delivered', state: 'delivered' }],
    refunds: [],
    paidCents: 100,
  },
  totals: { ...order.totals, merchandise: 100, shipping: 0, feeCredit: 0, total: 100 },
  customer: null,
  books: { captured: 100, credited: 0, refunded: 0, creditReturned: 0, promiseCredited: 0, promiseReturned: 0 },
  refundable: [{ of: 'line', lineId: 'line_delivered', cents: 100 }],
  facts,
};
