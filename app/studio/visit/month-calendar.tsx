import { TextLink } from '#app/ui/action/text-link.tsx';
import { Title } from '#app/ui/type/title.tsx';
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
  return (
    <section className={styles.part} aria-labelledby="calendar">
      <div className={styles.head}>
        <Title as="h2" size="small" id="calendar">
          {monthWords(month)}
        </Title>
        <TextLink href={`?month=${addMonths(month, -1)}`} soft>
          {words.previous}
        </TextLink>
        <TextLink href={`?month=${addMonths(month, 1)}`} soft>
          {words.next}
        </TextLink>
      </div>
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
    </section>
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
