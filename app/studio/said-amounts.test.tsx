import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { exceptionsWords } from './exceptions/words.ts';
import { SendAgain } from './guarantee/give-section.tsx';
import { guaranteeWords } from './guarantee/words.ts';
import { RefundsSection } from './order/refunds-section.tsx';
import { words as refundWords } from './refund/words.ts';

function rendered(element: React.ReactNode): string {
  const page = <NoticesProvider firstComplaint={null}>{element}</NoticesProvider>;
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return html.replaceAll('<!-- -->', '');
}

test('granting the guarantee says what goes back', () => {
  expect(guaranteeWords.grantGo(14_900)).toBe('Grant and refund $149.00');
  expect(guaranteeWords.grantAsk(14_900)).toContain('$149.00, is refunded to the card');
});

test('refunding a part of a fee says how much', () => {
  expect(guaranteeWords.giveGoMoney(4950)).toBe('Refund $49.50');
  expect(guaranteeWords.giveAsk(4950)).toBe('$49.50 goes back to the card right away.');
});

test('a second person is asked with the exact amount', () => {
  expect(refundWords.reallyApprove(129_000)).toContain('Refund $1,290.00 now?');
});

test('a refund that failed says what is sent again: of an order, of a fee, and among the exceptions', () => {
  const refund = { id: 'refund_1', reason: 'returned', state: 'failed', cents: 129_000 } as const;
  const order = { id: 'order_1', lines: [], refunds: [{ ...refund, lineIds: [], problem: null }] };
  expect(rendered(<RefundsSection order={order} />)).toContain('Send $1,290.00 again');
  expect(rendered(<SendAgain refundId="refund_1" cents={4950} />)).toContain('Send $49.50 again');
  expect(exceptionsWords.sendAgain(4900)).toBe('Send $49.00 again');
});
