import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldMessage, type FieldWords, OptionalMark } from './field-sections.tsx';
import { useTypedEarly } from './use-typed-early.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldWords {
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, good, error, optional, before, after, className, id, ref, ...input } = props;
  const made = useId();
  const field = useTypedEarly(ref);
  const inputId = id ?? made;
  const messageId = `${inputId}-message`;
  const words = { hint, good, error };

  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={error ? '' : undefined}
      data-disabled={input.disabled ? '' : undefined}
    >
      <label htmlFor={inputId} className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <div className={styles.line}>
        {before && <span className={styles.affix}>{before}</span>}
        <input
          type="text"
          {...input}
          ref={field}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(words, messageId, input['aria-describedby'])}
        />
        {after && <span className={styles.affix}>{after}</span>}
      </div>
      <FieldMessage id={messageId} {...words} />
    </div>
  );
}
