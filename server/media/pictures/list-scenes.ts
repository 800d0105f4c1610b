import type { Room, StyleLabel } from '#core/catalog/index.ts';
import { gallery } from '#showroom/sets/scenes.ts';
import { shopPictures } from './picture-library.ts';

export interface ScenePicture {
  /** Under which it stands in the gallery's folder. */
  publicId: string;
  width: number;
  height: number;
  alt: string;
  blur: string | undefined;
  room: Room;
  style: StyleLabel;
  /** Everything that stands in it, whether it is for sale or not. */
  recordIds: string[];
}

const folder = 'scenes/';

/** Every furnished room that has been photographed; a new photograph joins by itself. */
export function listScenes(): ScenePicture[] {
  return gallery.flatMap(({ publicId, also = [], room, style, pieces }) => {
    const own = [publicId, ...also].find((id) => id.startsWith(folder)) ?? publicId;
    const picture = shopPictures().get(own);
    if (!picture) return [];
    const { width, height, alt, blur } = picture;
    return [{ publicId: own, width, height, alt, blur, room, style, recordIds: Object.values(pieces) }];
  });
}
