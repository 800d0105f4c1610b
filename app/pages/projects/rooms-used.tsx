import type { ReactNode } from 'react';
import styles from './projects.module.css';

/** One square a room; filled once it is used. */
export function RoomsUsed({ used, of, children }: { used: number; of: number; children: ReactNode }) {
  return (
    <span className={styles.rooms}>
      <span aria-hidden="true" className={styles.squares}>
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its position
          <i key={index} data-used={index < used || undefined} />
        ))}
      </span>
      {children}
    </span>
  );
}
