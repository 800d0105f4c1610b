import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';

/**
 * Words that somebody writes on the desk. Until they begin, the form follows what colleagues write. From then on what
 * they typed stays theirs, and what they saw when they began is kept, however the desk changes under their hands: so a
 * colleague's words are never written over unseen. Once they were told, pressing again is meant.
 */
export function useWriting<Words extends Record<string, string>>(now: Words) {
  const fetcher = useFetcher<DeskAnswer>();
  const { notify } = useNotices();
  const [begun, setBegun] = useState<{ seen: Words; typed: Words } | null>(null);
  const { data, state } = fetcher;
  const newest = useRef(now);
  const sent = useRef<Words | undefined>(undefined);
  const heard = useRef<DeskAnswer | undefined>(undefined);

  useEffect(() => {
    newest.current = now;
  }, [now]);
  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return;
    heard.current = data;
    // What a colleague wrote meanwhile was told by nobody: pressing again still says what was seen at first.
    if (!data.ok && data.unanswered) return;
    // What was typed after pressing is not saved yet.
    setBegun((at) => at && (data.ok && at.typed === sent.current ? null : { ...at, seen: newest.current }));
    if (data.ok) notify(words.saved);
  }, [state, data, notify]);

  return {
    fetcher,
    begun: begun !== null,
    seen: begun?.seen ?? now,
    typed: begun?.typed ?? now,
    write: (part: Partial<Words>) =>
      setBegun((at) => ({ seen: at?.seen ?? now, typed: { ...(at?.typed ?? now), ...part } })),
    send: () => {
      sent.current = begun?.typed;
    },
    refused: data && !data.ok ? data.words : undefined,
    saving: state !== 'idle',
  };
}
