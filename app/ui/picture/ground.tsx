import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ground.module.css';

export type GroundTone = 'sage' | 'blush' | 'oat' | 'stone' | 'night' | 'forest';

export interface GroundProps extends HTMLAttributes<HTMLDivElement> {
  tone?: GroundTone;
  /** No floor, just a wall. */
  flat?: boolean;
  square?: boolean;
}

/** The background for a cut-out: a wall and a floor that meet at the hearth line. */
export function Ground({ tone = 'stone', flat = false, square = false, className, ...rest }: GroundProps) {
  const look = classNames(styles.ground, styles[tone], flat && styles.flat, square && styles.square, className);
  return <div {...rest} className={look} />;
}
