import { useCallback, useEffect, useRef, useState } from 'react';

export interface HeldLoader {
  /** What it says; null while it is hidden. */
  words: string | null;
  show: (words: string) => void;
  done: () => void;
}

/** A loader that begins visible and, whenever it shows, stays for at least so long: nothing flashes by unread. */
export function useLoader(first: string, atLeastMs: number): HeldLoader {
  const [words, setWords] = useState<string | null>(first);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Counted from when it can be seen.
  useEffect(() => {
    since.current ??= Date.now();
    return () => clearTimeout(timer.current);
  }, []);

  const show = useCallback((next: string) => {
    clearTimeout(timer.current);
    since.current = Date.now();
    setWords(next);
  }, []);

  const done = useCallback(() => {
    clearTimeout(timer.current);
    const seen = Date.now() - (since.current ?? Date.now());
    timer.current = setTimeout(() => setWords(null), Math.max(0, atLeastMs - seen));
  }, [atLeastMs]);

  return { words, show, done };
}
