import type { ReactNode } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  heading: ReactNode;
  /** One sentence, or several that each link to their field. */
  message: ReactNode | readonly { field: string; text: ReactNode }[];
}

/** Above a rejected form: 'There was a problem with your submission.' and why. */
export function ErrorSummary({ heading, message }: ErrorSummaryProps) {
  return (
    <div role="alert" className={styles.summary}>
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
