import { useEffect, useRef, useState } from 'react';

/** True while the condition holds, and for at least so long once it has begun: nothing flashes by unread. */
export function useHeld(condition: boolean, atLeastMs: number): boolean {
  const [held, setHeld] = useState(condition);
  const since = useRef<number | null>(null);

  useEffect(() => {
    if (condition) {
      since.current ??= Date.now();
      setHeld(true);
      return;
    }
    if (since.current === null) return;
    const rest = Math.max(0, since.current + atLeastMs - Date.now());
    const timer = setTimeout(() => {
      since.current = null;
      setHeld(false);
    }, rest);
    return () => clearTimeout(timer);
  }, [condition, atLeastMs]);

  return held || condition;
}
