import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ArrangedPiece,
  type Arrangement,
  type LayoutRoom,
  locksOf,
  noArrangement,
  type Placement,
} from '#core/room/index.ts';
import { askForLayout } from './ask-for-layout.ts';
import type { DrawnPiece } from './drawn-piece.ts';

export interface HeldArrangement {
  /** Positions of the pieces shown. */
  placed: readonly ArrangedPiece[];
  thinking: boolean;
  /** `keep` is false while a piece is being dragged: shown but not saved. */
  change: (piece: ArrangedPiece, keep: boolean) => void;
  /** Null if a newer request replaced this one. */
  suggestAnother: () => Promise<{ left: number } | null>;
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
  const asked = useRef(0);
  const shown = useMemo(() => new Set(pieces.map(({ id }) => id)), [pieces]);
  const put = useCallback((next: Arrangement) => {
    newest.current = next;
    setHeld(next);
  }, []);

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
      put({ seed, pieces: merged(newest.current.pieces, layout.placements) });
      setThinking(false);
    })();
  }, [room, pieces, put]);

  const change = useCallback(
    (piece: ArrangedPiece, keepIt: boolean) => {
      const { seed, pieces: before } = newest.current;
      const next = { seed, pieces: before.map((one) => (one.id === piece.id ? piece : one)) };
      put(next);
      if (keepIt) keep(next);
    },
    [put, keep],
  );

  const suggestAnother = useCallback(async () => {
    const turn = ++asked.current;
    const { seed } = newest.current;
    const locks = locksOf(newest.current).filter(({ id }) => shown.has(id));
    setThinking(true);
    const layout = await askForLayout({ room, pieces, seed: seed + 1, locks });
    if (turn !== asked.current) return null;
    const gone = new Set(layout.leftOut);
    const before = newest.current.pieces.filter(({ id }) => !gone.has(id));
    const next = { seed: seed + 1, pieces: merged(before, layout.placements) };
    put(next);
    keep(next);
    setThinking(false);
    return { left: layout.leftOut.length };
  }, [room, pieces, shown, put, keep]);

  const placed = useMemo(() => held.pieces.filter(({ id }) => shown.has(id)), [held, shown]);
  return { placed, thinking, change, suggestAnother };
}
