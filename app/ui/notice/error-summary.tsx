import type { ReactNode } from 'react';
import styles from './error-summary.module.css';
import { useInView } from './use-in-view.ts';

export interface ErrorSummaryProps {
  heading: ReactNode;
  /** One sentence, or several that each link to their field. */
  message: ReactNode | readonly { field: string; text: ReactNode }[];
  /** The answer it came with, where the same words may come twice in a row. */
  answer?: unknown;
  /** For a page that only shows what it looks like. */
  still?: boolean;
}

/** 'There was a problem with your submission.' and why, brought into view. */
export function ErrorSummary({ heading, message, answer, still = false }: ErrorSummaryProps) {
  const ref = useInView<HTMLDivElement>(!still && (typeof message === 'string' ? message : 'shown'), { answer });
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>{heading}</p>
      {isList(message) ? (
        <ul className={styles.list}>
          {message.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        message && <div>{message}</div>
      )}
    </div>
  );
}

function isList(message: ErrorSummaryProps['message']): message is readonly { field: string; text: ReactNode }[] {
  return (
    Array.isArray(message) && message.every((part) => typeof part === 'object' && part !== null && 'field' in part)
  );
}
