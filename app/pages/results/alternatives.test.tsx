import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import type { Alternative, ResultsPiece } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { Alternatives } from './alternatives.tsx';
import { words } from './words.ts';

const alternative = (place: number, priceCents: number): Alternative => {
  const item = catalog[place];
  if (!item) throw new Error(`no piece ${place}`);
  const fit = { passes: true, stops: false, verdict: 'passes', words: '', margin: null } as const;
  return {
    recordId: item.recordId,
    item: publicItem({ ...item, stock: 9, active: true, priceCents }),
    fit,
    arrives: null,
  };
};

const own = alternative(0, 1000_00);
const [dearer, cheaper, same] = [alternative(1, 1100_00), alternative(2, 950_00), alternative(3, 1000_00)];

function drawn(alternatives: Alternative[], onSwap: (() => void) | null = () => undefined) {
  const slot: ResultsPiece = { ...own, note: '', quantity: 2, alternatives };
  const element = (
    <Alternatives board="a" piece={{ ...slot, slot }} tryPiece={() => undefined} onSwap={onSwap} specialist="Maren" />
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it('shows each as a radio with what it costs more or less in the slot’s quantity, the board’s own piece first', () => {
  const html = drawn([dearer, cheaper, same]);
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  const order = [words.onTheBoard, '$200 more', '$100 less', words.samePrice];
  const places = order.map((said) => html.indexOf(said));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toContain('role="status"');
});

it('where there is nothing to offer, says so and leads to the specialist', () => {
  const html = drawn([]);
  expect(html).not.toContain('fieldset');
  expect(html).toContain(words.noOthers);
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Ask Maren for something else/);
  const withoutSwaps = drawn([], null);
  expect(withoutSwaps).toMatch(/<a[^>]*href="[^"]*#messages"[^>]*>Write to Maren/);
  expect(withoutSwaps).not.toContain('<button');
});
