import { type RoomShape, readStoredRoom, storedRoom } from '#core/room/index.ts';
import { parseJson } from '#core/texts/index.ts';

/** A room that isn't saved yet, kept in this browser: signing out clears it, like answers. */
export interface RoomCopy {
  /** The saved version it was drawn from. */
  version: number;
  room: RoomShape;
  /** Save was pressed, and it hasn't arrived yet. */
  isAsked: boolean;
}

const keyOf = (surveyId: string) => `hearthline-room-${surveyId}`;

export function readCopy(surveyId: string): RoomCopy | null {
  try {
    const kept = parseJson(localStorage.getItem(keyOf(surveyId)) ?? '') as {
      base?: unknown;
      room?: unknown;
      asked?: unknown;
    } | null;
    const room = readStoredRoom(kept?.room);
    if (!room || typeof kept?.base !== 'number') return null;
    return { version: kept.base, room, isAsked: kept.asked === true };
  } catch {
    return null;
  }
}

export function writeCopy(surveyId: string, { version, room, isAsked }: RoomCopy): void {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify({ base: version, room: storedRoom(room), asked: isAsked }));
  } catch {
    // Storage is full or blocked, so the drawing lasts as long as the page, and saving still works.
  }
}

export function dropCopy(surveyId: string): void {
  try {
    localStorage.removeItem(keyOf(surveyId));
  } catch {
    // Nothing was kept either.
  }
}
