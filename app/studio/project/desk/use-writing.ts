import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';

/**
 * Text being edited on the desk. Until the user starts typing, the form follows colleagues' changes. After that their
 * text stays, along with what they saw when they started, however the desk changes, so a colleague's text is never
 * overwritten unseen. Once they've been told of a conflict, submitting again is deliberate.
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
    // Without an answer the user hasn't been told of any conflict, so a retry still sends what they saw first.
    if (!data.ok && data.unanswered) return;
    // Anything typed after submitting isn't saved yet.
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
