import type { Room, StyleLabel } from '#core/catalog/index.ts';
import { furnished } from '#showroom/sets/scenes.ts';
import { shopPictures, spotIn } from './picture-library.ts';

export interface ScenePicture {
  /** Its id in the gallery's folder. */
  publicId: string;
  width: number;
  height: number;
  alt: string;
  blur: string | undefined;
  room: Room;
  style: StyleLabel;
  /** Every piece in the room, whether or not it's for sale. */
  recordIds: string[];
  /** Where each piece is in the photo, as shares of its width and height. */
  spots: ReadonlyMap<string, { x: number; y: number }>;
}

const folder = 'scenes/';

/** Every furnished room that has a photo. New photos show up automatically. */
export function listScenes(): ScenePicture[] {
  return furnished.flatMap(({ publicId, also = [], room, style, pieces }) => {
    const own = [publicId, ...also].find((id) => id.startsWith(folder)) ?? publicId;
    const picture = shopPictures().get(own);
    if (!picture) return [];
    const { width, height, alt, blur } = picture;
    const recordIds = Object.values(pieces);
    const spots = new Map(
      recordIds.flatMap((recordId) => {
        const spot = spotIn(publicId, recordId);
        return spot ? [[recordId, spot] as const] : [];
      }),
    );
    return [{ publicId: own, width, height, alt, blur, room, style, recordIds, spots }];
  });
}
