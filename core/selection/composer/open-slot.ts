import { optionLabel, pieceNames } from '../../catalog/index.ts';
import type { BriefPiece } from '../../survey/index.ts';
import type { Ask } from './ask.ts';
import { isCandidate, passesDoor } from './rules.ts';

export type OpenReason = 'not-in-catalogue' | 'not-of-this-type' | 'out-of-stock' | 'does-not-pass' | 'on-other-board';

/** Why nothing could fill a slot, even with color, material and budget relaxed. */
export function whyOpen(ask: Ask): OpenReason {
  if (ask.columns.items.length === 0) return 'not-in-catalogue';
  const rows = [...ask.columns.items.keys()];
  const inAnyStock = { ...ask, quantity: 0 };
  if (!rows.some((row) => isCandidate(inAnyStock, row))) return 'not-of-this-type';
  const candidates = rows.filter((row) => isCandidate(ask, row));
  if (candidates.length === 0) return 'out-of-stock';
  return candidates.some((row) => passesDoor(ask, row)) ? 'on-other-board' : 'does-not-pass';
}

function described({ kind, types, size }: BriefPiece): string {
  const many = pieceNames[kind].many.toLowerCase();
  const asked = [...types, ...(size === null ? [] : [size])].map((value) => optionLabel(value).toLowerCase());
  return asked.length > 0 ? `${many} (${asked.join(', ')})` : many;
}

/** Why a slot is open, worded for the specialist. */
export function openWords(reason: OpenReason, piece: BriefPiece): string {
  const { one, many } = pieceNames[piece.kind];
  switch (reason) {
    case 'not-in-catalogue':
      return `${one}: the catalog has no ${many.toLowerCase()}.`;
    case 'not-of-this-type':
      return `${one}: the catalog has no ${described(piece)}.`;
    case 'out-of-stock':
      return `${one}: no ${described(piece)} in stock${piece.quantity > 1 ? `, ${piece.quantity} of them` : ''}. Stock is never relaxed.`;
    case 'does-not-pass':
      return `${one}: no ${described(piece)} in stock passes the doorway. Fit is never relaxed.`;
    case 'on-other-board':
      return `${one}: the pieces that are in stock and pass are on the other board.`;
  }
}

/** The same, worded for the customer. */
export function openForCustomer(reason: OpenReason, piece: BriefPiece): string {
  const left = `We left out the ${pieceNames[piece.kind].one.toLowerCase()}`;
  switch (reason) {
    case 'not-in-catalogue':
    case 'not-of-this-type':
      return `${left}: we don’t have any ${described(piece)} right now.`;
    case 'out-of-stock':
      return `${left}: no ${described(piece)} are in stock today${piece.quantity > 1 ? ` in ${piece.quantity}` : ''}.`;
    case 'does-not-pass':
      return `${left}: no ${described(piece)} in stock fit through your door.`;
    case 'on-other-board':
      return `${left}: what fits is on the other board.`;
  }
}
