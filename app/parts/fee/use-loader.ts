import { useEffect, useMemo, useState } from 'react';
import { type HoldLoader, holdLoader } from './hold-loader.ts';

export interface HeldLoader extends Pick<HoldLoader, 'show' | 'done'> {
  /** Null while hidden. */
  words: string | null;
}

/** A loader that starts visible and, whenever shown, stays for a minimum time so that no text flashes by unread. */
export function useLoader(first: string, atLeastMs: number): HeldLoader {
  const [words, setWords] = useState<string | null>(first);
  const held = useMemo(() => holdLoader(setWords, atLeastMs), [atLeastMs]);

  // Count from when it is visible.
  useEffect(() => {
    held.seen();
    return held.end;
  }, [held]);

  return { words, show: held.show, done: held.done };
}
