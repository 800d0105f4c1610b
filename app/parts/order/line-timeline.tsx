import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { lineStateWords, type StepAhead, staffLineStateWords } from '#core/order/index.ts';
import type { LineEventView } from '#server/order/records/order-view.ts';
import styles from './line-timeline.module.css';
import { orderPartWords as words } from './words.ts';

/** Events that don't change the state. */
const eventWords: Readonly<Record<string, string>> = words.events;

/** What happened to one piece and what is still to come. With `by`, staff see their own words for it and who changed it. */
export function LineTimeline({
  name,
  events,
  ahead = [],
  by = false,
}: {
  name: string;
  events: readonly LineEventView[];
  ahead?: readonly StepAhead[];
  by?: boolean;
}) {
  const stateWords = by ? staffLineStateWords : lineStateWords;
  return (
    <ol className={styles.timeline} aria-label={name}>
      {events.map(({ act, state, at, actor, note }, index) => (
        <li
          key={`${act} ${at.toISOString()}`}
          className={styles.event}
          data-now={index === events.length - 1 || undefined}
        >
          <span className={styles.state}>{eventWords[act] ?? stateWords[state]}</span>
          <time dateTime={at.toISOString()} className={styles.detail}>
            {words.day(at)}
          </time>
          {(note || by) && <span className={styles.detail}>{[note, by && actor].filter(Boolean).join(' · ')}</span>}
        </li>
      ))}
      {ahead.map(({ state, words: step, when }) => (
        <li key={state} className={styles.event} data-ahead="">
          <span>
            <VisuallyHidden>{words.ahead} </VisuallyHidden>
            {step}
          </span>
          {when && <span className={styles.detail}>{when}</span>}
        </li>
      ))}
    </ol>
  );
}
