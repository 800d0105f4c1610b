import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { Selection } from '#core/selection/index.ts';
import { type ChoiceState, stateOf } from './choices.ts';

export type SaveAnswer = { ok: true } | { ok: false; words: string };

/**
 * What is chosen, shown at once and saved one after the other: while one save is under way the next waits, and only the
 * newest is sent. Once all is saved the server's own state is shown again, and with it what other devices did.
 */
export function useChoices(selection: Selection): { state: ChoiceState; change: (next: ChoiceState) => void } {
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

  return { state: wanted ?? stateOf(selection), change: setWanted };
}
