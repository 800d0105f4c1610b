import { useCallback, useMemo, useRef, useState } from 'react';
import {
  beginHistory,
  changed,
  findThing,
  type History,
  type RoomChanged,
  type RoomShape,
  redone,
  undone,
} from '#core/room/index.ts';
import { editorWords as words } from './words.ts';

export type Picked = { kind: 'wall' | 'corner'; index: number } | { kind: 'thing'; id: string };

export interface Drawing {
  /** As shown: while something is dragged, as it would be. */
  room: RoomShape;
  /** As it was before the drag. */
  settled: RoomShape;
  picked: Picked | null;
  pick: (picked: Picked | null) => void;
  /** Makes a change, or says why it can't be made. Returns the sentence if it was refused. */
  make: (change: RoomChanged, said: string) => string | null;
  /** Shows a change without making it. */
  preview: (change: RoomChanged) => void;
  /** Makes the change shown last. */
  drop: (said: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Starts over with another room. There's nothing to undo then. */
  replace: (room: RoomShape, said: string) => void;
  /** For screen readers. */
  said: string;
  say: (said: string) => void;
  /** Why the last change wasn't made. */
  problem: string | null;
  refuse: (problem: string) => void;
}

const exists = (room: RoomShape, picked: Picked) =>
  picked.kind === 'thing' ? findThing(room, picked.id) !== null : picked.index < room.outline.length;

/** The room being drawn, with everything that can be undone. `onChange` hears of every change that was made. */
export function useDrawing(first: RoomShape, onChange: (room: RoomShape) => void): Drawing {
  const [history, setHistory] = useState<History<RoomShape>>(() => beginHistory(first));
  const [shown, setShown] = useState<RoomShape | null>(null);
  // The pointer may be let go before its last move is drawn.
  const dragged = useRef<RoomShape | null>(null);
  const [chosen, pick] = useState<Picked | null>(null);
  const [said, say] = useState('');
  const [problem, refuse] = useState<string | null>(null);

  const put = useCallback(
    (next: History<RoomShape>, words: string) => {
      setHistory(next);
      setShown(null);
      refuse(null);
      say(words);
      onChange(next.now);
    },
    [onChange],
  );

  const make = useCallback(
    (change: RoomChanged, told: string) => {
      if (change.ok) {
        if (change.room !== history.now) put(changed(history, change.room), told);
        return null;
      }
      setShown(null);
      refuse(change.message);
      return change.message;
    },
    [history, put],
  );

  const preview = useCallback((change: RoomChanged) => {
    refuse(change.ok ? null : change.message);
    if (!change.ok) return;
    dragged.current = change.room;
    setShown(change.room);
  }, []);

  const drop = useCallback(
    (told: string) => {
      const next = dragged.current;
      dragged.current = null;
      if (next && next !== history.now) put(changed(history, next), told);
      else setShown(null);
    },
    [history, put],
  );

  const undo = useCallback(() => history.past.length > 0 && put(undone(history), words.undone), [history, put]);
  const redo = useCallback(() => history.future.length > 0 && put(redone(history), words.redone), [history, put]);

  const replace = useCallback((room: RoomShape, told: string) => {
    setHistory(beginHistory(room));
    setShown(null);
    refuse(null);
    say(told);
  }, []);

  const room = shown ?? history.now;
  return useMemo(
    () => ({
      ...{ room, settled: history.now, pick, make, preview, drop, undo, redo, replace, said, say, problem, refuse },
      picked: chosen && exists(room, chosen) ? chosen : null,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [room, history, make, preview, drop, undo, redo, replace, said, problem, chosen],
  );
}
