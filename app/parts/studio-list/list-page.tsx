import type { ReactNode } from 'react';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './list.module.css';

export interface ListPageProps {
  title: string;
  lead?: ReactNode;
  /** Actions on this page. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A studio page with a list. */
export function ListPage({ title, lead, acts, children }: ListPageProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <Title as="h1" size="section">
          {title}
        </Title>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {lead && <Text tone="soft">{lead}</Text>}
      {children}
    </Wrap>
  );
}
