import { pieceNames } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { Ask } from '../composer/ask.ts';
import { isCandidate, passesDoor } from '../composer/rules.ts';
import { described, inStockWords } from './asked-words.ts';
import type { Around } from './given-up.ts';

export const openReasons = [
  'not-in-catalog',
  'not-of-this-type',
  'out-of-stock',
  'does-not-pass',
  'on-other-board',
  'declined',
  'left-out',
] as const;
export type OpenReason = (typeof openReasons)[number];

/** Why a kind that was asked for isn't on a board, even with every other wish given up. */
export function whyOpen(ask: Ask, { onOtherBoard, declined }: Around): OpenReason {
  if (ask.columns.items.length === 0) return 'not-in-catalog';
  const rows = [...ask.columns.items.keys()];
  const inAnyStock = { ...ask, quantity: 0 };
  if (!rows.some((row) => isCandidate(inAnyStock, row))) return 'not-of-this-type';
  const candidates = rows.filter((row) => isCandidate(ask, row));
  if (candidates.length === 0) return 'out-of-stock';
  const ids = candidates.filter((row) => passesDoor(ask, row)).map((row) => ask.columns.items[row]?.recordId ?? '');
  if (ids.length === 0) return 'does-not-pass';
  if (ids.every((id) => onOtherBoard.has(id))) return 'on-other-board';
  return ids.every((id) => onOtherBoard.has(id) || declined.has(id)) ? 'declined' : 'left-out';
}

/** Why a slot is open, worded for the specialist. */
export function openWords(reason: OpenReason, piece: BriefPiece): string {
  const { one, many } = pieceNames[piece.kind];
  switch (reason) {
    case 'not-in-catalog':
      return `${one}: the catalog has no ${many.toLowerCase()}.`;
    case 'not-of-this-type':
      return `${one}: the catalog has no ${described(piece)}.`;
    case 'out-of-stock':
      return `${one}: no ${described(piece)} ${inStockWords(piece)}. Stock is never relaxed.`;
    case 'does-not-pass':
      return `${one}: no ${described(piece)} ${inStockWords(piece)} pass the doorway. Fit is never relaxed.`;
    case 'on-other-board':
      return `${one}: the pieces that are in stock and pass are on the other board.`;
    case 'declined':
      return `${one}: what’s in stock and passes is what they asked us to change.`;
    case 'left-out':
      return `${one}: left out, though some are in stock and pass.`;
  }
}

/** The same, worded for the customer. */
export function openForCustomer(reason: OpenReason, piece: BriefPiece, { doorway }: Brief): string {
  const one = pieceNames[piece.kind].one.toLowerCase();
  const left = `We left out the ${one}`;
  const fit = doorway === null ? '' : ' and fits through your door';
  switch (reason) {
    case 'not-in-catalog':
    case 'not-of-this-type':
      return `${left}: we don’t have any ${described(piece)} right now.`;
    case 'out-of-stock':
      return `${left}: no ${described(piece)} ${inStockWords(piece)} right now.`;
    case 'does-not-pass':
      return `${left}: no ${described(piece)} ${inStockWords(piece)} fit through your door.`;
    case 'on-other-board':
      return `${left}: what’s in stock${fit} is on the other board.`;
    case 'declined':
      return `${left}: what else is in stock${fit} is what you asked us to change.`;
    case 'left-out':
      return `${left}. If you’d like one after all, just tell us: we have some in stock.`;
  }
}
