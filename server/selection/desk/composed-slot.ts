import type { ComposedSlot } from '#core/selection/index.ts';
import type { BoardPieceRow } from '../store.ts';

type Proposed = Pick<BoardPieceRow, 'kind' | 'recordId' | 'unfilled' | 'quantity'>;

/** The composer's proposal for a slot, as columns of its row. */
export const composedSlot = ({ piece, suggestion, open }: ComposedSlot): Proposed => ({
  kind: piece.kind,
  recordId: suggestion?.recordId ?? null,
  unfilled: open?.words ?? null,
  quantity: piece.quantity,
});
