import { roomIds, rooms } from '#core/catalog/index.ts';

const pictureOf = (id: (typeof roomIds)[number]) => `quiz/room/${id}`;

/** A photo of each kind of room. */
export const roomPictures: readonly string[] = roomIds.map(pictureOf);

/** The picture for a room's name; null before the quiz has asked which room it is. */
export function roomPicture(label: string | null): string | null {
  const id = roomIds.find((room) => rooms[room].label === label);
  return id ? pictureOf(id) : null;
}
