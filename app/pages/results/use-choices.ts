import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { Selection } from '#core/selection/index.ts';
import { type ChoiceState, stateOf } from './choices.ts';

export type SaveAnswer = { ok: true } | { ok: false; words: string };

export interface HeldChoices {
  state: ChoiceState;
  change: (next: ChoiceState) => void;
  /** Something is not saved yet. */
  saving: boolean;
}

/**
 * What is chosen, shown at once and saved one after the other: while one save is under way the next waits, and only the
 * newest is sent. Once all is saved the server's own state is shown again, and with it what other devices did.
 */
export function useChoices(selection: Selection): HeldChoices {
  const { state: progress, data, submit } = useFetcher<SaveAnswer>({ key: 'choices' });
  const { complain } = useNotices();
  const [wanted, setWanted] = useState<ChoiceState | null>(null);
  /** What was sent last, and the answer that was there before it. */
  const sent = useRef<{ state: ChoiceState; before: SaveAnswer | undefined } | null>(null);

  useEffect(() => {
    if (progress !== 'idle' || wanted === null) return;
    if (sent.current?.state !== wanted) {
      sent.current = { state: wanted, before: data };
      void submit({ choices: JSON.stringify(wanted) }, { method: 'post' });
    } else if (data && data !== sent.current.before) {
      if (!data.ok) complain(data.words);
      setWanted(null);
    }
  }, [wanted, progress, data, submit, complain]);

  useLeaving(selection.id, wanted);
  return { state: wanted ?? stateOf(selection), change: setWanted, saving: wanted !== null };
}

/** Who leaves faster than we save loses nothing: the rest is sent on the way out. */
function useLeaving(selectionId: string, wanted: ChoiceState | null): void {
  const unsaved = useRef(wanted);
  useEffect(() => {
    unsaved.current = wanted;
  }, [wanted]);
  useEffect(() => {
    const send = () => {
      if (unsaved.current === null) return;
      const body = JSON.stringify(unsaved.current);
      const headers = { 'Content-Type': 'application/json' };
      const address = `/api/users/me/selections/${selectionId}`;
      fetch(address, { method: 'PATCH', keepalive: true, headers, body }).catch(() => undefined);
    };
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [selectionId]);
}
