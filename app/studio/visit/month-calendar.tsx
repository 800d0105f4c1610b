import { useSearchParams } from 'react-router';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { addMonths, type Month, monthOf, monthWords, weeksOf } from '#core/visit/index.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import styles from './visit.module.css';
import { visitsWords as words } from './words.ts';

interface MonthCalendarProps {
  month: Month;
  today: string;
  visits: readonly StudioVisit[];
}

/** Who comes where on which day. */
export function MonthCalendar({ month, today, visits }: MonthCalendarProps) {
  const [params] = useSearchParams();
  const to = (other: Month) => {
    const next = new URLSearchParams(params);
    next.set('month', other);
    return `?${next}`;
  };
  return (
    <ListSection
      id="calendar"
      title={monthWords(month)}
      acts={
        <>
          <TextLink href={to(addMonths(month, -1))} soft>
            {words.previous}
          </TextLink>
          <TextLink href={to(addMonths(month, 1))} soft>
            {words.next}
          </TextLink>
        </>
      }
    >
      <table className={styles.month} aria-labelledby="calendar">
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-other={monthOf(day) === month ? undefined : ''}
                  data-today={day === today ? '' : undefined}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  <DayVisits visits={visits.filter(({ date }) => date === day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListSection>
  );
}

function DayVisits({ visits }: { visits: readonly StudioVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <ul className={styles.visits}>
      {visits.map(({ id, surveyId, representative, customer, zip }) => (
        <li key={id}>
          <TextLink href={`/studio/projects/${surveyId}`} soft inline>
            {customer.firstName || customer.email}
          </TextLink>
          , {zip}: {representative}
        </li>
      ))}
    </ul>
  );
}
