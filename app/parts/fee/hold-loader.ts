export interface HoldLoader {
  /** It is seen from now on. */
  seen: () => void;
  show: (words: string) => void;
  done: () => void;
  /** Nobody looks any more. */
  end: () => void;
}

/** Keeps a loader's words for at least so long from when they are seen, and not a moment longer than what they wait for. */
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
