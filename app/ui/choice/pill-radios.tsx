import { useId } from 'react';
import { ChoiceFace, choiceClass } from './choice-face.tsx';
import styles from './choice-group.module.css';
import type { ChoiceOption } from './choice-option.ts';

interface PillRadiosProps {
  /** Read out only: what is chosen is plain from where it stands. */
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Two or three short options in one line, one of them always chosen: the browser's own radios under our face. */
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
