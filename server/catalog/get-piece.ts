import {
  anything,
  companionKinds,
  goesWellWith,
  type PublicItem,
  publicItem,
  recordIdSchema,
} from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { listScenes, type ScenePicture } from '../media/pictures/list-scenes.ts';
import { familiesOf, isFamily } from './browse-catalog.ts';
import { itemsById, someItems } from './find-items.ts';
import { type MeasuredPiece, measuredPiece } from './measured-piece.ts';

export interface PiecePage {
  item: PublicItem;
  goesWith: PublicItem[];
  /** The other colors and sizes for sale. */
  variants: PublicItem[];
  /** The gallery rooms it's in, with the other pieces there that are on sale. */
  scenes: PieceScene[];
  measured: MeasuredPiece | null;
}

interface PieceScene extends Omit<ScenePicture, 'recordIds' | 'spots'> {
  others: Pick<PublicItem, 'recordId' | 'name'>[];
}

const mostBeside = 4;
const mostScenes = 4;
const lookedAtOfAKind = 60;

/** A piece and what goes well with it. Discontinued pieces can still be viewed. Null if it doesn't exist. */
export async function getPiece(ctx: Pick<Ctx, 'db'>, recordId: string): Promise<PiecePage | null> {
  if (!recordIdSchema.safeParse(recordId).success) return null;
  const item = (await itemsById(ctx, [recordId])).get(recordId);
  if (!item) return null;
  const styles = item.styles.length > 0 ? item.styles : null;
  const companions = await Promise.all(
    companionKinds(item).map((kind) => someItems(ctx, { ...anything, kind, styles, inStock: true }, lookedAtOfAKind)),
  );
  const family = (await familiesOf(ctx, [item])).filter(
    (other) => isFamily(item, other) && other.recordId !== recordId,
  );
  const beside = goesWellWith(item, companions.flat(), mostBeside);
  const scenes = listScenes()
    .filter(({ recordIds }) => recordIds.includes(recordId))
    .slice(0, mostScenes);
  const inScenes = await itemsById(ctx, [...new Set(scenes.flatMap(({ recordIds }) => recordIds))]);
  const others = (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => {
      const other = id === recordId ? undefined : inScenes.get(id);
      return other?.active ? [{ recordId: id, name: other.name }] : [];
    });
  return {
    item: publicItem(item),
    goesWith: beside.map(publicItem),
    variants: family.map(publicItem),
    measured: measuredPiece(item),
    scenes: scenes.map(({ recordIds, spots: _spots, ...scene }) => ({ ...scene, others: others(recordIds) })),
  };
}
