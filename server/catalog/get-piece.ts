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
import { familiesOf, isFamily } from './browse-catalogue.ts';
import { itemsById, someItems } from './find-items.ts';

export interface PiecePage {
  item: PublicItem;
  goesWith: PublicItem[];
  /** The other colors and sizes for sale. */
  variants: PublicItem[];
  /** The gallery rooms it's in. */
  scenes: Omit<ScenePicture, 'recordIds' | 'spots'>[];
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
  const others = await Promise.all(
    companionKinds(item).map((kind) => someItems(ctx, { ...anything, kind, styles, inStock: true }, lookedAtOfAKind)),
  );
  const family = (await familiesOf(ctx, [item])).filter(
    (other) => isFamily(item, other) && other.recordId !== recordId,
  );
  const beside = goesWellWith(item, others.flat(), mostBeside);
  const scenes = listScenes().filter(({ recordIds }) => recordIds.includes(recordId));
  return {
    item: publicItem(item),
    goesWith: beside.map(publicItem),
    variants: family.map(publicItem),
    scenes: scenes.slice(0, mostScenes).map(({ recordIds: _ids, spots: _spots, ...scene }) => scene),
  };
}
