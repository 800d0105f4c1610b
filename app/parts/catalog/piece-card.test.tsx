import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { PieceCard } from './piece-card.tsx';
import { pieceWords } from './words.ts';

it('says where a saved piece is out of stock', () => {
  const [first] = catalog;
  if (!first) throw new Error('the range is empty');
  const shown = (stock: number) => {
    const element = <PieceCard item={publicItem({ ...first, stock, active: true })} sizes="20rem" />;
    return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  };
  expect(shown(0)).toContain(pieceWords.outOfStock);
  expect(shown(3)).not.toContain(pieceWords.outOfStock);
});
