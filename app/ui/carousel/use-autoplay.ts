import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** False on the server and during hydration, so the markup matches. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export interface Autoplay {
  /** Whether it would autoplay at all; only then is there a pause button. */
  automatic: boolean;
  playing: boolean;
  toggle: () => void;
}

/** Advances every interval, unless paused, held (pointer or focus on it), in a hidden tab, or with reduced motion. */
export function useAutoplay(interval: number | undefined, held: boolean, turn: number, onTurn: () => void): Autoplay {
  const reduced = usePrefersReducedMotion();
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const playing = interval !== undefined && (wish === null ? !reduced : wish === 'play');
  const advance = useEffectEvent(onTurn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, manual or automatic, restarts the timer
  useEffect(() => {
    if (interval === undefined || !playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, playing, held, turn]);

  return { automatic: interval !== undefined, playing, toggle: () => setWish(playing ? 'pause' : 'play') };
}
