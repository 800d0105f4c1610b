import { describe, expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Alternative, Results, ResultsPiece } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { chooseBoard, itemsOffered, reckon, stateOf } from './choices.ts';
import { piecesForPlan } from './plan-pieces.ts';
import { boardsAsTried, moveChoice, slotKey } from './tried-pieces.ts';

const [own, other, third, rug] = catalog
  .slice(0, 4)
  .map((item, place) => publicItem({ ...item, stock: 9, active: true, priceCents: (place + 1) * 1000_00 }))
  .map((item): Alternative => ({ recordId: item.recordId, item, fit: fitOf(), arrives: null })) as [
  Alternative,
  Alternative,
  Alternative,
  Alternative,
];

function fitOf() {
  return { passes: true, stops: false, verdict: 'passes', words: '', margin: null } as const;
}

const slot: ResultsPiece = { ...own, note: 'For June.', quantity: 2, alternatives: [other, third] };
const second: ResultsPiece = { ...rug, note: '', quantity: 1, alternatives: [] };
const furniture = [slot, second].map(({ recordId, note, quantity, alternatives }) => ({
  ...{ recordId, note, quantity },
  alternatives: alternatives.map((one) => one.recordId),
}));
const results: Results = {
  selection: {
    ...({ id: 'selection_1', surveyId: 'survey_1', revision: 0, state: 'published', publishedAt: null } as const),
    boards: [
      { name: 'A', note: '', furniture },
      { name: 'B', note: '', furniture: [] },
    ],
    ...{ chosen: [], whiteGloveStatus: {}, ordered: [] },
  },
  orderable: true,
  boards: [
    { letter: 'a', name: 'A', note: '', pieces: [slot, second] },
    { letter: 'b', name: 'B', note: '', pieces: [] },
  ],
  ...{
    name: '',
    took: null,
    revisionsLeft: 2,
    mayAsk: true,
    state: null,
    firstOrderEnds: '',
    shareToken: null,
    specialist: null,
  },
  ...{
    newest: null,
    deliveredTo: null,
    terms: {
      feeCreditCents: 0,
      promiseCreditCents: 0,
      volumeDiscountPercent: 0,
      freeShipping: false,
      prices: standardPriceList,
    },
  },
};
const empty = stateOf(results.selection);
const chosen = (recordId: string, quantity = 2) => ({ id: recordId, selectionId: 'selection_1', quantity });
const tried = { [slotKey('a', slot)]: other.recordId };
const idsOn = (boards: Results['boards']) => boards[0]?.pieces.map(({ recordId }) => recordId);

describe('our words, while another piece is tried', () => {
  const match = `Light wood, the same tone as the ${own.item.name}. Wool, as requested.`;
  const [a, b] = results.boards;
  const said = (note: string): Results => ({
    ...results,
    boards: a && b ? [{ ...a, note, pieces: [slot, { ...second, note: match }] }, b] : [],
  });

  it('leave out what was true of the board’s own piece only', () => {
    const [before] = boardsAsTried(said('Green all around.'), empty, {});
    expect([before?.note, before?.pieces[1]?.note]).toEqual(['Green all around.', match]);
    const [now] = boardsAsTried(said('Green all around.'), empty, tried);
    expect([now?.note, now?.pieces[1]?.note]).toEqual(['', 'Wool, as requested.']);
  });

  it('and a person’s words stay', () => {
    const [now] = boardsAsTried(said('The green reminded me of your garden.'), empty, tried);
    expect(now?.note).toBe('The green reminded me of your garden.');
  });
});

describe('a slot on the results page', () => {
  it('shows the board’s own piece with its note', () => {
    const [board] = boardsAsTried(results, empty, {});
    expect(idsOn(boardsAsTried(results, empty, {}))).toEqual([own.recordId, rug.recordId]);
    expect(board?.pieces[0]).toMatchObject({ note: 'For June.', alternatives: [other, third] });
  });

  it('shows what is tried, in the same place and quantity, without the note about the other piece', () => {
    const [shown] = boardsAsTried(results, empty, tried)[0]?.pieces ?? [];
    expect(shown).toMatchObject({ recordId: other.recordId, quantity: 2, note: '', alternatives: [own, third], slot });
  });

  it('shows what was chosen or ordered from it when the page is opened again', () => {
    const state = { ...empty, chosen: [chosen(third.recordId)] };
    expect(idsOn(boardsAsTried(results, state, {}))?.[0]).toBe(third.recordId);
    const ordered = [{ recordId: other.recordId, orderId: 'order_1' }];
    const selection = { ...results.selection, ordered };
    expect(idsOn(boardsAsTried({ ...results, selection }, state, {}))?.[0]).toBe(other.recordId);
  });

  it('shows its own piece again if what was tried is no longer offered', () => {
    expect(idsOn(boardsAsTried(results, empty, { [slotKey('a', slot)]: 'gone' }))?.[0]).toBe(own.recordId);
  });
});

describe('a choice', () => {
  it('moves to what is tried in its place, with its quantity and delivery', () => {
    const state = { chosen: [chosen(own.recordId, 5)], whiteGloveStatus: { [own.recordId]: 'white-glove' } } as const;
    expect(moveChoice(state, own.recordId, other.recordId)).toEqual({
      chosen: [chosen(other.recordId, 5)],
      whiteGloveStatus: { [own.recordId]: 'white-glove', [other.recordId]: 'white-glove' },
    });
  });

  it('stays as it is when the piece shown was not chosen', () => {
    const state = { ...empty, chosen: [chosen(rug.recordId)] };
    expect(moveChoice(state, own.recordId, other.recordId)).toBe(state);
  });

  it('never has the same piece twice', () => {
    const state = { ...empty, chosen: [chosen(own.recordId), chosen(other.recordId)] };
    expect(moveChoice(state, own.recordId, other.recordId).chosen).toEqual([chosen(other.recordId)]);
  });
});

describe('what is tried', () => {
  const boards = boardsAsTried(results, empty, tried);
  const state = { ...empty, chosen: [chosen(other.recordId)] };

  it('counts in the total, on the plan, and in an order of the whole board', () => {
    expect(reckon(results, state)).toMatchObject({ count: 2, totals: { merchandise: 4000_00 } });
    expect(piecesForPlan(results.boards, state.chosen, 'a')).toEqual([{ item: other.item, quantity: 2, number: '1' }]);
    const [board] = boards;
    if (!board) throw new Error('no board');
    const whole = chooseBoard(empty, results.selection, board);
    expect(whole.chosen.map(({ id }) => id)).toEqual([other.recordId, rug.recordId]);
  });

  it('leaves every piece of the slot known, whichever one shows', () => {
    expect([...itemsOffered(boards).keys()].toSorted()).toEqual([...itemsOffered(results.boards).keys()].toSorted());
  });
});
