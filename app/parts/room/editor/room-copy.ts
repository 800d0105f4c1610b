import { type RoomShape, readStoredRoom, storedRoom } from '#core/room/index.ts';
import { parseJson } from '#core/texts/index.ts';

/** A room that isn't saved yet, kept in this browser: signing out clears it, like answers. */
export interface RoomCopy {
  /** The saved version it was drawn from. */
  version: number;
  room: RoomShape;
}

const keyOf = (surveyId: string) => `hearthline-room-${surveyId}`;

export function readCopy(surveyId: string): RoomCopy | null {
  try {
    const kept = parseJson(localStorage.getItem(keyOf(surveyId)) ?? '') as { base?: unknown; room?: unknown } | null;
    const room = readStoredRoom(kept?.room);
    return room && typeof kept?.base === 'number' ? { version: kept.base, room } : null;
  } catch {
    return null;
  }
}

export function writeCopy(surveyId: string, { version, room }: RoomCopy): void {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify({ base: version, room: storedRoom(room) }));
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
