import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { line } from '#app/parts/order/order.test-data.ts';
import { NoticesProvider } from '#app/shell/notices.tsx';
import { stepsAhead } from '#core/order/index.ts';
import { paymentErrorText } from '#core/texts/index.ts';
import type { OfferStanding } from '#server/order/records/order-to-show.ts';
import type { ExchangeView, LineView } from '#server/order/records/order-view.ts';
import { OrderLine } from './order-line.tsx';
import { ordersWords as words } from './words.ts';

const offer: ExchangeView = {
  ...{ id: 'exchange_1', name: 'Armchair', quantity: 1, dueCents: 6000, picture: null },
  heldUntil: new Date('2026-11-22T15:00:00Z'),
  sum: {
    rows: [
      { key: 'price', label: 'Armchair', cents: 156_000 },
      { key: 'counts', label: 'What Sofa counts for', cents: -150_000 },
    ],
    total: { label: 'The difference, to pay', cents: 6000 },
  },
};

function shown(
  changes: Partial<LineView>,
  standing?: OfferStanding,
  others: readonly LineView[] = [],
  isReviewed = false,
): string {
  const own = { ...line, ...changes };
  const element = (
    <NoticesProvider firstComplaint={null}>
      <OrderLine
        line={own}
        lines={[own, ...others].toSorted((one, other) => one.id.localeCompare(other.id))}
        standings={standing ? { [offer.id]: standing } : {}}
        statements={{ cancel: {}, cancelAll: null, sendBack: {}, cancelSome: {}, sendBackSome: {} }}
        cards={{ publishableKey: 'pk_test', apiBase: '' }}
        saved={[]}
        zip="11201"
        isReviewed={isReviewed}
      />
    </NoticesProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const pay = words.offerPay(offer.dueCents);

test('a piece that runs late is waited for at one press, and canceled only once it was asked', () => {
  const html = shown({ delay: { words: 'It runs late.', answer: null } });
  expect(html).toContain('name="answer" value="wait"');
  expect(html).toContain(words.cancel);
  expect(html).not.toContain('name="answer" value="cancel"');
});

test('a piece that replaces a delivered one has no button to cancel it, late or not, and says whom to write to', () => {
  const may = { ...line.may, cancel: false, askToCancel: true };
  for (const delay of [null, { words: words.askToCancel, answer: null }]) {
    const html = shown({ may, delay, replacesLineId: 'line_0' });
    expect(html).toContain(words.askToCancel);
    expect(html).not.toContain(words.cancel);
  }
});

test('a difference can be paid until someone starts paying it', () => {
  expect(shown({ offer })).toContain(pay);
  for (const words of ['$1,560.00', 'What Sofa counts for', '−$1,500.00', 'The difference, to pay', '$60.00']) {
    expect(shown({ offer })).toContain(words);
  }
});

test('while the bank works on a difference a lasting sentence says so, and there is nothing to pay with', () => {
  const html = shown({ offer }, { paid: false, processing: true, cardProblem: null });
  expect(html).toContain(words.offerWaits(offer.name));
  expect(html).not.toContain(pay);
});

test('a refused customer sees why, and the form', () => {
  const cardProblem = { type: 'card_error' as const, code: 'card_declined', message: 'Your card was declined.' };
  const html = shown({ offer }, { paid: false, processing: false, cardProblem });
  expect(html).toContain(paymentErrorText(cardProblem));
  expect(html).toContain(pay);
});

test('an exchanged piece is picked up until its replacement is there, which names it', () => {
  const first: Partial<LineView> = { state: 'replacement placed', may: { ...line.may, cancel: false } };
  const next: LineView = { ...line, id: 'line_2', name: 'Armchair', replacesLineId: 'line_1' };
  expect(shown(first, undefined, [next])).toContain(words.pickUp);
  expect(shown(first, undefined, [{ ...next, state: 'delivered' }])).not.toContain(words.pickUp);
  const html = shown(next, undefined, [{ ...line, ...first }]);
  expect(html).toContain('In place of Sofa, with free delivery.');
  expect(html).not.toContain(words.pickUp);
});

test('a piece shows what is still to come, and when', () => {
  const days = { confirmBy: '2026-11-20', shipBy: '2026-12-04', arrives: { from: '2026-12-03', to: '2026-12-11' } };
  const html = shown({ ahead: stepsAhead('placed', days) });
  expect(html).toContain('Confirmed by the maker');
  expect(html).toContain('by November 20, 2026');
  expect(html).toContain('by December 4, 2026');
  expect(html).toContain('December 3–11, 2026');
  expect(html).toContain('Arrives at your home');
});

test('a piece that arrived asks for a review, once; one on its way doesn’t', () => {
  const deliveredAt = new Date('2026-11-08T15:00:00Z');
  expect(shown({})).not.toContain('/furniture/rec-1/review');
  expect(shown({ deliveredAt, state: 'delivered' })).toContain(words.writeReview);
  const html = shown({ deliveredAt, state: 'returned' }, undefined, [], true);
  expect(html).toContain('href="/furniture/rec-1/review"');
  expect(html).toContain(words.yourReview);
  expect(html).not.toContain(words.writeReview);
});
