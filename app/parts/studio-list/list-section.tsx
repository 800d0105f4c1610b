import type { ReactNode } from 'react';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './list.module.css';

export interface ListSectionProps {
  /** Also its anchor in the URL. */
  id: string;
  title: string;
  hint?: string | undefined;
  /** Actions in this section. */
  acts?: ReactNode;
  children: ReactNode;
}

/** One of several sections on a studio page. */
export function ListSection({ id, title, hint, acts, children }: ListSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Title as="h2" size="small" id={id}>
          {title}
        </Title>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {hint && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
