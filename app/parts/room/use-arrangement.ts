import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ArrangedPiece,
  type Arrangement,
  beginHistory,
  type ChosenFinishes,
  changed,
  type History,
  type LayoutRoom,
  locksOf,
  noArrangement,
  type Placement,
  redone,
  undone,
} from '#core/room/index.ts';
import { askForLayout } from './ask-for-layout.ts';
import type { DrawnPiece } from './drawn-piece.ts';

export interface HeldArrangement {
  /** Positions of the pieces shown. */
  placed: readonly ArrangedPiece[];
  thinking: boolean;
  /** The walls and floor that were chosen. */
  finishes: ChosenFinishes;
  finish: (to: ChosenFinishes) => void;
  /** `keep` is false while a piece is being dragged: shown but not saved. */
  change: (piece: ArrangedPiece, keep: boolean) => void;
  /** Null if a newer request replaced this one. */
  suggestAnother: () => Promise<{ left: number } | null>;
  /** Takes back the last change, or makes it again; null if there is none. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Gives another piece the place of one that leaves, before it comes. */
  exchange: (from: string, to: string, settled: (at: ArrangedPiece) => ArrangedPiece) => void;
}

interface Given {
  room: LayoutRoom;
  pieces: readonly DrawnPiece[];
  saved: Arrangement | null;
  keep: (arrangement: Arrangement) => void;
}

const merged = (before: readonly ArrangedPiece[], placements: readonly Placement[]): ArrangedPiece[] => {
  const locked = new Set(before.filter((one) => one.locked).map(({ id }) => id));
  const fresh = placements.map(({ id, x, y, turn }) => ({ id, x, y, turn, locked: locked.has(id) }));
  const now = new Set(placements.map(({ id }) => id));
  return [...before.filter(({ id }) => !now.has(id)), ...fresh];
};

/** All positions: the saved ones, suggestions for pieces without a place, and manual changes. */
export function useArrangement({ room, pieces, saved, keep }: Given): HeldArrangement {
  const [held, setHeld] = useState<Arrangement>(saved ?? noArrangement);
  const [thinking, setThinking] = useState(true);
  const newest = useRef(held);
  const [history, setHistory] = useState<History<Arrangement>>(() => beginHistory(held));
  const asked = useRef(0);
  const shown = useMemo(() => new Set(pieces.map(({ id }) => id)), [pieces]);
  const put = useCallback((next: Arrangement) => {
    newest.current = next;
    setHeld(next);
  }, []);

  const settle = useCallback(
    (next: Arrangement) => {
      setHistory((before) => changed(before, next));
      keep(next);
    },
    [keep],
  );

  useEffect(() => {
    const turn = ++asked.current;
    const ofShown = newest.current.pieces.filter(({ id }) => pieces.some((piece) => piece.id === id));
    if (ofShown.length === pieces.length) {
      setThinking(false);
      return;
    }
    const { seed } = newest.current;
    const ask = (locks: readonly Placement[]) => askForLayout({ room, pieces, seed, locks });
    setThinking(true);
    void (async () => {
      // Keep existing pieces where they are. Only if the new one doesn't fit may unlocked pieces move.
      let layout = await ask(ofShown);
      const locks = ofShown.filter(({ locked }) => locked);
      if (layout.leftOut.length > 0 && locks.length < ofShown.length) layout = await ask(locks);
      if (turn !== asked.current) return;
      const next = { ...newest.current, pieces: merged(newest.current.pieces, layout.placements) };
      put(next);
      // What we place ourselves isn't the person's to undo.
      setHistory((before) => ({ ...before, now: next }));
      setThinking(false);
    })();
  }, [room, pieces, put]);

  const change = useCallback(
    (piece: ArrangedPiece, keepIt: boolean) => {
      const { pieces: before } = newest.current;
      const next = { ...newest.current, pieces: before.map((one) => (one.id === piece.id ? piece : one)) };
      put(next);
      if (keepIt) settle(next);
    },
    [put, settle],
  );

  const finish = useCallback(
    ({ walls, floor }: ChosenFinishes) => {
      const next = { ...newest.current, walls, floor };
      put(next);
      settle(next);
    },
    [put, settle],
  );

  const exchange = useCallback(
    (from: string, to: string, settled: (at: ArrangedPiece) => ArrangedPiece) => {
      const exchanged = ({ pieces: before, ...rest }: Arrangement): Arrangement => {
        const come = before.flatMap((one) => {
          if (one.id !== from && !one.id.startsWith(`${from}.`)) return [];
          return [settled({ ...one, id: `${to}${one.id.slice(from.length)}`, locked: false })];
        });
        const ids = new Set(come.map(({ id }) => id));
        return { ...rest, pieces: [...before.filter(({ id }) => !ids.has(id)), ...come] };
      };
      const next = exchanged(newest.current);
      put(next);
      keep(next);
      // Whatever is undone later moves the piece that came, as it would have moved the one that left.
      setHistory(({ past, future }) => ({ past: past.map(exchanged), now: next, future: future.map(exchanged) }));
    },
    [put, keep],
  );

  const step = (to: History<Arrangement>) => {
    // A piece that came since then has a place, too.
    const { now } = to;
    const missing = newest.current.pieces.filter(({ id }) => !now.pieces.some((one) => one.id === id));
    const next = { ...now, pieces: [...now.pieces, ...missing] };
    setHistory({ ...to, now: next });
    put(next);
    keep(next);
  };

  const suggestAnother = useCallback(async () => {
    const turn = ++asked.current;
    const { seed } = newest.current;
    const locks = locksOf(newest.current).filter(({ id }) => shown.has(id));
    setThinking(true);
    const layout = await askForLayout({ room, pieces, seed: seed + 1, locks });
    if (turn !== asked.current) return null;
    const gone = new Set(layout.leftOut);
    const before = newest.current.pieces.filter(({ id }) => !gone.has(id));
    const next = { ...newest.current, seed: seed + 1, pieces: merged(before, layout.placements) };
    put(next);
    settle(next);
    setThinking(false);
    return { left: layout.leftOut.length };
  }, [room, pieces, shown, put, settle]);

  const placed = useMemo(() => held.pieces.filter(({ id }) => shown.has(id)), [held, shown]);
  const undo = history.past.length > 0 ? () => step(undone(history)) : null;
  const redo = history.future.length > 0 ? () => step(redone(history)) : null;
  const finishes = useMemo(() => ({ walls: held.walls, floor: held.floor }), [held.walls, held.floor]);
  return { placed, finishes, finish, thinking, change, suggestAnother, undo, redo, exchange };
}
