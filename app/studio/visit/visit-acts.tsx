import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { Day } from '#core/promotion/index.ts';
import {
  completeQuestion,
  type VisitState,
  visitDayHasCome,
  visitLifecycle,
  visitNotYetWords,
} from '#core/visit/index.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import styles from './visit.module.css';
import { visitsWords as words } from './words.ts';

export interface VisitAnswer {
  ok: boolean;
  message: string;
  problems: { representative?: string; date?: string };
}

interface VisitActsProps {
  visit: StudioVisit;
  /** Our Eastern day: before a visit's own, it can't be complete. */
  today: Day;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** The actions on a visit, behind a button so that a page of visits isn't a page of forms. */
export function VisitActs({ visit, today, isOpen, onOpen }: VisitActsProps) {
  if (isOpen) return <VisitForm visit={visit} today={today} onClose={() => onOpen(false)} />;
  const label = labels[visit.state].open;
  return (
    <Button kind="ghost" small onClick={() => onOpen(true)} aria-label={words.of(label, personOf(visit))}>
      {label}
    </Button>
  );
}

/** Labels of the button that opens the form and the one that sets the day. */
const labels = {
  requested: { open: words.schedule, set: words.schedule },
  scheduled: { open: words.change, set: words.reschedule },
  complete: { open: words.another, set: words.schedule },
  cancelled: { open: words.another, set: words.schedule },
} as const satisfies Record<VisitState, { open: string; set: string }>;

const personOf = ({ customer }: StudioVisit) => customer.firstName || customer.email;

function VisitForm({ visit, today, onClose }: Pick<VisitActsProps, 'visit' | 'today'> & { onClose: () => void }) {
  const { Form, data, pending, problem } = useAct<VisitAnswer>(onClose);
  const may = useMay();
  const acts = visitLifecycle.actsFrom(visit.state);
  return (
    <Form method="post" className={styles.act} aria-label={words.of(words.act, personOf(visit))} noValidate>
      <input type="hidden" name="surveyId" value={visit.surveyId} />
      <div className={styles.day}>
        <TextField
          label={words.representative}
          name="representative"
          defaultValue={visit.representative ?? ''}
          error={data?.problems.representative}
          autoComplete="off"
          autoFocus
        />
        <TextField
          label={words.date}
          name="date"
          type="date"
          defaultValue={visit.date ?? visit.preferredDays[0] ?? ''}
          error={data?.problems.date}
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" name="act" value="schedule" small pending={pending}>
          {labels[visit.state].set}
        </Button>
        {acts.includes('complete') && may('visit.complete') && visitDayHasCome(visit, today) && (
          <AskOnce
            label={words.complete}
            question={completeQuestion(visit, visit.drawn)}
            keep={words.notYet}
            act={{ name: 'act', value: 'complete' }}
            busy={pending}
            kind="primary"
          />
        )}
        {acts.includes('cancel') && (
          <AskOnce
            label={words.cancel}
            question={words.reallyCancel}
            keep={words.keep}
            act={{ name: 'act', value: 'cancel' }}
            busy={pending}
          />
        )}
        <Button kind="quiet" small onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {acts.includes('complete') && visit.date !== null && !visitDayHasCome(visit, today) && (
        <Text size="small" tone="soft">
          {visitNotYetWords(visit.date)}
        </Text>
      )}
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
