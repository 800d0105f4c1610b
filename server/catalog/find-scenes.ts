import { type ItemColor, type Room, type Style, styleOfLabel } from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { listScenes, type ScenePicture } from '../media/pictures/list-scenes.ts';
import { itemsById } from './find-items.ts';

export interface SceneFilter {
  room: Room | null;
  style: Style | null;
  color: ItemColor | null;
}

export interface ShownScene extends Omit<ScenePicture, 'recordIds' | 'style'> {
  style: Style;
  /** The pieces in it that are in our catalog. */
  pieces: { recordId: string; name: string; priceCents: number }[];
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
        return item?.active ? [item] : [];
      }),
    }))
    .filter((scene) => color === null || hasColor(scene.items, color));
  return {
    total: found.length,
    scenes: found.slice(0, most).map(({ items: inScene, ...scene }) => ({
      ...scene,
      pieces: inScene.map(({ recordId, name, priceCents }) => ({ recordId, name, priceCents })),
    })),
  };
}

/** A room is neutral if everything in it is. */
function hasColor(items: readonly { color: ItemColor }[], color: ItemColor): boolean {
  if (color === 'neutral') return items.every((item) => item.color === 'neutral');
  return items.some((item) => item.color === color);
}
