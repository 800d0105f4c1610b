import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Results, ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import styles from './board-view.module.css';
import { BoardView } from './board-view.tsx';
import { slipWords } from './boards-spread.tsx';
import { stateOf } from './choices.ts';
import { boardsAsTried } from './tried-pieces.ts';

const fit = { passes: true, stops: false, verdict: 'passes', words: '', margin: null } as const;

/** Pieces of different kinds, all of them moved by hand to that place on the board. */
function piecesAt(foot: { x: number; y: number } | null): ResultsPiece[] {
  const kinds = ['sofa', 'lounge_chair', 'coffee_table', 'floor_lamp'] as const;
  return kinds.flatMap((kind) => {
    const item = catalog.find((one) => one.kind === kind);
    if (!item) return [];
    const own = { recordId: item.recordId, item: publicItem({ ...item, active: true, stock: 9 }), fit, arrives: null };
    return [{ ...own, note: '', quantity: 1, alternatives: [], ...(foot ? { foot } : {}) } as unknown as ResultsPiece];
  });
}

const note = 'The green leads here.';

function drawnWith(board: ResultsBoard): string {
  const results = {
    selection: {
      ...({ id: 'selection_1', surveyId: 'survey_1', revision: 0, state: 'published', publishedAt: null } as const),
      boards: [
        { name: board.name, note: board.note, furniture: [] },
        { name: 'Oat', note: '', furniture: [] },
      ],
      ...{ chosen: [], whiteGloveStatus: {}, ordered: [] },
    },
    orderable: false,
    boards: [board, { letter: 'b', name: 'Oat', note: '', pieces: [] }],
    ...{ name: '', took: null, revisionsLeft: 2, mayAsk: true, state: null, firstOrderEnds: '' },
    ...{ shareToken: null, specialist: null, newest: null, deliveredTo: null },
    terms: {
      ...{ feeCreditCents: 0, promiseCreditCents: 0, volumeDiscountPercent: 0, freeShipping: false },
      prices: standardPriceList,
    },
  } as unknown as Results;
  const state = stateOf(results.selection);
  const boards = boardsAsTried(results, state, {});
  const [shown] = boards;
  if (!shown) throw new Error('no board');
  const nothing = () => undefined;
  const choices = { state, change: nothing, saving: false, checkOut: nothing };
  const element = (
    <BoardView trying={{ results: { ...results, boards }, tryPiece: nothing }} board={shown} choices={choices} />
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

/** The note below the board may only be hidden where the slip on the board has it. */
const isHiddenBeside = (html: string) => /<blockquote class="[^"]*"/.exec(html)?.[0].includes(styles.onSlip ?? 'none');

it('shows a short note on the board’s slip from 768 pixels on, and below it on phones', () => {
  const board: ResultsBoard = { letter: 'a', name: 'Sage', note, pieces: [] };
  expect(slipWords(board)).toBe(note);
  const html = drawnWith(board);
  expect(html.split(note)).toHaveLength(3);
  expect(isHiddenBeside(html)).toBe(true);
});

it('shows it below the board at every width where pieces, moved by hand, leave no room for a slip', () => {
  const places = [null, ...[5, 20, 35, 50, 65, 80, 95].flatMap((x) => [30, 60, 90].map((y) => ({ x, y })))];
  const boards = (['a', 'b'] as const).flatMap((letter) =>
    places.map((foot): ResultsBoard => ({ letter, name: 'Sage', note, pieces: piecesAt(foot) })),
  );
  const covered = boards.filter((board) => slipWords(board) === null);
  expect(covered.length).toBeGreaterThan(0);
  const [first] = covered;
  if (!first) return;
  const html = drawnWith({ ...first, letter: 'a', pieces: covered.find(({ letter }) => letter === 'a')?.pieces ?? [] });
  expect(html).toContain(note);
  expect(isHiddenBeside(html)).toBe(false);
});

it('shows a long note below the board at every width', () => {
  const long = `${'The green leads here, and the rest follows it. '.repeat(3)}`.trim();
  const html = drawnWith({ letter: 'a', name: 'Sage', note: long, pieces: [] });
  expect(html).toContain(long);
  expect(isHiddenBeside(html)).toBe(false);
});
