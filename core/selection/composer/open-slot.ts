import { optionLabel, pieceNames } from '../../catalog/index.ts';
import type { BriefPiece } from '../../survey/index.ts';
import type { Ask } from './ask.ts';
import { isCandidate, passesDoor } from './rules.ts';

export type OpenReason = 'not-in-catalogue' | 'not-of-this-type' | 'out-of-stock' | 'does-not-pass' | 'on-other-board';

/** Why nothing could fill a slot, when even color, material and budget were given up. */
export function whyOpen(ask: Ask): OpenReason {
  if (ask.columns.items.length === 0) return 'not-in-catalogue';
  const rows = [...ask.columns.items.keys()];
  const inAnyStock = { ...ask, quantity: 0 };
  if (!rows.some((row) => isCandidate(inAnyStock, row))) return 'not-of-this-type';
  const candidates = rows.filter((row) => isCandidate(ask, row));
  if (candidates.length === 0) return 'out-of-stock';
  return candidates.some((row) => passesDoor(ask, row)) ? 'on-other-board' : 'does-not-pass';
}

export function openWords(reason: OpenReason, piece: BriefPiece): string {
  const { one, many } = pieceNames[piece.kind];
  const asked = [...piece.types, ...(piece.size === null ? [] : [piece.size])].map((value) =>
    optionLabel(value).toLowerCase(),
  );
  const described = asked.length > 0 ? `${many.toLowerCase()} (${asked.join(', ')})` : many.toLowerCase();
  switch (reason) {
    case 'not-in-catalogue':
      return `${one}: the catalogue has no ${many.toLowerCase()}.`;
    case 'not-of-this-type':
      return `${one}: the catalogue has no ${described}.`;
    case 'out-of-stock':
      return `${one}: no ${described} in stock${piece.quantity > 1 ? `, ${piece.quantity} of them` : ''}. Stock is never relaxed.`;
    case 'does-not-pass':
      return `${one}: no ${described} in stock passes the doorway. Fit is never relaxed.`;
    case 'on-other-board':
      return `${one}: the pieces that are in stock and pass are on the other board.`;
  }
}
