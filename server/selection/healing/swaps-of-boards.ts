import { type PublicItem, publicItem } from '#core/catalog/index.ts';
import type { BoardId, GoneReason } from '#core/selection/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { swapsOn } from './store-healings.ts';

/** A swap that can be seen on a board: the piece that came is there now. */
export interface BoardSwap {
  id: string;
  board: BoardId;
  from: PublicItem;
  toId: string;
  because: GoneReason;
  /** What it made the board's piece cost more, or less, at that moment. */
  differenceCents: number;
}

/** What was swapped on a pair and is there still, with the piece that went. The caller has checked permission. */
export async function swapsOfBoards(ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<BoardSwap[]> {
  const rows = await swapsOn(ctx.db, selectionId);
  if (rows.length === 0) return [];
  const items = await itemsById(
    ctx,
    rows.map(({ fromId }) => fromId),
  );
  return rows.flatMap(({ id, board, fromId, toId, because, fromCents, toCents, quantity }) => {
    const from = items.get(fromId);
    if (!from || toId === null || toCents === null) return [];
    const differenceCents = (toCents - fromCents) * quantity;
    return [{ id, board, from: publicItem(from), toId, because, differenceCents }];
  });
}
