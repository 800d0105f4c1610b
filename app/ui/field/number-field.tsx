import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { iconButtonClass } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icon/acts.tsx';
import { AriaMessage } from './aria-message.tsx';
import field from './field.module.css';
import { type FieldWords, OptionalMark } from './field-sections.tsx';
import styles from './number-field.module.css';
import { useTypedEarly } from './use-typed-early.ts';

export interface NumberFieldProps extends Omit<FieldWords, 'good'> {
  /** NaN or null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  least?: number;
  most?: number;
  /** If set, also rounds what is typed. If unset, − and + step by one and any number can be typed. */
  step?: number;
  /** How many decimals can be typed. */
  digits?: number;
  unit?: ReactNode;
  /** Without − and +, for a number that you wouldn't step to. */
  plain?: boolean;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, hint, error, optional, unit, plain = false, digits = 0 } = props;
  const input = useTypedEarly<HTMLInputElement>();
  const given = {
    ...(props.least === undefined ? {} : { minValue: props.least }),
    ...(props.most === undefined ? {} : { maxValue: props.most }),
    ...(props.step === undefined ? {} : { step: props.step }),
    ...(props.name === undefined ? {} : { name: props.name }),
  };
  return (
    <I18nProvider locale="en-US">
      <AriaNumberField
        {...given}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        formatOptions={{ maximumFractionDigits: digits, useGrouping: false }}
        isInvalid={Boolean(error)}
        isRequired={props.required ?? false}
        isDisabled={props.disabled ?? false}
        validationBehavior="aria"
        className={classNames(field.field, props.className)}
      >
        <Label className={classNames(field.label)}>
          {label}
          {optional && <OptionalMark />}
        </Label>
        <Group className={classNames(field.line, styles.line)}>
          {!plain && (
            <Button slot="decrement" className={iconButtonClass('bare')}>
              <MinusIcon />
            </Button>
          )}
          <span className={styles.middle}>
            <Input
              ref={input}
              placeholder="–"
              className={classNames(field.input, styles.input, plain && styles.plain)}
            />
            {unit && <span className={classNames(field.affix, plain && styles.unit)}>{unit}</span>}
          </span>
          {!plain && (
            <Button slot="increment" className={iconButtonClass('bare')}>
              <PlusIcon />
            </Button>
          )}
        </Group>
        <AriaMessage hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  );
}
