import { useEffect, useState } from 'react';
import { useFetchers } from 'react-router';
import { countUnanswered } from '../unanswered-acts.ts';

/**
 * An act that says what its author saw waits until the acts before it are answered and seen. Whoever locks a piece and
 * proposes the rest in one breath is so never told that somebody was faster, who was themselves. Where one before it got
 * no answer it is not sent: what it builds on may not be there.
 */
export function useInTurn<Given extends string>(act: (given: Given) => void) {
  const busy = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST');
  const [waiting, setWaiting] = useState<{ given: Given; unanswered: number } | null>(null);
  useEffect(() => {
    if (waiting === null || busy) return;
    setWaiting(null);
    if (countUnanswered() === waiting.unanswered) act(waiting.given);
  }, [waiting, busy, act]);
  const inTurn = (given: Given) => setWaiting((first) => first ?? { given, unanswered: countUnanswered() });
  return { waiting: waiting?.given ?? null, inTurn };
}
