import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import styles from './refusal.module.css';

/** Why a desk action failed. Shown where its author is looking, until the next action. */
export function Refusal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <p role="alert" className={classNames(styles.refusal, className)}>
      <AlertIcon />
      {children}
    </p>
  );
}
