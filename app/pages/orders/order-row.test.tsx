import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OrderedPart } from '#app/pages/projects/project-card.tsx';
import { line, order } from '#app/parts/order/order.test-data.ts';
import type { LineState } from '#core/order/index.ts';
import { OrderRow } from './order-row.tsx';

const shown = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('<!-- -->', '');

test('an order in the list says what a card paid for it in all, beside what goes back of that, each dollar once', () => {
  const html = shown(<OrderRow order={order} />);
  expect(html).toContain('$1,250.00');
  expect(html).toContain('$1,075.73 back to your card');
  expect(html).not.toContain('$1,050.00');
});

test('the project says the same sums', () => {
  const html = shown(<OrderedPart order={order} />);
  expect(html).toContain('$1,250.00');
  expect(html).toContain('$1,075.73 back to your card');
  expect(html).not.toContain('0 pieces');
  expect(shown(<OrderedPart order={{ ...order, refunds: [] }} />)).not.toContain('back to your card');
});

test('the project counts the ordered pieces that weren’t sent back, and never gives what was paid for all as their price', () => {
  const states: LineState[] = ['cancelled', 'returned', 'refunded', 'replacement placed', 'placed', 'delivered'];
  const lines = states.map((state) => ({ ...line, id: state, state }));
  const some = shown(<OrderedPart order={{ ...order, lines }} />);
  expect(some).toContain('2 pieces. Order ');
  expect(some).toContain('Paid $1,250.00, $1,075.73 back to your card.');
  expect(shown(<OrderedPart order={{ ...order, lines, refunds: [] }} />)).toContain('2 pieces, $1,250.00. Order ');
});
