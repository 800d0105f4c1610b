import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './portrait.module.css';

export interface PortraitProps {
  initials: string;
  /** A Picture, if there is one. */
  picture?: ReactNode;
  /** person: someone who writes to you; plain: yourself, in the header. */
  look?: 'person' | 'plain';
  large?: boolean;
}

export function Portrait({ initials, picture, look = 'person', large = false }: PortraitProps) {
  return (
    <span
      className={classNames(styles.portrait, look === 'plain' && styles.plain, large && styles.large)}
      aria-hidden="true"
    >
      {picture ?? initials}
    </span>
  );
}
