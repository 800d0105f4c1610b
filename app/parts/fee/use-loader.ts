import { useEffect, useMemo, useState } from 'react';
import { type HoldLoader, holdLoader } from './hold-loader.ts';

export interface HeldLoader extends Pick<HoldLoader, 'show' | 'done'> {
  /** What it says; null while it is hidden. */
  words: string | null;
}

/** A loader that begins visible and, whenever it shows, stays for at least so long: nothing flashes by unread. */
export function useLoader(first: string, atLeastMs: number): HeldLoader {
  const [words, setWords] = useState<string | null>(first);
  const held = useMemo(() => holdLoader(setWords, atLeastMs), [atLeastMs]);

  // Counted from when it can be seen.
  useEffect(() => {
    held.seen();
    return held.end;
  }, [held]);

  return { words, show: held.show, done: held.done };
}
