import { Form } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { dayWords } from '#core/promotion/index.ts';
import { type Visit, type VisitRequest, visitLifecycle, visitWords } from '#core/visit/index.ts';
import styles from './measurements.module.css';
import { measurementsWords } from './words.ts';

const words = measurementsWords.visit;

export interface RoomToMeasure {
  surveyId: string;
  name: string;
  zip: string | null;
  visit: (Visit & VisitRequest) | null;
}

interface VisitStateProps {
  surveyId: string;
  visit: NonNullable<RoomToMeasure['visit']>;
  pending: boolean;
}

/** A visit's status, and how to cancel it. */
export function VisitState({ surveyId, visit, pending }: VisitStateProps) {
  const { name, sentence } = visitWords(visit);
  const settled = visit.state === 'complete' || visit.state === 'scheduled';
  return (
    <div className={styles.state}>
      <StateLabel tone={settled ? 'good' : 'waiting'}>{name}</StateLabel>
      <Text>{sentence}</Text>
      {visit.state === 'requested' && visit.preferredDays.length > 0 && (
        <Text tone="soft" size="small">
          {words.named}: {visit.preferredDays.map(dayWords).join('; ')}
        </Text>
      )}
      {visitLifecycle.next(visit.state, 'cancel').ok && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="survey" value={surveyId} />
          <Button type="submit" name="act" value="cancel" kind="quiet" small pending={pending}>
            {words.cancel}
          </Button>
        </Form>
      )}
    </div>
  );
}
