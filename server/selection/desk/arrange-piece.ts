import { type Foot, footSchema } from '#core/selection/index.ts';
import { footOf } from '../store.ts';
import { type EditNeeds, editSlot, type SlotRefusal } from './edit-slot.ts';

export type Arranged = { ok: true } | SlotRefusal | { ok: false; reason: 'off-the-board' };

export interface Arrangement {
  pieceId: string;
  /** Which piece was moved, and from where. */
  seen: { recordId: string; foot: Foot | null };
  /** Null lets the collage place it automatically again. */
  foot: Foot | null;
}

/** Sets where a piece is on its board. */
export function arrangePiece(ctx: EditNeeds, { pieceId, seen, foot }: Arrangement): Promise<Arranged> {
  const read = footSchema.nullable().safeParse(foot);
  return editSlot<'off-the-board'>(ctx, { pieceId }, (_, piece) => {
    if (!read.success) return { ok: false, reason: 'off-the-board' };
    const { x, y } = footOf(piece).foot ?? {};
    if (piece.recordId !== seen.recordId || x !== seen.foot?.x || y !== seen.foot?.y) {
      return { ok: false, reason: 'stale' };
    }
    return { ok: true, act: 'board.arrange', changes: { footX: read.data?.x ?? null, footY: read.data?.y ?? null } };
  });
}
