import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Ticks } from '../progress/ticks.tsx';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, ButtonLook {
  /** In progress: keeps its width and focus, and ignores a second click. */
  pending?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { kind, small, wide, pending = false, disabled = false, icon, iconAfter, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const refuses = pending || disabled;

  // aria-disabled keeps the button in the tab order, so focus isn't lost while it's pending.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (refuses) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ kind, small, wide }, className)}
      aria-disabled={refuses || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {pending && (
        <span className={styles.ticks}>
          <Ticks />
          <VisuallyHidden>{texts.working}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
