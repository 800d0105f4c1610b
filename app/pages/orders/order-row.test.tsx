import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OrderedPart } from '#app/pages/projects/ordered-part.tsx';
import type { OrderView, RefundView } from '#server/order/order-view.ts';
import { OrderRow } from './order-row.tsx';

const at = new Date('2026-11-01T15:00:00Z');
const refund = (id: string, state: RefundView['state'], cents: number): RefundView => ({
  ...{ id, state, cents, reason: 'returned', amounts: [], lineIds: [], promisedAt: at, sentAt: null, problem: null },
});
/** One piece of $1,000 and its delivery, twice exchanged for one that cost $100 more, and then returned. */
const order: OrderView = {
  ...{ id: 'order_1', accountId: 'account_1', selectionId: 'selection_1', status: 'returned', paidAt: at },
  address: { name: 'June', line1: '1 Oak', line2: '', city: 'Brooklyn', state: 'NY', zip: '11201', phone: '' },
  ...{ couponCode: null, moneyLines: [], paidCard: null, differences: [], paidCents: 125_000, lines: [] },
  totals: {
    ...{ merchandise: 100_000, volumeDiscount: 0, coupon: 0, shipping: 19_900, whiteGlove: 0, tax: 0 },
    ...{ feeCredit: 14_900, total: 105_000 },
  },
  refunds: [
    refund('refund_1', 'sent', 87_573),
    refund('refund_2', 'sent', 20_000),
    refund('refund_3', 'covered', 20_000),
  ],
};

const shown = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('<!-- -->', '');

test('an order in the list says what a card paid for it in all, beside what goes back of that, each dollar once', () => {
  const html = shown(<OrderRow order={order} />);
  expect(html).toContain('$1,250.00');
  expect(html).toContain('$1,075.73 back to your card');
  expect(html).not.toContain('$1,050.00');
});

test('the project says the same sum', () => {
  expect(shown(<OrderedPart order={order} />)).toContain('$1,250.00');
});
