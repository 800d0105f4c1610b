import { priceText } from '#app/ui/type/price.tsx';
import { leadTimeWords, type PieceKind, pieceNames } from '#core/catalog/index.ts';
import { arrivalOfAll } from '#core/order/index.ts';
import { shortDaysWords } from '#core/promotion/index.ts';
import { piecesIn } from '#core/selection/index.ts';
import type { Results, ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { chooseBoard, type Reckoning, reckon } from './choices.ts';
import { words } from './words.ts';

export interface ComparedKind {
  kind: PieceKind;
  name: string;
  a: ResultsPiece[];
  b: ResultsPiece[];
}

/** Groups both boards' pieces by kind, in board order. */
export function comparedKinds([a, b]: readonly ResultsBoard[]): ComparedKind[] {
  const kinds = new Set([a, b].flatMap((board) => board?.pieces.map(({ item }) => item.kind) ?? []));
  const of = (board: ResultsBoard | undefined, kind: PieceKind) =>
    board?.pieces.filter(({ item }) => item.kind === kind) ?? [];
  return [...kinds].map((kind) => ({ kind, name: pieceNames[kind].one, a: of(a, kind), b: of(b, kind) }));
}

const nothing = { chosen: [], whiteGloveStatus: {} };

/** A whole board's totals as text, in the same rows for both. */
export function comparedFacts(results: Results, board: ResultsBoard): readonly (readonly [string, string])[] {
  // The whole board, whatever is ordered from it.
  const selection = { ...results.selection, ordered: [] };
  const reckoning = reckon({ ...results, selection }, chooseBoard(nothing, selection, board));
  const { totals, insta } = reckoning;
  const tight = board.pieces.filter(({ fit }) => fit.verdict !== 'passes').length;
  const longest = Math.max(0, ...board.pieces.map(({ item }) => item.leadTimeDays));
  const rows = words.compareRows;
  return [
    [rows.pieces, String(piecesIn(board.pieces))],
    [rows.makers, String(new Set(board.pieces.map(({ item }) => item.vendor.name)).size)],
    [rows.total, priceText(totals.merchandise, false)],
    [rows.shipping, priceText(totals.shipping, false)],
    [rows.arrives, arrivesWords(reckoning, longest)],
    [
      rows.ready,
      insta.ok
        ? words.readyYes
        : words.readyNo(piecesIn(board.pieces.filter(({ item }) => insta.names.includes(item.name)))),
    ],
    [rows.doors, tight === 0 ? words.doorsYes : words.doorsNo(tight)],
  ];
}

/** From the first piece to the last. Without an address, how long the makers take. */
function arrivesWords({ arrives, allInStock }: Reckoning, longestDays: number): string {
  if (!allInStock) return words.notInStockShort;
  const all = arrivalOfAll(arrives);
  return all ? shortDaysWords(all.from, all.to) : words.shipsWithin(leadTimeWords(longestDays));
}
