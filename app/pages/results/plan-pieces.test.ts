import { expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import type { ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { piecesForPlan } from './plan-pieces.ts';

const pieces = catalog.slice(0, 6).map((given): ResultsPiece => {
  const item = publicItem(given);
  const fit = { passes: true, stops: false, verdict: 'passes', words: '', margin: null } as const;
  return { recordId: item.recordId, note: '', quantity: 1, item, fit, arrives: null, alternatives: [] };
});
const [sofa, chairs, table, lamp, rug, other] = pieces as [
  ...[ResultsPiece, ResultsPiece, ResultsPiece],
  ...[ResultsPiece, ResultsPiece, ResultsPiece],
];
const boards: ResultsBoard[] = [
  { letter: 'a', name: 'A', note: '', pieces: [sofa, { ...chairs, quantity: 2, alternatives: [other] }, table] },
  { letter: 'b', name: 'B', note: '', pieces: [lamp, rug, table] },
];
const choose = (...chosen: ResultsPiece[]) => chosen.map(({ recordId: id }) => ({ id, selectionId: 'selection_1' }));
const numbers = (of: ReturnType<typeof piecesForPlan>) => of.map(({ item, number }) => `${number} ${item.recordId}`);

it('numbers the whole board as the board does', () => {
  expect(numbers(piecesForPlan(boards, [], 'b'))).toEqual([
    `1 ${lamp.recordId}`,
    `2 ${rug.recordId}`,
    `3 ${table.recordId}`,
  ]);
});

it('keeps the board’s numbers for what was chosen, in whichever order, and for an alternative', () => {
  expect(numbers(piecesForPlan(boards, choose(table, other), 'a'))).toEqual([
    `2 ${other.recordId}`,
    `3 ${table.recordId}`,
  ]);
});

it('takes the board’s quantity where the customer set none', () => {
  expect(piecesForPlan(boards, choose(chairs), 'a').map(({ quantity }) => quantity)).toEqual([2]);
});

it('says which board a number is of once both are mixed, or the other one is displayed', () => {
  expect(numbers(piecesForPlan(boards, choose(rug, sofa, table), 'a'))).toEqual([
    `A1 ${sofa.recordId}`,
    `A3 ${table.recordId}`,
    `B2 ${rug.recordId}`,
  ]);
  expect(numbers(piecesForPlan(boards, choose(sofa), 'b'))).toEqual([`A1 ${sofa.recordId}`]);
});
