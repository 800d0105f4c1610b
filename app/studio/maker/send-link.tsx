import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import styles from './maker.module.css';
import { makerWords as words } from './words.ts';

/** Mails the maker the link to its own page, or ends all links it has. */
export function SendLink() {
  const { Form, data, pending, problem } = useAct();
  return (
    <Form method="post" className={styles.acts}>
      <Button type="submit" name="act" value="link" kind="ghost" pending={pending}>
        {words.sendLink}
      </Button>
      <Button type="submit" name="act" value="withdraw-links" kind="ghost" pending={pending}>
        {words.withdrawLinks}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
