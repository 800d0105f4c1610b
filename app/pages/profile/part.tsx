import type { ReactNode } from 'react';
import { Title } from '#app/ui/type/title.tsx';
import styles from './profile.module.css';

/** One matter of the account: its name on the left, what can be done on the right. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Title as="h2" size="heading" id={`${id}-title`}>
        {title}
      </Title>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
