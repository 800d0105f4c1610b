import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { line, order, refund } from '#app/parts/order/order.test-data.ts';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { statementWords } from '#core/order/index.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { RefundView } from '#server/order/records/order-view.ts';
import { OrderPage } from './order-page.tsx';
import { ordersWords as words } from './words.ts';

const show: OrderToShow = {
  ...{ order, standings: {}, credits: [], choices: { ifLate: false, sendBack: false }, again: false },
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

const covered = (refundId: string | null) => ({
  ...{ reason: 'returned' as const, lineIds: ['line_1'], refundId },
  rows: [{ key: 'credit' as const, label: 'Covered by your fee credit', cents: 2200, why: 'It isn’t paid out.' }],
});
const saysCovered = 'Covered by your fee credit, $22.00. It isn’t paid out.';
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('a refund says what it is made of, what a credit had paid of the piece and what becomes of that, once', () => {
  const withDelivery = { ...refund('refund_1', 'sent', 106_800), amounts: [price, delivery] };
  const other = { ...refund('refund_2', 'sent', 100), amounts: [] };
  const html = textOf(shown({ ...refunded(withDelivery, other), credits: [covered('refund_1')] }));
  expect(html).toContain(`$978 for furniture, $90 for delivery.${saysCovered}`);
  expect(html.split(saysCovered)).toHaveLength(2);
  expect(html).toContain(words.refunds);
  expect(textOf(shown(refunded(withDelivery)))).not.toContain('Covered by');
});

test('pieces that a credit paid in full have an entry too, though no card gets anything', () => {
  const html = textOf(shown({ ...refunded(), credits: [covered(null)] }));
  expect(html).toContain(`${statementWords.nothing}${saysCovered}`);
  expect(html).not.toContain(words.refunds);
  expect(shown(refunded())).not.toContain(words.credited);
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
