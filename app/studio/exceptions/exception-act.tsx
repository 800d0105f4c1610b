import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Exception } from '#server/exception/list-exceptions.ts';
import styles from './exceptions.module.css';
import { exceptionsWords as words } from './words.ts';

export interface ExceptionAnswer {
  ok: boolean;
  message: string;
}

/** What can be done about one of them without leaving the list. */
export function ExceptionAct({ act, id, of }: NonNullable<Exception['act']> & { of: string }) {
  const { Form, pending, problem } = useAct<ExceptionAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" small kind="ghost" pending={pending} className={styles.act}>
        {words.acts[act]}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      <ActProblem problem={problem} />
    </Form>
  );
}
