import { colors, optionLabel, sizesOf, traitsOf } from '../../catalog/index.ts';
import type { BriefPiece } from '../../survey/index.ts';
import type { SlotWish } from './wishes.ts';

/** Words before a trait that turn it into something they don't want. */
const against = ['not', 'no', 'without', 'instead', 'less', 'isn', 'don', 'hate', 'never', 'than'];
/** How many words back we look for one. */
const reach = 3;

/** The words of a text, in small letters. */
export const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Whether the text asks for this, rather than asking to be rid of it. */
function asksFor(said: readonly string[], wanted: string): boolean {
  const phrase = wordsIn(wanted);
  if (phrase.length === 0) return false;
  return said.some((_, at) => {
    if (!phrase.every((word, offset) => said[at + offset] === word)) return false;
    return !said.slice(Math.max(0, at - reach), at).some((word) => against.includes(word));
  });
}

/**
 * What a customer's request says about a piece in the quiz's own terms: 'the same chair in leather, please' asks for
 * leather. Anything else in it is left to the specialist, who reads the words themselves.
 */
export function wishInWords(text: string, { kind }: Pick<BriefPiece, 'kind'>): SlotWish {
  const said = wordsIn(text);
  const named = <Value extends string>(values: readonly Value[]) =>
    values.filter((value) => asksFor(said, optionLabel(value)) || asksFor(said, value.replaceAll('_', ' ')));
  const traits = traitsOf(kind);
  const made = named(traits.materials);
  const colored = traits.colorIntensities.length > 0 ? named(colors) : [];
  const [typed, subTyped, shaped] = [named(traits.types), named(traits.subTypes), named(traits.shapes)];
  const [size] = named(sizesOf(kind));
  return {
    ...(typed.length > 0 && { types: typed }),
    ...(subTyped.length > 0 && { subTypes: subTyped }),
    ...(made.length > 0 && { materials: made }),
    ...(colored.length > 0 && { colors: colored, colorIntensity: 'lots_of_color' as const }),
    ...(colored.length === 0 &&
      traits.colorIntensities.length > 0 &&
      asksFor(said, 'neutral') && { colors: [], colorIntensity: 'neutral' as const }),
    ...(shaped.length > 0 && { shapes: shaped }),
    ...(size !== undefined && { size }),
  };
}
