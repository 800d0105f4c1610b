import type { ReactNode, SVGProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  small?: boolean;
  /** Only for an icon on its own; beside text it's hidden from screen readers. */
  label?: string;
}

export type Icon = (props: IconProps) => ReactNode;

export function drawIcon(drawing: ReactNode): Icon {
  return function DrawnIcon({ small = false, label, className, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        className={classNames(styles.icon, small && styles.small, className)}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined}
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}
