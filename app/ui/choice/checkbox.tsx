import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/signs.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single yes or no: 'Show password', 'I accept the terms'. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        {...input}
        type="checkbox"
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <span className={styles.box}>
        <CheckIcon />
      </span>
      <span className={styles.words}>
        {children}
        {error && (
          <span id={errorId} className={styles.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
