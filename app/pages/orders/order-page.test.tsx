import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { line, order, refund } from '#app/parts/order/order.test-data.ts';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { feeCreditWords } from '#core/order/index.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { RefundView } from '#server/order/records/order-view.ts';
import { OrderPage } from './order-page.tsx';
import { ordersWords as words } from './words.ts';

const show: OrderToShow = {
  ...{ order, standings: {}, feeCredit: 'kept', choices: { ifLate: false, sendBack: false }, again: false },
  deliveryDays: [],
  statements: { cancel: {}, cancelAll: null, sendBack: {}, cancelSome: {}, sendBackSome: {} },
};

function shown(changes: Partial<OrderToShow>): string {
  const element = (
    <NoticesProvider firstComplaint={null}>
      <OrderPage {...show} {...changes} cards={{ publishableKey: 'pk_test', apiBase: '' }} saved={[]} reviewed={[]} />
    </NoticesProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('<!-- -->', '');
}

const refunded = (...refunds: RefundView[]) => ({ order: { ...order, lines: [line], refunds } });
const price = { of: 'line', lineId: 'line_1', cents: 97_800 } as const;
const delivery = { of: 'shipping', lineId: null, cents: 9000 } as const;

test('a refund says why it is less than the piece cost, whether or not it is made of several things', () => {
  const ofPrice = { ...refund('refund_1', 'sent', 97_800), amounts: [price] };
  expect(shown(refunded(ofPrice))).toContain(words.creditStays);
  const withDelivery = { ...refund('refund_1', 'sent', 106_800), amounts: [price, delivery] };
  expect(shown(refunded(withDelivery))).toContain(`$978 for furniture, $90 for delivery. ${words.creditStays}`);
  expect(shown({ ...refunded(ofPrice), feeCredit: 'none' })).not.toContain(words.creditStays);
});

test.each(['given back', 'used again', 'lapsed'] as const)(
  'an order canceled as a whole says once that its credit is %s, and not that it stays',
  (feeCredit) => {
    const html = shown({ ...refunded(refund('refund_1', 'sent', 100), refund('refund_2', 'sent', 200)), feeCredit });
    expect(html.split(feeCreditWords[feeCredit])).toHaveLength(2);
    expect(html).not.toContain(words.creditStays);
  },
);

test('when no card paid, only the credit is mentioned', () => {
  const html = shown({ ...refunded(), feeCredit: 'given back' });
  expect(html).toContain(
    `None of it was paid by card, so there’s nothing to refund to one. ${feeCreditWords['given back']}`,
  );
  expect(shown(refunded())).not.toContain(words.refunds);
});

test('options for a delay and a return are named as long as they’re open', () => {
  const late = shown({ choices: { ifLate: true, sendBack: true } });
  expect(late).toContain(`${words.late} ${words.returns}`);
  const arrived = shown({ choices: { ifLate: false, sendBack: true } });
  expect(arrived).toContain(words.returns);
  expect(arrived).not.toContain(words.late);
  expect(shown({})).not.toContain(words.returns);
});

test('an order whose boards can be ordered from again leads to them', () => {
  expect(shown({ again: true })).toContain('href="/results/selection_1"');
  expect(shown({})).not.toContain('href="/results/selection_1"');
});
