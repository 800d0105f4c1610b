import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface PopoverButtonProps {
  /** Names what opens. */
  label: string;
  trigger: ReactNode;
  /** The button's look, from buttonClass or iconButtonClass. */
  className: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top';
}

/** A small thing that opens beside its button: filters, a share link. */
export function PopoverButton({ label, trigger, className, children, placement = 'bottom start' }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button className={className}>{trigger}</Button>
      <Popover className={classNames(styles.popover, styles.padded)} placement={placement} offset={4}>
        <Dialog aria-label={label} className={classNames(styles.menu)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
