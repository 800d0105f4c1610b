import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'ghost' | 'quiet' | 'paper' | 'danger';

export interface ButtonLook {
  /** primary: the main action; ghost: beside it; quiet: in a toolbar; paper: on a dark background. */
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

export function buttonClass({ kind = 'primary', small, wide }: ButtonLook, extra?: string): string {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, extra);
}
