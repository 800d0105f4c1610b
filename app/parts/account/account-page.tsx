import type { ReactNode } from 'react';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './account-page.module.css';
import { Chair } from './chair.tsx';

/** A single-form account page: text and fields on one side, the sign-in modal's chair on the other. */
export function AccountPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.form}>
        <h1>{title}</h1>
        <Text tone="soft">{lead}</Text>
        {children}
      </div>
      <div className={styles.picture}>
        <Chair width={960} />
      </div>
    </Wrap>
  );
}
