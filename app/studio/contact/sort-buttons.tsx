import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import type { ContactAct } from '#core/contact/index.ts';
import styles from './inbox.module.css';
import { inboxWords as words } from './words.ts';

export interface InboxAnswer {
  ok: boolean;
  message: string;
}

/** Where the message goes. None of it is final, so none of it is asked twice. */
export function SortButtons({ acts }: { acts: readonly Exclude<ContactAct, 'answer'>[] }) {
  const { Form, pending, problem } = useAct<InboxAnswer>();
  return (
    <Form method="post" className={styles.acts}>
      {acts.map((act) => (
        <Button key={act} type="submit" name="act" value={act} kind="ghost" small disabled={pending}>
          {words.acts[act]}
        </Button>
      ))}
      <ActProblem problem={problem} />
    </Form>
  );
}
