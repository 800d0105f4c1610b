import {
  anything,
  type CatalogItem,
  type ItemColor,
  inStock,
  mostAlike,
  type Room,
  type Style,
  styleOfLabel,
} from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { listScenes, type ScenePicture } from '../media/pictures/list-scenes.ts';
import { itemsById, someItems } from './find-items.ts';

export interface SceneFilter {
  room: Room | null;
  style: Style | null;
  color: ItemColor | null;
}

export interface ShownScene extends Omit<ScenePicture, 'recordIds' | 'style' | 'spots'> {
  style: Style;
  /** The pieces in it that are in our catalog. */
  pieces: ScenePiece[];
}

interface NamedPiece {
  recordId: string;
  name: string;
  priceCents: number;
}

export interface ScenePiece extends NamedPiece {
  inStock: boolean;
  /** If it's out of stock: the piece most like it that isn't. */
  like: NamedPiece | null;
  /** Where it is in the photo, as shares of its width and height; null if it's hidden. */
  spot: { x: number; y: number } | null;
}

/** The gallery rooms that match a filter, and how many match in total. */
export async function findScenes(
  ctx: Pick<Ctx, 'db'>,
  { room, style, color }: SceneFilter,
  most: number,
): Promise<{ scenes: ShownScene[]; total: number }> {
  const asked = listScenes().filter(
    (scene) => (room === null || scene.room === room) && (style === null || styleOfLabel(scene.style) === style),
  );
  const items = await itemsById(ctx, [...new Set(asked.flatMap(({ recordIds }) => recordIds))]);
  const found = asked
    .map(({ recordIds, ...scene }) => ({
      ...scene,
      style: styleOfLabel(scene.style),
      items: recordIds.flatMap((id) => {
        const item = items.get(id);
        return item ? [item] : [];
      }),
    }))
    .filter((scene) => color === null || hasColor(scene.items, color));
  const shown = found.slice(0, most);
  const likes = await likePieces(
    ctx,
    shown.flatMap((scene) => scene.items.filter((item) => !inStock(item))),
  );
  return {
    total: found.length,
    scenes: shown.map(({ items: inScene, spots, ...scene }) => ({
      ...scene,
      pieces: inScene.map((item) => ({
        ...named(item),
        inStock: inStock(item),
        like: likes.get(item.recordId) ?? null,
        spot: spots.get(item.recordId) ?? null,
      })),
    })),
  };
}

const named = ({ recordId, name, priceCents }: CatalogItem): NamedPiece => ({ recordId, name, priceCents });

const lookedAtOfAKind = 60;

/** For each of these pieces the one most like it that's in stock, of the same style if there is one. */
async function likePieces(
  ctx: Pick<Ctx, 'db'>,
  gone: readonly CatalogItem[],
): Promise<ReadonlyMap<string, NamedPiece>> {
  const likes = new Map<string, NamedPiece>();
  for (const item of new Map(gone.map((one) => [one.recordId, one])).values()) {
    const asked = { ...anything, kind: item.kind, inStock: true };
    const styles = item.styles.length > 0 ? item.styles : null;
    const sameStyle = styles && mostAlike(item, await someItems(ctx, { ...asked, styles }, lookedAtOfAKind));
    const like = sameStyle ?? mostAlike(item, await someItems(ctx, asked, lookedAtOfAKind));
    if (like) likes.set(item.recordId, named(like));
  }
  return likes;
}

/** A room is neutral if everything in it is. */
function hasColor(items: readonly { color: ItemColor }[], color: ItemColor): boolean {
  if (color === 'neutral') return items.every((item) => item.color === 'neutral');
  return items.some((item) => item.color === color);
}
