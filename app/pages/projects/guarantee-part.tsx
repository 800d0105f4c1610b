import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeWords } from '#core/fee/index.ts';
import type { FeeFacts } from '#server/fee/fee-of-account.ts';
import styles from './projects.module.css';
import { projectsWords as words } from './words.ts';

/** The satisfaction guarantee, where it may be asked for or was: one button, decided by a person. */
export function GuaranteePart({ fee }: { fee: FeeFacts }) {
  const [open, setOpen] = useState(false);
  const pending = useNavigation().formData?.get('act') === 'guarantee';
  const { guarantee } = fee;
  if (guarantee === 'no') return null;
  return (
    <section className={styles.guarantee} aria-labelledby="guarantee">
      <Title as="h2" size="small" id="guarantee">
        {words.guarantee}
      </Title>
      {guarantee === 'asked' && <Text role="status">{words.guaranteeAsked}</Text>}
      {guarantee === 'may' && (
        <>
          <Text size="small" tone="soft">
            {feeWords.guarantee}
          </Text>
          {open ? (
            <Form method="post" className={styles.guaranteeForm}>
              <input type="hidden" name="feeId" value={fee.id} />
              <TextArea label={words.guaranteeWhy} name="words" rows={3} maxLength={2000} optional />
              <Button type="submit" name="act" value="guarantee" kind="ghost" pending={pending}>
                {words.guaranteeSend}
              </Button>
            </Form>
          ) : (
            <TextButton onClick={() => setOpen(true)}>{words.guaranteeAsk}</TextButton>
          )}
        </>
      )}
    </section>
  );
}
