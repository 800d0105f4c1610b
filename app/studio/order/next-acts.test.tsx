import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import type { LineView } from '#server/order/records/order-view.ts';
import { NextActs } from './next-acts.tsx';
import { readStudioAct } from './order-acts.ts';
import { facts, line } from './studio-order.test-data.ts';
import { studioOrdersWords as words } from './words.ts';

function shown(...changes: readonly Partial<LineView>[]): string {
  const element = (
    <NoticesProvider firstComplaint={null}>
      <NextActs
        orderId="order_1"
        lines={changes.map((one, index) => ({ ...line, id: `line_${index + 1}`, ...one }))}
        facts={facts}
      />
    </NoticesProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('an answer that came by mail or phone is noted while a delay waits for one', () => {
  expect(shown({ delay: { words: 'It runs late.', answer: null } })).toContain(words.legend.wait);
  expect(shown({ delay: { words: 'It runs late.', answer: 'wait' } })).not.toContain(words.legend.wait);
  expect(shown({})).not.toContain(words.legend.wait);
  const form = new FormData();
  form.set('act', 'wait');
  form.set('line', line.id);
  expect(readStudioAct(form).data).toEqual({ act: 'wait', lineIds: [line.id] });
});

test('an exchange request is named whatever else can be done, and only an order with nothing pending says so', () => {
  const sum = { rows: [], total: { label: '', cents: 1 } };
  const facts = { name: 'Chair', quantity: 1, dueCents: 1, heldUntil: new Date(0), picture: null };
  const offer = { id: 'exchange_1', ...facts, sum };
  const wish = { state: 'exchange requested' } as const;
  const ours = shown(wish, { state: 'confirmed' });
  expect(ours).toContain(words.legend.ship);
  expect(ours).toContain(words.exchangeNext);
  expect(ours).not.toContain(words.offerNext);
  const theirs = shown({ ...wish, offer }, {});
  expect(theirs).toContain(words.offerNext);
  expect(theirs).not.toContain(words.exchangeNext);
  const both = shown(wish, { ...wish, offer });
  expect(both).toContain(words.exchangeNext);
  expect(both).toContain(words.offerNext);
  for (const html of [ours, theirs, both, shown({})]) expect(html).not.toContain(words.nothingNext);
  expect(shown({ state: 'delivered' })).toContain(words.nothingNext);
});
