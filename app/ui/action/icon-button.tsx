import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonKind = 'bare' | 'ring' | 'paper';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** bare: just the icon; ring: with a border; paper: on a photo. */
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
