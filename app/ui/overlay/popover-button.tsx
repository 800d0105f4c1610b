import { type ReactNode, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface PopoverButtonProps {
  /** The popover's accessible name. */
  label: string;
  trigger: ReactNode;
  /** The button's look, from buttonClass or iconButtonClass. */
  className: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top';
}

/** A small panel beside its button: filters, a share link. */
export function PopoverButton({ label, trigger, className, children, placement = 'bottom start' }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button className={className}>{trigger}</Button>
      <Popover
        aria-label={label}
        className={classNames(styles.popover, styles.padded)}
        placement={placement}
        offset={4}
        data-ground="light"
      >
        <PopoverBody>{children}</PopoverBody>
      </Popover>
    </DialogTrigger>
  );
}

function PopoverBody({ children }: Pick<PopoverButtonProps, 'children'>) {
  const state = use(OverlayTriggerStateContext);
  return typeof children === 'function' ? children(() => state?.close()) : children;
}
