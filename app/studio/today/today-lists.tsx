import type { ReactNode } from 'react';
import { CustomerLink } from '#app/parts/customer/customer-link.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { HourRuler } from '#app/ui/progress/hour-ruler.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { formatMoney } from '#core/money/index.ts';
import { clockWords, isLastRound, type TodayScope, waitedWords } from '#core/project/index.ts';
import { shortDayWords } from '#core/promotion/index.ts';
import type { StudioToday, WorkToday } from '#server/pages/studio-today/studio-today.ts';
import styles from './today-lists.module.css';
import { rowAct } from './use-row-keys.ts';
import { words } from './words.ts';

type ListId = keyof typeof words.lists;

/** How many rows a list shows; the rest are one link away. */
const shown: Readonly<Record<ListId, number>> = {
  due: 6,
  revisions: 4,
  unread: 4,
  refunds: 3,
  visits: 3,
  exceptions: 6,
};

interface PanelProps<Row> {
  id: ListId;
  list: { rows: readonly Row[]; total: number };
  hint?: string;
  /** Where the rest of the list is. */
  all: string;
  row: (row: Row) => ReactNode;
  across?: boolean;
}

function Panel<Row>({ id, list, hint, all, row, across = false }: PanelProps<Row>) {
  const { title, empty } = words.lists[id];
  const rows = list.rows.slice(0, shown[id]);
  const more = list.total - rows.length;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.panel}>
      <div className={styles.head}>
        <Title as="h2" size="plain" id={`${id}-title`} className={styles.title}>
          {title} <span className={styles.total}>{list.total}</span>
        </Title>
        {more > 0 ? (
          <TextLink href={all} inline className={styles.more}>
            {words.more(more)}
            <VisuallyHidden>{words.moreOf(title)}</VisuallyHidden>
          </TextLink>
        ) : (
          hint && <p className={styles.soft}>{hint}</p>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={classNames(styles.rows, across && styles.across)}>{rows.map(row)}</ul>
      )}
    </section>
  );
}

interface WorkListProps {
  id: 'due' | 'revisions';
  list: NonNullable<StudioToday['due']>;
  scope: TodayScope;
  /** The most urgent of all: its button is the filled one. */
  firstId: string | null;
}

const queueState = { due: 'waiting+for+boards', revisions: 'revising' } as const;

export function WorkList({ id, list, scope, firstId }: WorkListProps) {
  return (
    <Panel
      id={id}
      list={list}
      hint={words.hints[id]}
      all={`/studio/queue?state=${queueState[id]}`}
      row={(work) => <Work key={work.surveyId} work={work} scope={scope} isFirst={work.surveyId === firstId} />}
    />
  );
}

function Work({ work, scope, isFirst }: { work: WorkToday; scope: TodayScope; isFirst: boolean }) {
  const { surveyId, state, step, asked, round, picture, clock, left, urgency, specialist } = work;
  const revising = state === 'revising';
  const act = revising && step.stage === 'not started' ? words.asked(asked) : step.act;
  const presses = urgency !== null && urgency !== 'calm';
  return (
    <li className={classNames(styles.row, styles.work, isFirst && styles.first)}>
      <PieceTile picture={picture} />
      <div className={styles.what}>
        <strong>
          <CustomerLink name={work.customer} page={work.customerPage} />, {words.name(work)}
        </strong>
        {asked && asked.body !== '' ? (
          <Hand as="p" className={styles.said}>
            {words.quoted(asked.body)}
          </Hand>
        ) : (
          <p className={styles.soft}>
            {revising ? words.asked(asked) : words.firstPair(step.stage)}
            {scope === 'everyone' && words.whose(specialist?.firstName ?? null)}
          </p>
        )}
        {revising && (
          <p className={classNames(styles.soft, isLastRound(round) && styles.presses)}>
            {words.round(round)}
            {scope === 'everyone' && asked?.body ? words.whose(specialist?.firstName ?? null) : null}
          </p>
        )}
      </div>
      {clock && left && (
        <>
          <div className={styles.ruler}>
            <HourRuler total={clock.totalHours} done={clock.hoursGone} low label={clockWords(clock)} />
          </div>
          <p className={classNames(styles.left, presses && styles.presses)}>
            {clock.late || clock.paused ? clockWords(clock) : `${left.hours} h ${left.minutes} m`}
          </p>
        </>
      )}
      <Act href={`/studio/projects/${surveyId}`} of={words.named(work)} filled={isFirst}>
        {act}
      </Act>
    </li>
  );
}

interface ActProps {
  href: string;
  /** What it's about, for screen readers. */
  of: string;
  filled?: boolean;
  children: string;
}

function Act({ href, of, filled = false, children }: ActProps) {
  return (
    <LinkButton href={href} kind={filled ? 'primary' : 'ghost'} small className={styles.act} {...rowAct}>
      {children}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </LinkButton>
  );
}

export function UnreadList({ list, now }: { list: NonNullable<StudioToday['unread']>; now: Date }) {
  return (
    <Panel
      id="unread"
      list={list}
      all="/studio/queue?unread=yes"
      row={({ surveyId, customer, customerPage, body, since, name, unread }) => (
        <li key={surveyId} className={styles.row}>
          <div className={styles.what}>
            <strong>
              <CustomerLink name={customer} page={customerPage} />
              {name && `, ${name}`}
            </strong>
            {body === '' ? (
              <p className={styles.soft}>{words.sentThings}</p>
            ) : (
              <Hand as="p" className={styles.said}>
                {words.quoted(body)}
              </Hand>
            )}
          </div>
          <p className={styles.soft}>
            {waitedWords(since, now)}
            {unread > 1 && ` · ${words.unread(unread)}`}
          </p>
          <Act href={`/studio/projects/${surveyId}#messages`} of={customer}>
            {words.reply}
          </Act>
        </li>
      )}
    />
  );
}

export function RefundList({ list }: { list: NonNullable<StudioToday['refunds']> }) {
  return (
    <Panel
      id="refunds"
      list={list}
      hint={words.forAnyone}
      all="/studio/guarantee?state=asked"
      row={({ id, feeId, firstName, customerPage, because, words: said, paidCents, refundedCents }) => (
        <li key={id} className={styles.row}>
          <div className={styles.what}>
            <strong>
              <CustomerLink name={firstName} page={customerPage} />
            </strong>
            {said === '' ? (
              <p className={styles.soft}>{words.because[because]}</p>
            ) : (
              <Hand as="p" className={styles.said}>
                {words.quoted(said)}
              </Hand>
            )}
          </div>
          <p className={styles.soft}>{formatMoney(paidCents - refundedCents)}</p>
          <Act href={`/studio/guarantee/${feeId}`} of={firstName}>
            {words.review}
          </Act>
        </li>
      )}
    />
  );
}

export function VisitList({ list }: { list: NonNullable<StudioToday['visits']> }) {
  return (
    <Panel
      id="visits"
      list={list}
      all="/studio/visits"
      row={({ surveyId, customer, customerPage, street, zip, date, state, representative }) => (
        <li key={surveyId} className={styles.row}>
          <div className={styles.what}>
            <strong>
              <CustomerLink name={customer} page={customerPage} />
            </strong>
            <p className={styles.soft}>
              {[street, zip].filter(Boolean).join(', ')}
              {representative && ` · ${representative}`}
            </p>
          </div>
          <p className={classNames(styles.soft, state === 'requested' && styles.presses)}>
            {state === 'requested' || !date ? words.visit.requested : shortDayWords(date)}
          </p>
          <Act href={`/studio/visits?q=${zip}`} of={customer}>
            {state === 'requested' ? words.visit.arrange : words.visit.open}
          </Act>
        </li>
      )}
    />
  );
}

export function ExceptionList({ list, now }: { list: StudioToday['exceptions']; now: Date }) {
  return (
    <Panel
      id="exceptions"
      list={list}
      hint={words.forAnyone}
      all="/studio/exceptions"
      across
      row={({ key, title, why, since, href }) => (
        <li key={key} className={styles.row}>
          <div className={styles.what}>
            <strong>{title}</strong>
            <p className={styles.presses}>{why}</p>
          </div>
          <p className={styles.soft}>{waitedWords(since, now)}</p>
          <Act href={href ?? '/studio/exceptions'} of={title}>
            {words.look}
          </Act>
        </li>
      )}
    />
  );
}
