import type { ReactNode } from 'react';
import { Wrap } from '#app/ui/layout/layout.tsx';
import styles from './contents-page.module.css';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** A long page with a table of contents that stays in view. A single section gets none. */
export function ContentsPage({
  label = 'On this page',
  entries,
  children,
}: {
  label?: string;
  entries: readonly ContentsEntry[];
  children: ReactNode;
}) {
  return (
    <Wrap className={styles.page}>
      {entries.length > 1 && (
        <nav aria-label={label} className={styles.rail}>
          <p className={styles.label}>{label}</p>
          <ol>
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>{children}</div>
    </Wrap>
  );
}
