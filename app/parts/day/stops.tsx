import type { ReactNode } from 'react';
import { CallLink } from '#app/parts/customer/call-link.tsx';
import styles from './day.module.css';

interface StopsProps {
  label: string;
  /** They are driven in this order. */
  ordered?: boolean;
  children: ReactNode;
}

/** A day's homes, a card each. */
export function Stops({ label, ordered = false, children }: StopsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.stops} aria-label={label}>
      {children}
    </List>
  );
}

export const Stop = ({ children }: { children: ReactNode }) => <li className={styles.stop}>{children}</li>;

/** What there is to press at a stop. */
export const StopActs = ({ children }: { children: ReactNode }) => <div className={styles.acts}>{children}</div>;

export const StopCall = ({ phone }: { phone: string }) => <CallLink phone={phone} className={styles.call} />;
