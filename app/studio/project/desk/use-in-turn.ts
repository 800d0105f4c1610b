import { startTransition, useEffect, useState } from 'react';
import { type Fetcher, useFetchers } from 'react-router';
import { useDataRouter } from '#app/shell/data-router.ts';
import { countUnanswered } from '../unanswered-acts.ts';
import { useKeeper } from '../writing/writing.tsx';

interface Waiting<Given> {
  given: Given;
  unanswered: number;
  /** What was being typed is saved, and the desk was read again. */
  isWritten: boolean;
}

const isPosting = (fetchers: readonly Fetcher[]) =>
  fetchers.some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST');

/**
 * An action that states what its author saw waits until the earlier actions are answered and shown. Otherwise, someone
 * who locks a piece and then proposes the rest would lose a conflict against their own change. If an earlier action got
 * no answer, this one isn't sent: what it builds on may not exist. What's being typed counts as earlier. At most `most`
 * wait; more are ignored.
 */
export function useInTurn<Given extends string>(act: (given: Given) => void, most = 1) {
  const router = useDataRouter();
  const fetchers = useFetchers();
  const keeper = useKeeper();
  const [waiting, setWaiting] = useState<readonly Waiting<Given>[]>([]);
  const first = waiting[0];
  /** Asks the router itself: what's drawn learns of an action a moment after it was sent. */
  const isSending = () => isPosting([...(router?.state.fetchers.values() ?? [])]);
  // The router draws its news in a transition. One of our own comes after it, so that `act` sees what was shown last.
  const [next, setNext] = useState<typeof first>();
  useEffect(() => startTransition(() => setNext(first)), [first]);
  useEffect(() => {
    if (!first?.isWritten || next !== first || isPosting(fetchers) || isSending()) return;
    setWaiting(([, ...rest]) => rest);
    if (countUnanswered() === first.unanswered) act(first.given);
  });
  const inTurn = (given: Given) => {
    const last = { given, unanswered: countUnanswered(), isWritten: false };
    setWaiting((before) => (before.length < most ? [...before, last] : before));
    const written = () =>
      setWaiting((before) => before.map((one) => (one === last ? { ...one, isWritten: true } : one)));
    void keeper.flush().then(() => startTransition(written));
  };
  return { waiting: first?.given ?? null, inTurn, isBusy: () => first !== undefined || isSending() };
}
