import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** A link styled as a button. */
export function LinkButton({ kind, small, wide, icon, iconAfter, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass({ kind, small, wide }, className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
