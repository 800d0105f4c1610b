import { describe, expect, it } from 'vitest';
import { type CatalogItem, publicItem } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Results, ResultsPiece } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { chooseBoard, orderOf, reckon, setDelivery, setQuantity, stateOf, togglePiece } from './choices.ts';

const [first, second, third] = catalog.filter(({ stock }) => stock > 3) as [CatalogItem, CatalogItem, CatalogItem];

const arrives = {
  standard: { from: '2026-12-01', to: '2026-12-08' },
  'white-glove': { from: '2026-12-03', to: '2026-12-14' },
};
const pieceOf = (item: CatalogItem, given: Partial<CatalogItem>): ResultsPiece => ({
  recordId: item.recordId,
  note: '',
  quantity: 1,
  item: publicItem({ ...item, ...given }),
  fit: { passes: true, stops: false, verdict: 'passes', words: '', margin: null },
  arrives,
  alternatives: [],
});
const shipping = { standardDescription: '', whiteGloveDescription: '', standardCents: 90_00, whiteGloveCents: 150_00 };
const common = {
  shipping,
  leadTimeDays: 7,
  vendor: { name: 'Osterby', shippingRateType: 'flat' as const, shipsFrom: 'NC' as const },
};
const sofa = pieceOf(first, { ...common, priceCents: 2000_00 });
const chair = { ...pieceOf(second, { ...common, priceCents: 500_00 }), quantity: 2 };
const table = pieceOf(third, { ...common, priceCents: 400_00, leadTimeDays: 40 });

const furniture = (pieces: readonly ResultsPiece[]) =>
  pieces.map(({ recordId, quantity, note }) => ({ recordId, quantity, note }));
const results: Results = {
  selection: {
    ...({ id: 'selection_1', surveyId: 'survey_1', revision: 0, state: 'published', publishedAt: null } as const),
    boards: [
      { name: 'A', note: '', furniture: furniture([sofa, chair]) },
      { name: 'B', note: '', furniture: furniture([table]) },
    ],
    chosen: [],
    whiteGloveStatus: {},
    ordered: [],
  },
  orderable: true,
  boards: [
    { letter: 'a', name: 'A', note: '', pieces: [sofa, chair] },
    { letter: 'b', name: 'B', note: '', pieces: [table] },
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
    newest: null,
    deliveredTo: 'NY',
  },
  terms: {
    feeCreditCents: 149_00,
    promiseCreditCents: 0,
    volumeDiscountPercent: 0,
    freeShipping: false,
    prices: standardPriceList,
  },
};
const [boardA] = results.boards;
const empty = stateOf(results.selection);
const { id } = results.selection;

describe('choosing on the results page', () => {
  it('takes a piece with the quantity of its board, and lets it go again', () => {
    const one = togglePiece(empty, id, chair);
    expect(one.chosen).toEqual([{ id: chair.recordId, selectionId: id, quantity: 2 }]);
    expect(togglePiece(one, id, chair)).toEqual(empty);
  });

  it('keeps the delivery of a piece that is let go', () => {
    const glove = setDelivery(togglePiece(empty, id, sofa), sofa.recordId, 'white-glove');
    expect(togglePiece(glove, id, sofa).whiteGloveStatus).toEqual({ [sofa.recordId]: 'white-glove' });
  });

  it('orders a whole board and nothing of the other', () => {
    const before = setQuantity(togglePiece(togglePiece(empty, id, table), id, sofa), sofa.recordId, 3);
    const whole = boardA && chooseBoard(before, results.selection, boardA);
    expect(whole?.chosen.map((one) => [one.id, one.quantity])).toEqual([
      [sofa.recordId, 3],
      [chair.recordId, 2],
    ]);
  });
});

describe('boards that something is already ordered from', () => {
  const selection = { ...results.selection, ordered: [{ recordId: sofa.recordId, orderId: 'order_1' }] };
  const later = { ...results, selection };

  it('counts and orders only what is left, and keeps what is ordered in the room', () => {
    const both = togglePiece(togglePiece(empty, id, sofa), id, chair);
    expect(reckon(later, both)).toMatchObject({ count: 2, pieces: [{ recordId: chair.recordId }] });
    const rest = boardA && chooseBoard(both, selection, boardA);
    expect(rest?.chosen.map((one) => one.id)).toEqual([sofa.recordId, chair.recordId]);
    const withoutSofa = boardA && chooseBoard(empty, selection, boardA);
    expect(withoutSofa?.chosen.map((one) => one.id)).toEqual([chair.recordId]);
    expect([orderOf(selection, sofa.recordId), orderOf(selection, chair.recordId)]).toEqual(['order_1', null]);
  });
});

describe('what the choices come to', () => {
  it('counts list price, one band, white glove and the fee', () => {
    const state = setDelivery(togglePiece(togglePiece(empty, id, sofa), id, chair), chair.recordId, 'white-glove');
    const { totals, lines, count } = reckon(results, state);
    expect(count).toBe(3);
    expect(totals).toMatchObject({ merchandise: 3000_00, shipping: 199_00, whiteGlove: 300_00, feeCredit: 149_00 });
    expect(totals.total).toBe(3350_00);
    expect(lines.map(({ key }) => key)).toEqual(['merchandise', 'shipping', 'whiteGlove', 'feeCredit']);
  });

  it('of a whole board is what ordering it costs before tax, and of its rest no more than the rest', () => {
    const whole = boardA && reckon(results, chooseBoard(empty, results.selection, boardA));
    expect(whole?.totals).toMatchObject({ merchandise: 3000_00, shipping: 349_00, feeCredit: 149_00, tax: 0 });
    expect([whole?.totals.total, whole?.count]).toEqual([3200_00, 3]);
    const spent = { ...results.terms, feeCreditCents: 0 };
    const later = {
      ...results,
      selection: { ...results.selection, ordered: [{ recordId: sofa.recordId, orderId: 'o' }] },
    };
    const rest = boardA && reckon({ ...later, terms: spent }, chooseBoard(empty, later.selection, boardA));
    expect(rest?.totals).toMatchObject({ merchandise: 1000_00, shipping: 199_00, feeCredit: 0, total: 1199_00 });
  });

  it('is nothing while nothing is chosen', () => {
    expect(reckon(results, empty)).toMatchObject({ count: 0, totals: { total: 0, feeCredit: 0 } });
  });

  it('says free shipping while a promotion runs', () => {
    const promoted = { ...results, terms: { ...results.terms, freeShipping: true } };
    expect(reckon(promoted, togglePiece(empty, id, sofa)).totals.shipping).toBe(0);
  });

  it('knows what is ready to ship at once, and what is not there', () => {
    expect(boardA && reckon(results, chooseBoard(empty, results.selection, boardA)).insta).toEqual({ ok: true });
    const late = reckon(results, togglePiece(empty, id, table));
    expect(late.insta).toMatchObject({ ok: false, names: [table.item.name] });
    expect(late.allInStock).toBe(true);
    const many = setQuantity(togglePiece(empty, id, sofa), sofa.recordId, 99);
    expect(reckon(results, many).allInStock).toBe(false);
  });
});

describe('when it arrives', () => {
  it('follows the delivery of each piece that’s chosen', () => {
    const both = togglePiece(togglePiece(empty, id, sofa), id, table);
    expect(reckon(results, both).arrives).toEqual([arrives.standard, arrives.standard]);
    const gloved = setDelivery(both, table.recordId, 'white-glove');
    expect(reckon(results, gloved).arrives).toEqual([arrives.standard, arrives['white-glove']]);
  });

  it('isn’t said unless we know it for every piece', () => {
    const [a, b] = results.boards;
    const without = { ...results, boards: [a, { ...b, pieces: [{ ...table, arrives: null }] }] } as Results;
    const both = togglePiece(togglePiece(empty, id, sofa), id, table);
    expect(reckon(without, both).arrives).toEqual([]);
    expect(reckon(without, togglePiece(empty, id, sofa)).arrives).toEqual([arrives.standard]);
  });
});
