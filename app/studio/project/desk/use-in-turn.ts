import { startTransition, useEffect, useState } from 'react';
import { useFetchers } from 'react-router';
import { countUnanswered } from '../unanswered-acts.ts';
import { useKeeper } from '../writing/writing.tsx';

/**
 * An action that states what its author saw waits until the earlier actions are answered and shown. Otherwise, someone
 * who locks a piece and then proposes the rest would lose a conflict against their own change. If an earlier action got
 * no answer, this one isn't sent: what it builds on may not exist. What's being typed counts as earlier: it's saved, and
 * the desk read again, before the action is sent.
 */
export function useInTurn<Given extends string>(act: (given: Given) => void) {
  const busy = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST');
  const [waiting, setWaiting] = useState<{ given: Given; unanswered: number } | null>(null);
  // The router shows an action pressed just now in a transition, which is drawn after this press. Only a transition of
  // our own comes after it, so `busy` counts from then on.
  const [next, setNext] = useState<typeof waiting>(null);
  const [written, setWritten] = useState<typeof waiting>(null);
  const keeper = useKeeper();
  useEffect(() => startTransition(() => setNext(waiting)), [waiting]);
  useEffect(() => {
    if (waiting === null || next !== waiting || written !== waiting || busy) return;
    setWaiting(null);
    if (countUnanswered() === waiting.unanswered) act(waiting.given);
  }, [waiting, next, written, busy, act]);
  const inTurn = (given: Given) => {
    if (waiting !== null) return;
    const one = { given, unanswered: countUnanswered() };
    setWaiting(one);
    void keeper.flush().then(() => startTransition(() => setWritten(one)));
  };
  return { waiting: waiting?.given ?? null, inTurn, busy };
}
