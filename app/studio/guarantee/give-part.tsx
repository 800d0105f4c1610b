import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { StudioFee } from '#server/fee/get-studio-fee.ts';
import styles from './guarantee.module.css';
import { useFeeAct } from './request-part.tsx';
import { guaranteeWords as words } from './words.ts';

/** All of a fee or a part goes back by hand of the house. */
export function GivePart({ fee: { leftCents, mayRefund } }: { fee: StudioFee }) {
  const { Form, pending, problem } = useFeeAct();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="give" className={styles.part}>
      <Title as="h2" size="small" id="give">
        {words.give}
      </Title>
      {!mayRefund || leftCents === 0 ? (
        <Text size="small">{words.notPossible}</Text>
      ) : (
        <Form key={leftCents} method="post" className={styles.form} aria-label={words.give}>
          <input type="hidden" name="act" value="give" />
          <TextField
            label={words.giveAmount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            before="$"
            hint={words.giveHint(leftCents)}
          />
          <TextField label={words.giveNote} name="note" maxLength={2000} autoComplete="off" />
          {asking && <Text size="small">{words.giveAsk}</Text>}
          {problem && (
            <Text size="small" tone="tight" role="alert">
              {problem}
            </Text>
          )}
          <div className={styles.buttons}>
            {asking ? (
              <>
                <Button key="yes" type="submit" small kind="danger" pending={pending}>
                  {words.giveGo}
                </Button>
                <Button small kind="quiet" onClick={() => setAsking(false)}>
                  {words.keep}
                </Button>
              </>
            ) : (
              <Button key="ask" small kind="ghost" onClick={() => setAsking(true)}>
                {words.giveGo}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

export function SendAgain({ refundId }: { refundId: string }) {
  const { Form, pending, problem } = useFeeAct();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="again" />
      <input type="hidden" name="refundId" value={refundId} />
      <Button type="submit" small kind="ghost" pending={pending}>
        {words.again}
      </Button>
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
    </Form>
  );
}
