import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import type { RecentBoards } from '#server/selection/desk/publish/recently-published.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';
import styles from './publish.module.css';

/** Takes boards back that the customer hasn't opened yet. */
export function CallBack({ surveyId, label }: { surveyId: string; label?: string }) {
  const { data, state, submit } = useFetcher<DeskAnswer>({ key: `call-back-${surveyId}` });
  const { notify, complain } = useNotices();
  const heard = useRef<DeskAnswer | undefined>(undefined);
  useEffect(() => {
    // As soon as it's answered: the button goes when the desk is read again.
    if (!data || heard.current === data) return;
    heard.current = data;
    if (data.ok) notify(words.calledBack);
    else complain(data.words);
  }, [data, notify, complain]);
  return (
    <Button
      kind="ghost"
      small
      pending={state !== 'idle'}
      aria-label={label}
      onClick={() => void submit({ act: 'call-back', surveyId }, { method: 'post' })}
    >
      {words.callBack}
    </Button>
  );
}

/** Boards that went out from another desk a moment ago. */
export function RecentlyOut({ recent }: { recent: readonly RecentBoards[] }) {
  return recent.map(({ surveyId, customer, letterDueAt }) => (
    <div key={surveyId} className={styles.recent}>
      <p>{words.recent(customer, letterDueAt)}</p>
      <CallBack surveyId={surveyId} label={words.callBackNamed(customer)} />
    </div>
  ));
}
