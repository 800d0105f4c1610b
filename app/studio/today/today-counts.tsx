import { classNames } from '#app/ui/class-names.ts';
import { isLastRound, waitedWords } from '#core/project/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import type { StudioToday } from '#server/pages/studio-today/studio-today.ts';
import styles from './today-counts.module.css';
import { words } from './words.ts';

type ListId = keyof typeof words.lists;

interface Count {
  id: ListId;
  total: number;
  said: string;
  /** Late or blocked. */
  presses: boolean;
}

/** Six numbers, each leading to its list. */
export function TodayCounts({ today, now }: { today: StudioToday; now: Date }) {
  return (
    <nav aria-label={words.counts}>
      <ul className={styles.counts}>
        {countsOf(today, now).map(({ id, total, said, presses }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.count}>
              <span className={styles.number}>{total}</span>
              <span>
                <strong className={styles.what}>{words.lists[id].title}</strong>
                <span className={classNames(styles.said, presses && styles.presses)}>{said}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countsOf({ due, revisions, unread, refunds, visits, exceptions }: StudioToday, now: Date): Count[] {
  const today = easternDay(now);
  const late = due.rows.filter(({ missed }) => missed).length;
  const dueToday = due.rows.filter(({ dueAt }) => dueAt && easternDay(dueAt) === today).length;
  const lastRounds = revisions.rows.filter(({ round }) => isLastRound(round)).length;
  const toArrange = visits.rows.filter(({ state }) => state === 'requested').length;
  const nextDay = visits.rows.find(({ date }) => date !== null)?.date;
  const cents = refunds.rows.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0);
  const oldest = (since: Date | undefined) => (since ? words.oldest(waitedWords(since, now)) : words.none);
  const count = (id: ListId, total: number, said: string, presses = false): Count => ({ id, total, said, presses });
  return [
    count(
      'due',
      due.total,
      late > 0 ? words.late(late) : dueToday > 0 ? words.dueToday(dueToday) : words.noneToday,
      late + dueToday > 0,
    ),
    count('unread', unread.total, oldest(unread.rows[0]?.since)),
    count('revisions', revisions.total, lastRounds > 0 ? words.lastRounds(lastRounds) : oldestRound(revisions, oldest)),
    count('refunds', refunds.total, refunds.total === 0 ? words.none : refundWords(refunds, cents, oldest)),
    count(
      'visits',
      visits.total,
      toArrange > 0 ? words.toArrange(toArrange) : nextDay ? words.next(nextDay) : words.none,
      toArrange > 0,
    ),
    count('exceptions', exceptions.total, oldest(exceptions.rows[0]?.since), exceptions.total > 0),
  ];
}

type Oldest = (since: Date | undefined) => string;

const oldestRound = ({ rows }: StudioToday['revisions'], oldest: Oldest) => oldest(rows[0]?.waitingSince ?? undefined);

/** The sum is only said if every request is in it. */
const refundWords = ({ rows, total }: StudioToday['refunds'], cents: number, oldest: Oldest) =>
  rows.length === total ? words.inAll(cents) : oldest(rows[0]?.askedAt);
