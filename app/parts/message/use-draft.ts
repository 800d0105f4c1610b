import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import type { Thread } from '#server/message/open-thread.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { threadAddress } from './message-answer.ts';
import { useKeptText } from './use-kept-text.ts';

interface Draft {
  text: string;
  write: (text: string) => void;
  /** The message is sent. */
  sent: () => void;
}

/**
 * What's typed into a thread and not sent yet. A customer's is kept in the browser; ours on the server too, so that it's
 * there on every device.
 */
export function useDraft(
  { surveyId, side, draft }: Pick<Thread, 'surveyId' | 'side' | 'draft'>,
  draftId: string,
): Draft {
  const name = `message:${side}:${surveyId}`;
  const [text, setText] = useKeptText(name);
  const id = useRef(draftId);
  useEffect(() => {
    id.current = draftId;
  }, [draftId]);
  // What the server had when the thread was opened; later answers are this browser's own saves.
  const [stored] = useState(draft);
  const keeper = useRef<DraftKeeper | null>(null);
  useEffect(() => {
    if (side !== 'house') return;
    const own = new DraftKeeper({ storage: kept, name, send: (body) => keep(surveyId, body, id.current) });
    keeper.current = own;
    setText(own.begin(stored));
    window.addEventListener('online', own.again);
    window.addEventListener('pagehide', own.leave);
    return () => {
      own.leave();
      window.removeEventListener('online', own.again);
      window.removeEventListener('pagehide', own.leave);
    };
  }, [name, side, surveyId, stored, setText]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      keeper.current?.write(next);
    },
    [setText],
  );
  const sent = useCallback(() => {
    setText('');
    keeper.current?.sent();
  }, [setText]);
  return { text, write, sent };
}

/** Looked up each time: a browser may forbid it, and the keeper copes with that. */
const kept = {
  getItem: (name: string) => localStorage.getItem(name),
  setItem: (name: string, text: string) => localStorage.setItem(name, text),
  removeItem: (name: string) => localStorage.removeItem(name),
};

async function keep(surveyId: string, body: string, draftId: string): Promise<boolean> {
  const form = new URLSearchParams({ act: 'keep', body, draftId });
  const { ok } = await send(threadAddress(surveyId), { form, keepalive: true });
  return ok;
}
