import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  count: number;
  /** What is counted, for screen readers: 'projects'. */
  label: string;
  soft?: boolean;
}

export function Badge({ count, label, soft = false }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, soft && styles.soft)}>
      {count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

export type StateTone = 'good' | 'waiting' | 'rest' | 'bad';

/** A status: a dot and a word. */
export function StateLabel({ tone = 'rest', children }: { tone?: StateTone; children: ReactNode }) {
  return <span className={classNames(styles.state, tone !== 'rest' && styles[tone])}>{children}</span>;
}

/** The small mark on content invented for the demo. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={styles.sample}>{children}</span>;
}
