import type { ChoiceOption } from '#app/ui/choice/choice-option.ts';
import type { OfferedOption, OptionValue } from '#core/survey/index.ts';
import type { Pictures } from '../step-props.ts';
import { OptionPicture } from './option-picture.tsx';
import { havePlans, PlanGlyph } from './plan-glyph.tsx';

/** Options as the design system draws them: pictures, swatches and plans as cards, words and ranges as rows. */
export function choiceOptions(
  options: readonly OfferedOption[],
  { form, pictures, ranges = false }: { form: 'cards' | 'rows'; pictures: Pictures; ranges?: boolean },
): ChoiceOption[] {
  const withPlans = havePlans(options.map(({ value }) => String(value)));
  return options.map((option) => {
    const value = String(option.value);
    const why = option.disabled ?? option.note;
    const face = form === 'cards' ? cardFace(option, pictures) : {};
    return {
      value,
      label: option.label,
      ...face,
      ...(withPlans && form === 'cards' ? { glyph: <PlanGlyph of={value} /> } : {}),
      ...(ranges ? { aside: option.note } : why === undefined ? {} : { note: why }),
      ...(option.disabled === undefined ? {} : { disabled: true }),
    };
  });
}

function cardFace(option: OfferedOption, pictures: Pictures): Partial<ChoiceOption> {
  if (option.swatch) return { swatch: option.swatch };
  return { picture: <OptionPicture option={option} pictures={pictures} /> };
}

/** A form knows only texts; the survey means the option's own value. */
export const optionValue = (options: readonly OfferedOption[], text: string): OptionValue | null =>
  options.find(({ value }) => String(value) === text)?.value ?? null;
