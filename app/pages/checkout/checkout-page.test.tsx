import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { CouponSection } from './coupon-section.tsx';
import { stillStanding } from './standing.ts';
import { checkoutWords as words } from './words.ts';

const quote: Quote = {
  ...{
    selectionId: 'selection_1',
    checkoutOpen: true,
    orderable: true,
    withdrawn: false,
    pieces: [],
    moneyLines: [],
    state: null,
    coupon: null,
  },
  totals: {
    ...{
      merchandise: 0,
      volumeDiscount: 0,
      coupon: 0,
      shipping: 0,
      whiteGlove: 0,
      tax: 0,
      feeCredit: 0,
      promiseCredit: 0,
      total: 0,
    },
  },
};
const facts: CheckoutFacts = {
  quote,
  address: { name: '', line1: '', line2: '', city: '', zip: '', phone: '' },
  ...{ cards: [], fee: null, firstOrderEnds: '', cardProblem: null },
};
const drawn = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('<!-- -->', '');

test('with the last piece gone there is nothing to place and nothing said of money, but the way to the boards', () => {
  const cards = { publishableKey: 'pk', apiBase: null };
  const html = drawn(<CheckoutPage facts={facts} cards={cards} fromBank={false} />);
  expect(html).toContain(words.emptyTitle);
  expect(html).toContain('/results/selection_1');
  expect(html).not.toContain(words.place);
  expect(html).not.toContain('No card needed');
});

test('while the shop takes no orders the checkout says so, and leads back to the boards', () => {
  const cards = { publishableKey: 'pk', apiBase: null };
  const closed = { ...facts, quote: { ...quote, checkoutOpen: false } };
  const html = drawn(<CheckoutPage facts={closed} cards={cards} fromBank={false} />);
  expect(html).toContain(words.closedTitle);
  expect(html).toContain('Your choices are saved');
  expect(html).toContain('/results/selection_1');
  expect(html).not.toContain(words.place);
});

test('above the button that charges it says what the first order ends, and of a later one nothing', () => {
  const cards = { publishableKey: 'pk', apiBase: null };
  const piece: Quote['pieces'][number] = {
    ...{ recordId: 'rec-1', name: 'Alder sofa', vendor: 'Osterby', quantity: 1, listCents: 0, whiteGloveCents: 0 },
    ...{ delivery: 'standard', standardWords: '', whiteGloveWords: '', leadTimeDays: 3, shipBy: '2026-12-01' },
    ...{ arrives: null, picture: null, left: null },
  };
  const filled = { ...quote, pieces: [piece] };
  const html = (firstOrderEnds: string) =>
    drawn(<CheckoutPage facts={{ ...facts, quote: filled, firstOrderEnds }} cards={cards} fromBank={false} />);
  const ends = 'Your first order for this room ends its free revisions.';
  const at = html(ends).indexOf(ends);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(html(ends).indexOf(words.place));
  expect(html('')).not.toContain('first order');
});

test('a coupon that applies, and one that no longer does, are announced to screen readers', () => {
  const part = (coupon: Quote['coupon']) => drawn(<CouponSection coupon={coupon} ask={async () => null} />);
  const on = part({ code: 'SPRING', problem: null, why: null });
  expect(on).toMatch(/<div role="status".*Coupon SPRING is applied\./);
  const ended = part({ code: 'SPRING', problem: 'Sorry this Code is not Valid.', why: 'It has been used up.' });
  expect(ended).toMatch(/<div role="status".*Coupon SPRING no longer applies\. Sorry this Code .* used up\./);
  expect(ended).toContain('value="SPRING"');
});

test('a page stays up if its facts can’t be read again; another selection’s page doesn’t', () => {
  expect(stillStanding(null, { facts: null, selectionId: 'selection_1' })).toBeNull();
  expect(stillStanding(facts, { facts: null, selectionId: 'selection_1' })).toBe(facts);
  expect(stillStanding(facts, { facts: null, selectionId: 'selection_2' })).toBeNull();
  const fresh = { ...facts };
  expect(stillStanding(facts, { facts: fresh, selectionId: 'selection_1' })).toBe(fresh);
});
