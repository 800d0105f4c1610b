import { classNames } from '#app/ui/class-names.ts';
import { sumCents } from '#core/money/index.ts';
import { isLastRound, waitedWords } from '#core/project/index.ts';
import { type Day, easternDay } from '#core/promotion/index.ts';
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

/** Up to six numbers, each leading to its list. */
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

/** Of the lists this person sees. */
function countsOf({ due, revisions, unread, refunds, visits, exceptions }: StudioToday, now: Date): Count[] {
  const oldest: Oldest = (since) => (since ? words.oldest(waitedWords(since, now)) : words.none);
  return [
    ...(due ? [dueCount(due, easternDay(now))] : []),
    ...(unread ? [{ ...counted('unread', unread), said: oldest(unread.rows[0]?.since) }] : []),
    ...(revisions ? [{ ...counted('revisions', revisions), said: revisionWords(revisions, oldest) }] : []),
    ...(refunds ? [{ ...counted('refunds', refunds), said: refundWords(refunds, oldest) }] : []),
    ...(visits ? [visitCount(visits)] : []),
    {
      ...counted('exceptions', exceptions),
      said: oldest(exceptions.rows[0]?.since),
      presses: exceptions.total > 0,
    },
  ];
}

type Shown<Id extends ListId> = NonNullable<StudioToday[Id]>;

const counted = (id: ListId, { total }: { total: number }) => ({ id, total, presses: false });

function dueCount(due: Shown<'due'>, today: Day): Count {
  const late = due.rows.filter(({ missed }) => missed).length;
  const dueToday = due.rows.filter(({ dueAt }) => dueAt && easternDay(dueAt) === today).length;
  const said = late > 0 ? words.late(late) : dueToday > 0 ? words.dueToday(dueToday) : words.noneToday;
  return { ...counted('due', due), said, presses: late + dueToday > 0 };
}

function visitCount(visits: Shown<'visits'>): Count {
  const toArrange = visits.rows.filter(({ state }) => state === 'requested').length;
  const nextDay = visits.rows.find(({ date }) => date !== null)?.date;
  const said = toArrange > 0 ? words.toArrange(toArrange) : nextDay ? words.next(nextDay) : words.none;
  return { ...counted('visits', visits), said, presses: toArrange > 0 };
}

type Oldest = (since: Date | undefined) => string;

function revisionWords({ rows }: Shown<'revisions'>, oldest: Oldest): string {
  const lastRounds = rows.filter(({ round }) => isLastRound(round)).length;
  return lastRounds > 0 ? words.lastRounds(lastRounds) : oldest(rows[0]?.waitingSince ?? undefined);
}

/** The sum is only said if every request is in it. */
function refundWords({ rows, total }: Shown<'refunds'>, oldest: Oldest): string {
  if (total === 0) return words.none;
  const cents = sumCents(rows.map(({ paidCents, refundedCents }) => paidCents - refundedCents));
  return rows.length === total ? words.inAll(cents) : oldest(rows[0]?.askedAt);
}
