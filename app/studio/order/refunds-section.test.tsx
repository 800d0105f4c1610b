import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { type RefundedOrder, RefundsSection } from './refunds-section.tsx';

type Refund = RefundedOrder['refunds'][number];

const refund: Refund = {
  ...{ id: 'refund_1', reason: 'returned', state: 'sent', cents: 100, lineIds: ['line_1'], problem: null },
};
const lines = [
  { id: 'line_1', name: 'Sofa' },
  { id: 'line_2', name: 'Rug' },
];

function shown(changes: Partial<Refund>): string {
  const element = (
    <NoticesProvider firstComplaint={null}>
      <RefundsSection order={{ id: 'order_1', lines, refunds: [{ ...refund, ...changes }] }} />
    </NoticesProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('<!-- -->', '');
}

test('a refund names its pieces, and whose card it went to is the customer’s', () => {
  expect(shown({})).toContain('>Sofa<');
  expect(shown({ lineIds: ['line_2', 'line_1'] })).toContain('>Sofa and Rug<');
  expect(shown({})).toContain('>Returned. Sent to the card; banks show it within 5 to 10 business days.<');
  for (const state of ['promised', 'sent', 'failed', 'covered'] as const) {
    for (const reason of ['cancelled', 'returned', 'exchanged', 'goodwill', 'late'] as const) {
      expect(shown({ state, reason })).not.toMatch(/\byour?\b/i);
    }
  }
});

test('a refund of no piece says why, once, and one that failed what went wrong', () => {
  expect(shown({ lineIds: [], reason: 'goodwill' }).split('A courtesy from us')).toHaveLength(2);
  expect(shown({ state: 'failed', problem: 'The bank said no.' })).toContain('>Returned. The bank said no.<');
});
