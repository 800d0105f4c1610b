import { Form } from 'react-router';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import type { BoardSwap } from '#server/selection/healing/swaps-of-boards.ts';
import { CallBack } from './publish/call-back.tsx';
import styles from './state-card.module.css';
import { Swaps } from './swaps.tsx';
import { words } from './words.ts';

/** Shown when there is nothing to compose yet, or no longer; says whose project it is. */
export function StateCard({ desk, swaps }: { desk: Desk; swaps: readonly BoardSwap[] }) {
  const may = useMay();
  const { project, selection, mine, specialist, customer } = desk;
  const waits = project.state === 'waiting for boards' || project.state === 'revising';
  if (waits && !project.takenAt) {
    return (
      <div className={styles.card}>
        <Title as="h2" size="small">
          {words.notTaken}
        </Title>
        {may('project.take') && (
          <>
            <p>{words.takeLead}</p>
            <Form method="post">
              <input type="hidden" name="act" value="take" />
              <Button type="submit">{words.take}</Button>
            </Form>
          </>
        )}
      </div>
    );
  }
  if (waits)
    return mine || !specialist ? null : (
      <p className={styles.line}>{may('board.compose') ? words.takenBy(specialist) : words.theirs(specialist)}</p>
    );
  return (
    <div className={styles.card} role="status">
      <Title as="h2" size="small">
        {selection && selection.state !== 'draft' ? words.out : words.closed}
      </Title>
      {selection?.mayCallBack && selection.letterDueAt ? (
        <>
          <p>{words.callBackUntil(selection.letterDueAt)}</p>
          <CallBack surveyId={desk.surveyId} />
        </>
      ) : (
        selection &&
        selection.state !== 'draft' && <p>{selection.openedAt ? words.seen(customer) : words.told(customer)}</p>
      )}
      {selection?.openedAt && <p>{words.openedAt(selection.openedAt)}</p>}
      {selection && selection.state !== 'draft' && <Swaps swaps={swaps} selection={selection} />}
    </div>
  );
}
