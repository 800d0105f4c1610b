import type { ReactNode } from 'react';
import { Title } from '../type/title.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children: ReactNode;
  /** How to get started. */
  actions?: ReactNode;
  picture?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** An empty slot, drawn as the outline of what will go there. */
export function EmptyState({ title, children, actions, picture, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Title as={headingLevel} size="heading">
        {title}
      </Title>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
