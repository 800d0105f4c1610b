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

/** Who visits where on each day. */
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
                  <DayVisits visits={visits.filter(({ date }) => date === day)} href={`?month=${month}&day=${day}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListSection>
  );
}

/** Each day names this many; the list below has them all. */
const named = 3;

function DayVisits({ visits, href }: { visits: readonly StudioVisit[]; href: string }) {
  if (visits.length === 0) return null;
  const more = visits.length - named;
  return (
    <>
      <ul className={styles.visits}>
        {visits.slice(0, named).map(({ id, surveyId, representative, customer, zip }) => (
          <li key={id}>
            <TextLink href={`/studio/projects/${surveyId}`} soft inline>
              {customer.firstName || customer.email}
            </TextLink>{' '}
            {zip}, {representative}
          </li>
        ))}
        {more > 0 && (
          <li>
            <TextLink href={href} inline>
              {words.more(more)}
            </TextLink>
          </li>
        )}
      </ul>
      <TextLink href={href} className={styles.many} aria-label={words.visits(visits.length)}>
        {visits.length}
      </TextLink>
    </>
  );
}
