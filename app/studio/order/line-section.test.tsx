import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { orderWords } from '#core/order/index.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import { LineSection } from './line-section.tsx';
import { facts, line } from './studio-order.test-data.ts';
import { studioOrdersWords as words } from './words.ts';

function shown(changes: Partial<StudioLine>): string {
  const element = <LineSection line={{ ...line, ...changes }} lines={[]} facts={facts} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const told = 'The maker is running late. You can wait.';

test('a late piece says what the customer was told until they answer, and then that they wait', () => {
  expect(shown({ delay: { words: told, answer: null } })).toContain(told);
  const answered = shown({ delay: { words: told, answer: 'wait' } });
  expect(answered).toContain(words.customerWaits);
  expect(answered).not.toContain(told);
});

test('a date the maker no longer confirms is shown as one that was promised', () => {
  expect(shown({})).toContain(orderWords.shipBy(line.shipBy));
  const open = shown({ dayOpen: true, delay: { words: told, answer: null } });
  expect(open).toContain('Promised for November 29, 2026.');
  expect(open).not.toContain(orderWords.shipBy(line.shipBy));
});
