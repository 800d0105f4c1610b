import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { ChoiceFace, choiceClass } from './choice-face.tsx';
import { ChoiceFrame, groupProps } from './choice-frame.tsx';
import type { ChoiceGroupLook } from './choice-option.ts';

export interface CheckboxGroupProps extends ChoiceGroupLook {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any number of answers. */
export function CheckboxGroup({ value, onChange, ...look }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup value={[...value]} onChange={onChange} {...groupProps(look)}>
      <ChoiceFrame look={look}>
        {look.options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            isDisabled={option.disabled ?? false}
            className={choiceClass(look.form, option.small)}
          >
            <ChoiceFace option={option} form={look.form} mark="box" />
          </Checkbox>
        ))}
      </ChoiceFrame>
    </AriaCheckboxGroup>
  );
}
