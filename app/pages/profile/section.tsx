import type { ReactNode } from 'react';
import { Title } from '#app/ui/type/title.tsx';
import styles from './profile.module.css';

/** One account section: its title on the left, its controls on the right. */
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
