import {
  anything,
  companionKinds,
  goesWellWith,
  type PublicItem,
  publicItem,
  recordIdSchema,
} from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { itemsById, someItems } from './find-items.ts';

export interface PiecePage {
  item: PublicItem;
  goesWith: PublicItem[];
}

const mostBeside = 4;
const lookedAtOfAKind = 60;

/** A piece and what goes well with it. Discontinued pieces can still be viewed. Null if it doesn't exist. */
export async function getPiece(ctx: Pick<Ctx, 'db'>, recordId: string): Promise<PiecePage | null> {
  if (!recordIdSchema.safeParse(recordId).success) return null;
  const item = (await itemsById(ctx, [recordId])).get(recordId);
  if (!item) return null;
  const styles = item.styles.length > 0 ? item.styles : null;
  const others = await Promise.all(
    companionKinds(item).map((kind) => someItems(ctx, { ...anything, kind, styles, inStock: true }, lookedAtOfAKind)),
  );
  const beside = goesWellWith(item, others.flat(), mostBeside);
  return { item: publicItem(item), goesWith: beside.map(publicItem) };
}
