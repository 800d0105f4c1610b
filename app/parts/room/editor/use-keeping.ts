import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import type { RoomShape } from '#core/room/index.ts';
import { type LastSave, type SaveAnswer, saveIn } from './last-save.ts';
import { dropCopy, readCopy, writeCopy } from './room-copy.ts';

export interface SavedRoom {
  room: RoomShape;
  version: number;
  savedBy: LastSave['savedBy'];
}

export type KeepingState =
  | 'unchanged'
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'waiting'
  | 'signedOut'
  | 'refused'
  | 'notYours';

export interface Conflict {
  mine: RoomShape;
  theirs: SavedRoom;
}

export interface Keeping {
  state: KeepingState;
  conflict: Conflict | null;
  /** Keeps a change: in this browser at once, on the server soon after. */
  keep: (room: RoomShape) => void;
  saveNow: () => void;
  settle: (whose: 'mine' | 'theirs') => void;
}

interface Given {
  surveyId: string;
  saved: SavedRoom;
  /** Saves by itself shortly after each change. */
  auto: boolean;
  /** Another room has to be shown: the copy in this browser, or what was saved elsewhere. */
  onReplace: (room: RoomShape, why: 'copy' | 'elsewhere' | 'settled') => void;
  onSaved: (save: LastSave) => void;
}

interface Answer extends SaveAnswer {
  newest?: Omit<SavedRoom, 'room'> & Pick<SaveAnswer, 'savedAt'> & { room: RoomShape | null };
}

/** A person who's dragging makes many small changes. */
const pauseMs = 700;

const isSame = (one: RoomShape, other: RoomShape) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the drawing in this browser until the server has it, and never lets one tab overwrite another. */
export function useKeeping({ surveyId, saved, auto, onReplace, onSaved }: Given): Keeping {
  const [state, setState] = useState<KeepingState>(saved.version === 0 ? 'unchanged' : 'saved');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const base = useRef(saved.version);
  const newest = useRef<RoomShape | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(saved);
  const tellSaved = useRef(onSaved);
  tellSaved.current = onSaved;
  /** Pressed Save, and it hasn't arrived yet. */
  const asked = useRef(false);

  const save = useCallback(async () => {
    const room = newest.current;
    if (!room || busy.current) return;
    busy.current = true;
    setState('saving');
    const version = base.current;
    const { ok, status, answer } = await send<Answer>(`/rooms/${surveyId}`, {
      json: { version, room },
      keepalive: true,
    });
    busy.current = false;
    const made = ok && answer ? saveIn(answer) : null;
    if (made) {
      base.current = made.version;
      tellSaved.current(made);
      if (newest.current === room) {
        newest.current = null;
        asked.current = false;
        dropCopy(surveyId);
        setState('saved');
      } else if (newest.current) {
        writeCopy(surveyId, { version: made.version, room: newest.current, isAsked: asked.current });
        void save();
      }
    } else if (status === 409 && answer?.newest) {
      const { newest: theirs } = answer;
      const other = saveIn(theirs);
      if (other) tellSaved.current(other);
      setConflict({ mine: newest.current ?? room, theirs: { ...theirs, room: theirs.room ?? first.current.room } });
      setState('unsaved');
    } else if (status === 0 || status >= 500) setState('waiting');
    else if (status === 401) setState('signedOut');
    else setState(status === 403 ? 'notYours' : 'refused');
  }, [surveyId]);

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  }, [save]);

  const keep = useCallback(
    (room: RoomShape) => {
      newest.current = room;
      setState('unsaved');
      // What comes after the press wasn't meant by it.
      asked.current = false;
      writeCopy(surveyId, { version: base.current, room, isAsked: false });
      if (auto) saveSoon();
    },
    [surveyId, auto, saveSoon],
  );

  const saveNow = useCallback(() => {
    asked.current = true;
    const room = newest.current;
    if (room) writeCopy(surveyId, { version: base.current, room, isAsked: true });
    void save();
  }, [surveyId, save]);

  // What this browser kept from last time. The server doesn't know it, so it's read once the page is alive.
  useEffect(() => {
    const { room, version } = first.current;
    const copy = readCopy(surveyId);
    if (!copy) return;
    if (isSame(copy.room, room)) dropCopy(surveyId);
    else if (copy.version === version) {
      onReplace(copy.room, 'copy');
      keep(copy.room);
      if (copy.isAsked) saveNow();
    } else setConflict({ mine: copy.room, theirs: first.current });
  }, [surveyId, keep, saveNow, onReplace]);

  // Saved in another tab or by the specialist. With changes of our own, the next save asks what to do.
  useEffect(() => {
    if (saved.version <= base.current || newest.current || busy.current) return;
    base.current = saved.version;
    onReplace(saved.room, 'elsewhere');
  }, [saved, onReplace]);

  useEffect(() => {
    // A specialist's draft isn't the customer's to see until they press Save.
    const back = () => {
      if (auto || asked.current) void save();
    };
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      // Leaving within the pause: send it now.
      clearTimeout(timer.current);
      if (auto) void save();
    };
  }, [save, auto]);

  const settle = useCallback(
    (whose: 'mine' | 'theirs') => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      base.current = theirs.version;
      setConflict(null);
      onReplace(whose === 'mine' ? mine : theirs.room, 'settled');
      if (whose === 'mine') {
        newest.current = mine;
        writeCopy(surveyId, { version: theirs.version, room: mine, isAsked: asked.current });
        void save();
      } else {
        newest.current = null;
        dropCopy(surveyId);
        setState('saved');
      }
    },
    [conflict, surveyId, save, onReplace],
  );

  return { state, conflict, keep, saveNow, settle };
}
