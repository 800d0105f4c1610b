import type { OfferedOption } from '../options.ts';
import type { OptionValue } from '../steps/step.ts';

/**
 * The result of clicking an option in a multiple choice. Choices keep the order they were made in. 'No thanks' clears
 * every other choice, and any other choice clears it.
 */
export function toggle(
  options: readonly OfferedOption[],
  chosen: readonly OptionValue[],
  clicked: OptionValue,
): readonly OptionValue[] {
  const option = options.find(({ value }) => value === clicked);
  if (!option || option.disabled !== undefined) return chosen;
  if (chosen.includes(clicked)) return chosen.filter((value) => value !== clicked);
  if (option.exclusive) return [clicked];
  const exclusive = options.filter((one) => one.exclusive).map(({ value }) => value);
  return [...chosen.filter((value) => !exclusive.includes(value)), clicked];
}
