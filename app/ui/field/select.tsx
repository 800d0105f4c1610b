import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/signs.tsx';
import menu from '../overlay/menu.module.css';
import { texts } from '../texts.ts';
import { AriaMessage } from './aria-message.tsx';
import field from './field.module.css';
import { type FieldWords, OptionalMark } from './field-sections.tsx';
import styles from './select.module.css';

export interface SelectProps extends Omit<FieldWords, 'good'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

/** Keeps the rest of the page visible behind a list of fifty states. */
const tallest = 384;

/** A dropdown. Typing a letter jumps to a match. */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, placeholder = texts.choose, hint, error, optional } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      validationBehavior="aria"
      className={classNames(field.field, props.className)}
      {...(props.name === undefined ? {} : { name: props.name })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
    >
      <Label className={classNames(field.label)}>
        {label}
        {optional && <OptionalMark />}
      </Label>
      <div className={field.line}>
        <Button className={classNames(styles.button)}>
          <SelectValue className={classNames(styles.value)}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDownIcon />
        </Button>
      </div>
      <AriaMessage hint={hint} error={error} />
      <Popover className={classNames(menu.popover)} offset={4} maxHeight={tallest}>
        <ListBox items={options} className={classNames(menu.menu)}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.disabled ?? false}
              className={classNames(menu.item)}
            >
              <span className={menu.label}>{option.label}</span>
              <CheckIcon small className={menu.tick} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
