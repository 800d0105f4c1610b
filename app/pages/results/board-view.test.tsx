import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Results } from '#server/pages/get-results.ts';
import { BoardView } from './board-view.tsx';
import { stateOf } from './choices.ts';
import { boardsAsTried } from './tried-pieces.ts';
import { words } from './words.ts';

const empty = { letter: 'a', name: 'Sage and saddle', note: '', pieces: [] } as const;
const results: Results = {
  selection: {
    ...({ id: 'selection_1', surveyId: 'survey_1', revision: 0, state: 'published', publishedAt: null } as const),
    boards: [
      { name: 'Sage and saddle', note: '', furniture: [] },
      { name: 'Oat', note: '', furniture: [] },
    ],
    chosen: [],
    whiteGloveStatus: {},
    ordered: [],
  },
  orderable: true,
  boards: [
    { ...empty, pieces: [] },
    { ...empty, letter: 'b', name: 'Oat', pieces: [] },
  ],
  ...{ name: '', took: null, revisionsLeft: 2, mayAsk: true, state: null },
  ...{ shareToken: null, specialist: null, newest: null, deliveredTo: null },
  terms: { feeCreditCents: 149_00, promiseCreditCents: 0, volumeDiscountPercent: 0, freeShipping: false },
};

it('says what to do about an empty board, and offers nothing to order', () => {
  const state = stateOf(results.selection);
  const boards = boardsAsTried(results, state, {});
  const [board] = boards;
  if (!board) throw new Error('no board');
  const nothing = () => undefined;
  const choices = { state, change: nothing, saving: false, checkOut: nothing };
  const element = (
    <BoardView trying={{ results: { ...results, boards }, tryPiece: nothing }} board={board} choices={choices} />
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(html).toContain(words.emptyBoard);
  expect(html).toContain(words.nothingChosen);
  expect(html).not.toContain('/checkout/');
});
