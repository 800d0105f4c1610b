import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import styles from './refusal.module.css';

/** Why an act on the desk was not done. It stands where its author looks, and stays until the next one. */
export function Refusal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <p role="alert" className={classNames(styles.refusal, className)}>
      <AlertIcon />
      {children}
    </p>
  );
}
