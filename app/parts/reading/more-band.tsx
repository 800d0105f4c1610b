import type { ReactNode } from 'react';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import styles from './more-band.module.css';

/** The end of a reading page: one sentence and a next step. */
export function MoreBand({ title, children, actions }: { title: string; children?: ReactNode; actions: ReactNode }) {
  return (
    <Section ground="linen" tight className={styles.band}>
      <Wrap className={styles.inside}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {children && <p className={styles.words}>{children}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </Wrap>
    </Section>
  );
}
