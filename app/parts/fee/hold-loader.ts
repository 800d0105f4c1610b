export interface HoldLoader {
  /** The loader is visible from now on. */
  seen: () => void;
  show: (words: string) => void;
  done: () => void;
  /** Unmounted; cancels the timer. */
  end: () => void;
}

/**
 * Keeps a loader's text up for a minimum time from when it became visible, and otherwise no longer than the work takes.
 */
export function holdLoader(tell: (words: string | null) => void, atLeastMs: number): HoldLoader {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    seen() {
      since ??= Date.now();
    },
    show(words) {
      clearTimeout(timer);
      since = Date.now();
      tell(words);
    },
    done() {
      clearTimeout(timer);
      const shown = Date.now() - (since ?? Date.now());
      if (shown >= atLeastMs) tell(null);
      else timer = setTimeout(() => tell(null), atLeastMs - shown);
    },
    end() {
      clearTimeout(timer);
    },
  };
}
