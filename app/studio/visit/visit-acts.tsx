import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { visitLifecycle } from '#core/visit/index.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import styles from './visit.module.css';
import { visitsWords as words } from './words.ts';

export interface VisitAnswer {
  ok: boolean;
  message: string;
  problems: { representative?: string; date?: string };
}

/** What can be done with a visit now. */
export function VisitActs({ visit }: { visit: StudioVisit }) {
  const { Form, data, state } = useFetcher<VisitAnswer>();
  const { notify } = useNotices();
  const [asksOnce, setAsksOnce] = useState(false);
  useEffect(() => {
    if (!data?.ok) return;
    notify(data.message);
    setAsksOnce(false);
  }, [data, notify]);
  const acts = visitLifecycle.actsFrom(visit.state);
  if (!acts.includes('schedule') && !acts.includes('complete')) return null;
  const isBusy = state !== 'idle';
  const person = visit.customer.firstName || visit.customer.email;
  return (
    <Form method="post" className={styles.act} aria-label={`${words.act}: ${person}`} noValidate>
      <input type="hidden" name="surveyId" value={visit.surveyId} />
      {asksOnce ? (
        <>
          <Text size="small">{words.reallyCancel}</Text>
          <div className={styles.row}>
            <Button type="submit" name="act" value="cancel" kind="danger" small disabled={isBusy}>
              {words.cancel}
            </Button>
            <Button kind="ghost" small onClick={() => setAsksOnce(false)}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={styles.day}>
            <TextField
              label={words.representative}
              name="representative"
              defaultValue={visit.representative ?? ''}
              error={data?.problems.representative}
              autoComplete="off"
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
            <Button type="submit" name="act" value="schedule" small disabled={isBusy}>
              {visit.state === 'scheduled' ? words.reschedule : words.schedule}
            </Button>
            {acts.includes('complete') && (
              <Button type="submit" name="act" value="complete" kind="ghost" small disabled={isBusy}>
                {words.complete}
              </Button>
            )}
            <Button kind="quiet" small onClick={() => setAsksOnce(true)}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
      {data && !data.ok && data.message && (
        <Text size="small" tone="tight" role="alert">
          {data.message}
        </Text>
      )}
    </Form>
  );
}
