import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { ContactAct } from '#core/contact/index.ts';
import styles from './inbox.module.css';
import { inboxWords as words } from './words.ts';

export interface InboxAnswer {
  ok: boolean;
  message: string;
}

/** Where the message goes. None of it is final, so none of it is asked twice. */
export function SortButtons({ acts }: { acts: readonly Exclude<ContactAct, 'answer'>[] }) {
  const { Form, data, state } = useFetcher<InboxAnswer>();
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);
  return (
    <Form method="post" className={styles.acts}>
      {acts.map((act) => (
        <Button key={act} type="submit" name="act" value={act} kind="ghost" small disabled={state !== 'idle'}>
          {words.acts[act]}
        </Button>
      ))}
      {data && !data.ok && (
        <Text size="small" tone="tight" role="alert">
          {data.message}
        </Text>
      )}
    </Form>
  );
}
