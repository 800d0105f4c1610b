import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { contactLimits } from '#core/contact/index.ts';
import styles from './inbox.module.css';
import type { InboxAnswer } from './sort-buttons.tsx';
import { inboxWords as words } from './words.ts';

export function AnswerForm({ email, formId }: { email: string; formId: string }) {
  const { Form, pending, problem } = useAct<InboxAnswer>();
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="formId" value={formId} />
      <TextArea
        label={words.answer}
        name="words"
        rows={6}
        hint={words.answerHint(email)}
        maxLength={contactLimits.characters}
        error={problem ?? undefined}
      />
      <Button type="submit" pending={pending}>
        {words.send}
      </Button>
    </Form>
  );
}
