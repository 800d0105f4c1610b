import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { StudioFee } from '#server/fee/get-studio-fee.ts';
import styles from './guarantee.module.css';
import { guaranteeWords as words } from './words.ts';

export interface FeeAnswer {
  ok: boolean;
  message: string;
}

/** What was done is said; what was not stays to be read where it was pressed. */
export function useFeeAct() {
  const { Form, data, state } = useFetcher<FeeAnswer>();
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);
  return { Form, pending: state !== 'idle', problem: data && !data.ok ? data.message : null };
}

/** What the customer asked, and the studio's word on it: asked once more before it is said. */
export function RequestPart({ request }: { request: NonNullable<StudioFee['request']> }) {
  const { Form, pending, problem } = useFeeAct();
  const [act, setAct] = useState<'grant' | 'decline' | null>(null);
  return (
    <section aria-labelledby="request" className={styles.part}>
      <Title as="h2" size="small" id="request">
        {words.request}
      </Title>
      <Text size="small" tone="soft">
        {words.day(request.askedAt)}. {words.because[request.because]}. {words.states[request.state]}.
      </Text>
      <Text>{request.words || words.noWords}</Text>
      {request.state !== 'asked' && request.answer && <Text size="small">{words.answered(request.answer)}</Text>}
      {request.state === 'asked' && (
        <Form method="post" className={styles.form} aria-label={words.request}>
          <input type="hidden" name="requestId" value={request.id} />
          <TextArea label={words.answer} name="answer" rows={3} maxLength={2000} optional />
          {act && <Text size="small">{act === 'grant' ? words.grantAsk : words.declineAsk}</Text>}
          {problem && (
            <Text size="small" tone="tight" role="alert">
              {problem}
            </Text>
          )}
          <div className={styles.buttons}>
            {act ? (
              <>
                <Button key="yes" type="submit" name="act" value={act} small kind="danger" pending={pending}>
                  {words[act]}
                </Button>
                <Button small kind="quiet" onClick={() => setAct(null)}>
                  {words.keep}
                </Button>
              </>
            ) : (
              <>
                <Button key="grant" small onClick={() => setAct('grant')}>
                  {words.grant}
                </Button>
                <Button small kind="ghost" onClick={() => setAct('decline')}>
                  {words.decline}
                </Button>
              </>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}
