import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonKind = 'bare' | 'ring' | 'paper';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, for those who do not see the sign. */
  label: string;
  /** bare: a sign alone; ring: an edge around it; paper: on a photograph. */
  kind?: IconButtonKind;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function iconButtonClass(kind: IconButtonKind, extra?: string): string {
  return classNames(styles.button, kind !== 'bare' && styles[kind], extra);
}

export function IconButton({ label, kind = 'bare', className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass(kind, className)} />;
}
