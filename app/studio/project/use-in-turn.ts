import { useEffect, useState } from 'react';
import { useFetchers } from 'react-router';

/**
 * An act that says what its author saw waits until the acts before it are answered and seen. Whoever locks a piece and
 * proposes the rest in one breath is so never told that somebody was faster, who was themselves.
 */
export function useInTurn<Given extends string>(act: (given: Given) => void) {
  const busy = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST');
  const [waiting, setWaiting] = useState<Given | null>(null);
  useEffect(() => {
    if (waiting === null || busy) return;
    setWaiting(null);
    act(waiting);
  }, [waiting, busy, act]);
  return { waiting, inTurn: (given: Given) => setWaiting((first) => first ?? given) };
}
