import type { ReactNode } from 'react';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './account-page.module.css';
import { Chair } from './chair.tsx';

/** A page that is one form of the account: words and fields at one side, the chair of the sign-in modal at the other. */
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
