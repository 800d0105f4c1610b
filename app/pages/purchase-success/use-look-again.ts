import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 10_000;

/** Asks the page's loader again, by itself while something is open and by hand; never while it is being asked. */
export function useLookAgain(open: boolean): () => void {
  const { revalidate, state } = useRevalidator();
  const look = () => {
    if (state === 'idle') void revalidate();
  };
  const lookNow = useEffectEvent(look);

  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lookNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [open]);

  return look;
}
