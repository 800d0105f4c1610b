import { type CatalogItem, publicItem } from '#core/catalog/index.ts';
import { type BoardPiece, boardIds, type PicturedBoard } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { getSelection } from './get-selection.ts';

interface WithPieces {
  name: string;
  furniture: readonly Pick<BoardPiece, 'recordId' | 'quantity' | 'foot'>[];
}

export const picturedBoards = (
  boards: readonly Readonly<WithPieces>[],
  items: ReadonlyMap<string, CatalogItem>,
): PicturedBoard[] =>
  boards.map(({ name, furniture }, index) => ({
    letter: boardIds[index] ?? 'a',
    name,
    pieces: furniture.flatMap(({ recordId, quantity, foot }) => {
      const item = items.get(recordId);
      return item ? [{ item: publicItem(item), quantity, foot }] : [];
    }),
  }));

/** The caller's own selections among these, by id. */
export async function ownBoards(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  selectionIds: readonly string[],
): Promise<Record<string, PicturedBoard[]>> {
  const found: Record<string, PicturedBoard[]> = {};
  for (const id of selectionIds) {
    const shown = await getSelection(ctx, id);
    if (shown) found[id] = picturedBoards(shown.selection.boards, shown.items);
  }
  return found;
}
