import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { faq } from '#content/faq/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Results } from '#server/pages/get-results.ts';
import { BoardView } from './board-view.tsx';
import { reckon, stateOf } from './choices.ts';
import { OrderCard } from './order-card.tsx';
import { ResultsHead } from './results-head.tsx';
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
  ...{ name: '', took: null, revisionsLeft: 2, mayAsk: true, state: null, firstOrderEnds: '' },
  ...{ shareToken: null, specialist: null, newest: null, deliveredTo: null },
  terms: {
    feeCreditCents: 149_00,
    promiseCreditCents: 0,
    volumeDiscountPercent: 0,
    freeShipping: false,
    prices: standardPriceList,
  },
};

const drawn = (element: React.ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
const nothing = () => undefined;

it('says what to do about an empty board, and offers nothing to order', () => {
  const state = stateOf(results.selection);
  const boards = boardsAsTried(results, state, {});
  const [board] = boards;
  if (!board) throw new Error('no board');
  const choices = { state, change: nothing, saving: false, checkOut: nothing };
  const element = (
    <BoardView trying={{ results: { ...results, boards }, tryPiece: nothing }} board={board} choices={choices} />
  );
  const html = drawn(element);
  expect(html).toContain(words.emptyBoard);
  expect(html).toContain(words.nothingChosen);
  expect(html).not.toContain('/checkout/');
});

it('says before checkout what the first order ends, and while a revision is made that an order ends it', () => {
  const state = stateOf(results.selection);
  const choices = { state, change: nothing, saving: false, checkOut: nothing };
  const [board] = results.boards;
  if (!board) throw new Error('no board');
  const card = (firstOrderEnds: string) =>
    drawn(
      <OrderCard
        {...{ results: { ...results, firstOrderEnds }, board, choices }}
        reckoning={{ ...reckon(results, state), count: 1 }}
      />,
    );
  const ends = 'Your first order for this room ends its free revisions.';
  expect(card(ends).indexOf(ends)).toBeGreaterThan(0);
  expect(card(ends).indexOf(ends)).toBeLessThan(card(ends).indexOf('/checkout/'));
  expect(card('')).not.toContain('first order');
  expect(drawn(<ResultsHead results={{ ...results, state: 'revising' }} refused={null} />)).toContain(
    'Ordering before your new boards are ready ends this revision.',
  );
});

it('is described in the questions as it is', () => {
  const answerTo = (id: string) =>
    faq(standardPriceList)
      .find((question) => question.id === id)
      ?.answer.join(' ');
  expect(answerTo('swap-a-piece')).toContain(`“${words.others}”`);
  expect(answerTo('swap-a-piece')).toContain('without using a revision');
  expect(answerTo('what-is-a-board')).toContain('the days each piece should arrive');
  expect(answerTo('buy-only-some')).toContain('order the rest later');
});
