import { useEffect, useEffectEvent } from 'react';

const everyMs = 10_000;

/** Looks by itself while something is open, and by hand; never while it is looking. */
export function useLookAgain(open: boolean, { look, isLooking }: { look: () => void; isLooking: boolean }): () => void {
  const lookOnce = () => {
    if (!isLooking) look();
  };
  const lookNow = useEffectEvent(lookOnce);

  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lookNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [open]);

  return lookOnce;
}
