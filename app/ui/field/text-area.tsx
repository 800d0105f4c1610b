import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import { CharacterCount } from './character-count.tsx';
import styles from './field.module.css';
import { describedBy, FieldMessage, type FieldWords, OptionalMark } from './field-sections.tsx';
import { useTypedEarly } from './use-typed-early.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Shows a character count if there is a maxLength. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, good, error, optional, className, id, ref, onChange, ...area } = props;
  const made = useId();
  const field = useTypedEarly(ref);
  const areaId = id ?? made;
  const messageId = `${areaId}-message`;
  const countId = `${areaId}-count`;
  const words = { hint, good, error };
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = String(area.value ?? typed).length;
  const most = area.maxLength;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={areaId} className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <div className={styles.line}>
        <textarea
          rows={3}
          {...area}
          ref={field}
          id={areaId}
          className={classNames(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(words, messageId, most === undefined ? undefined : countId)}
          onChange={change}
        />
      </div>
      <div className={styles.foot}>
        <FieldMessage id={messageId} {...words} />
        {most !== undefined && (
          <>
            <VisuallyHidden id={countId}>{texts.characters(length, most)}</VisuallyHidden>
            <CharacterCount length={length} most={most} />
          </>
        )}
      </div>
    </div>
  );
}
