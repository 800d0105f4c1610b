import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { words } from './words.ts';

/**
 * Words that somebody writes on the desk. What they saw when they began is kept, however the desk changes under their
 * hands: so a colleague's words are never written over unseen. Once they were told, pressing again is meant.
 */
export function useWriting<Seen>(now: Seen) {
  const fetcher = useFetcher<DeskAnswer>();
  const { notify } = useNotices();
  const [seen, setSeen] = useState(now);
  const { data, state } = fetcher;
  const newest = useRef(now);
  const heard = useRef<DeskAnswer | undefined>(undefined);

  useEffect(() => {
    newest.current = now;
  }, [now]);
  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return;
    heard.current = data;
    setSeen(newest.current);
    if (data.ok) notify(words.saved);
  }, [state, data, notify]);

  return { fetcher, seen, refused: data && !data.ok ? data.words : undefined, saving: state !== 'idle' };
}
