import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { ChoiceFace, choiceClass } from './choice-face.tsx';
import { ChoiceFrame, groupProps } from './choice-frame.tsx';
import type { ChoiceGroupLook } from './choice-option.ts';

export interface RadioGroupProps extends ChoiceGroupLook {
  value: string | null;
  onChange: (value: string) => void;
  /** Clicked, not just passed over with the arrow keys: the time to move on automatically. */
  onPick?: (value: string) => void;
}

/** One of several answers. */
export function RadioGroup({ value, onChange, onPick, ...look }: RadioGroupProps) {
  return (
    <AriaRadioGroup value={value} onChange={onChange} {...groupProps(look)}>
      <ChoiceFrame look={look}>
        {look.options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled ?? false}
            className={choiceClass(look.form, option.small)}
            onPress={() => onPick?.(option.value)}
          >
            <ChoiceFace option={option} form={look.form} mark="round" />
          </Radio>
        ))}
      </ChoiceFrame>
    </AriaRadioGroup>
  );
}
