import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />;
}
