import { classNames } from '#app/ui/class-names.ts';
import { NumberField } from '#app/ui/field/number-field.tsx';
import {
  clampFeet,
  clampInches,
  type Measurement,
  maximumFeet,
  maximumInches,
  parseMeasurement,
  printMeasurement,
} from '#core/room/index.ts';
import { type Answers, type Question, textOf } from '#core/survey/index.ts';
import { quizWords } from '../words.ts';
import styles from './measurement-field.module.css';

const words = quizWords.measurements;
const nothing: Measurement = { feet: null, inches: null };

interface MeasurementFieldProps {
  question: Question;
  answers: Answers;
  give: (given: Readonly<Record<string, unknown>>) => void;
  invalid: boolean;
}

/** Feet and inches, stored as text the way people write it: '12 ft 6 in'. */
export function MeasurementField({ question, answers, give, invalid }: MeasurementFieldProps) {
  const { key, label } = question;
  const entry = parseMeasurement(textOf(answers, key) ?? '') ?? nothing;
  const change = (part: Partial<Measurement>) => {
    const text = printMeasurement({ ...entry, ...part });
    give({ [key]: text === '' ? null : text });
  };
  return (
    <fieldset className={classNames(styles.measurement, invalid && styles.invalid)}>
      <legend className={styles.label}>{label}</legend>
      <NumberField
        plain
        label={words.feet}
        least={0}
        most={maximumFeet}
        digits={2}
        value={entry.feet}
        onChange={(feet) => change({ feet: feet === null ? null : clampFeet(feet) })}
      />
      <NumberField
        plain
        label={words.inches}
        least={0}
        most={maximumInches}
        digits={1}
        value={entry.inches}
        onChange={(inches) => change({ inches: inches === null ? null : clampInches(inches) })}
      />
    </fieldset>
  );
}
