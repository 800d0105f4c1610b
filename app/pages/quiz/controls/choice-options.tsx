import type { ChoiceOption } from '#app/ui/choice/choice-option.ts';
import type { OfferedOption, OptionValue } from '#core/survey/index.ts';
import type { Pictures } from '../step-props.ts';
import { lies, OptionPicture } from './option-picture.tsx';
import styles from './plan-glyph.module.css';

/** Small floor plans, by option. */
const plans: Readonly<Record<string, string>> = {
  standard: 'M1 6h32v16H1zM1 11h32',
  chaise_sectional: 'M1 4h32v20H23V15H1zM1 9h32',
  l_shaped_sectional: 'M1 4h32v9H11v11H1zM6 4v20M1 9h32',
  sleeper: 'M1 4h32v6H1zM5 10h24v14H5z',
  modular: 'M1 6h32v16H1zM11.7 6v16M22.3 6v16',
  round: 'M17 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  square: 'M7 4h20v20H7z',
  rectangle: 'M1 7h32v14H1z',
  rectangular: 'M1 7h32v14H1z',
  rectangular_or_square: 'M1 7h32v14H1z',
  modern_or_funky: 'M6 14c0-7 8-10 14-8s12 3 11 9-6 8-12 7-13-1-13-8z',
  horizontal: 'M1 9h32v14H1zM1 16h32M17 9v14',
  vertical: 'M10 2h14v24H10zM10 8h14M10 14h14M10 20h14',
};

/** The option's outline, for options whose shape matters. */
function PlanGlyph({ of }: { of: string }) {
  const plan = plans[of];
  if (!plan) return null;
  return (
    <svg viewBox="0 0 34 28" className={styles.plan} aria-hidden="true" focusable="false">
      <path d={plan} />
    </svg>
  );
}

/** All options or none get a plan: a mix would look like a mistake. */
const havePlans = (values: readonly string[]): boolean => values.every((value) => Object.hasOwn(plans, value));

/** Options for the design system: pictures, swatches and plans as cards, text and ranges as rows. */
export function choiceOptions(
  options: readonly OfferedOption[],
  { form, pictures, ranges = false }: { form: 'cards' | 'rows'; pictures: Pictures; ranges?: boolean },
): ChoiceOption[] {
  const withPlans = havePlans(options.filter(({ small }) => !small).map(({ value }) => String(value)));
  return options.map((option) => {
    const value = String(option.value);
    const why = option.disabled ?? option.note;
    const face = form === 'cards' ? cardFace(option, pictures) : {};
    return {
      value,
      label: option.label,
      ...face,
      ...(withPlans && form === 'cards' && !option.small ? { glyph: <PlanGlyph of={value} /> } : {}),
      ...(ranges ? { aside: option.note } : why === undefined ? {} : { note: why }),
      ...(option.small ? { small: true } : {}),
      ...(option.disabled === undefined ? {} : { disabled: true }),
    };
  });
}

function cardFace(option: OfferedOption, pictures: Pictures): Partial<ChoiceOption> {
  if (option.small) return {};
  const [publicId = ''] = option.pictures ?? [];
  if (option.swatch && !(publicId in pictures)) return { swatch: option.swatch };
  return { picture: <OptionPicture option={option} pictures={pictures} />, ...(lies(publicId) && { lies: true }) };
}

/** Form values are text; this returns the option's own value. */
export const optionValue = (options: readonly OfferedOption[], text: string): OptionValue | null =>
  options.find(({ value }) => String(value) === text)?.value ?? null;
