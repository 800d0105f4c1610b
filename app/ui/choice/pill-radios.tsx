import { useId } from 'react';
import { ChoiceFace, choiceClass } from './choice-face.tsx';
import styles from './choice-group.module.css';
import type { ChoiceOption } from './choice-option.ts';

interface PillRadiosProps {
  /** For screen readers only. */
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Two or three short options on one line, one always chosen: native radios, restyled. */
export function PillRadios({ label, options, value, onChange }: PillRadiosProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      <div className={styles.pills}>
        {options.map((option) => (
          <label
            key={option.value}
            className={choiceClass('pills')}
            data-selected={option.value === value || undefined}
          >
            <input
              type="radio"
              name={name}
              className={styles.hiddenLabel}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <ChoiceFace option={option} form="pills" mark="round" />
          </label>
        ))}
      </div>
    </div>
  );
}
