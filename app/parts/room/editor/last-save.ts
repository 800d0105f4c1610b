import { useState } from 'react';

/** Who saved a room last, and when. Version 0 until someone has. */
export interface LastSave {
  version: number;
  savedBy: 'customer' | 'specialist' | null;
  savedAt: Date | null;
}

/** What the server answers to a save. */
export interface SaveAnswer {
  version?: number;
  savedBy?: LastSave['savedBy'];
  savedAt?: string;
}

/** Null if the answer doesn't say that it was saved. */
export const saveIn = ({ version, savedBy, savedAt }: SaveAnswer): LastSave | null =>
  version ? { version, savedBy: savedBy ?? null, savedAt: savedAt ? new Date(savedAt) : null } : null;

interface SaveOfRoom extends LastSave {
  surveyId: string;
}

/** What the page was opened with, or what was saved on it since, unless someone else has saved after that. */
export const newestSave = (opened: SaveOfRoom, here: SaveOfRoom | null): LastSave =>
  here && here.surveyId === opened.surveyId && here.version > opened.version ? here : opened;

/** The last save of the room on this page, as soon as its answer is here. */
export function useLastSave(opened: SaveOfRoom) {
  const [here, setHere] = useState<SaveOfRoom | null>(null);
  const { surveyId } = opened;
  return { last: newestSave(opened, here), onSaved: (save: LastSave) => setHere({ ...save, surveyId }) };
}
