import type { CatalogItem } from '#core/catalog/index.ts';
import { type ChosenPiece, chosenPieces, isOrderable } from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOf, wholeSelection } from '../store.ts';

export interface Cart {
  selectionId: string;
  pieces: (ChosenPiece & { item: CatalogItem })[];
}

/** What the caller has chosen but not ordered yet, by selection, newest first. */
export async function cartsOfAccount(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Cart[]> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  if (!allowed.ok) return [];
  const open = (await selectionsOf(ctx.db, allowed.account.id)).filter(isOrderable);
  const all = await Promise.all(
    open.map(async (row) => ({
      selectionId: row.id,
      pieces: chosenPieces(await wholeSelection(ctx.db, row)),
      isNew: row.state === 'published',
    })),
  );
  const chosen = all.filter(({ pieces, isNew }) => isNew || pieces.length > 0);
  const items = await itemsById(ctx, [
    ...new Set(chosen.flatMap(({ pieces }) => pieces.map(({ recordId }) => recordId))),
  ]);
  return chosen.map(({ selectionId, pieces }) => ({
    selectionId,
    pieces: pieces.flatMap((piece) => {
      const item = items.get(piece.recordId);
      return item ? [{ ...piece, item }] : [];
    }),
  }));
}
