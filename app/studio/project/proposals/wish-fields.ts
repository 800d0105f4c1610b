import { budgetTierIds, budgetTierNames, colors, optionLabel, sizesOf, traitsOf } from '#core/catalog/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';

const wishFieldNames = [
  'types',
  'subTypes',
  'materials',
  'shapes',
  'colorIntensity',
  'colors',
  'size',
  'tier',
] as const;
export type WishFieldName = (typeof wishFieldNames)[number];

/** One choice of the form that writes a wish down. */
export interface WishField {
  name: WishFieldName;
  now: string;
  options: readonly { value: string; label: string }[];
}

/** Any will do. */
const any = '';
/** Several were asked for, which a single choice can't say. They stay unless another is chosen. */
const asAsked = 'as-asked';

const isList = (name: WishFieldName) => !['colorIntensity', 'size', 'tier'].includes(name);

const labelOf = (name: WishFieldName, value: string) =>
  name === 'tier' ? (budgetTierNames[value as keyof typeof budgetTierNames] ?? value) : optionLabel(value);

/** What can be chosen for a piece of this kind, and what is asked for now. */
export function wishFields(wish: BriefPiece): WishField[] {
  const traits = traitsOf(wish.kind);
  const values: Readonly<Record<WishFieldName, readonly string[]>> = {
    ...{ types: traits.types, subTypes: traits.subTypes, materials: traits.materials, shapes: traits.shapes },
    ...{ colorIntensity: traits.colorIntensities, colors: traits.colorIntensities.length > 0 ? colors : [] },
    ...{ size: sizesOf(wish.kind), tier: budgetTierIds },
  };
  return wishFieldNames.flatMap((name) => {
    const asked = [wish[name] ?? []].flat();
    const now = asked.length > 1 ? asAsked : (asked[0] ?? any);
    const offered = values[name].map((value) => ({ value, label: labelOf(name, value) }));
    if (offered.length === 0) return [];
    const label = asked.map((value) => labelOf(name, value)).join(' or ');
    const known = now === any || offered.some(({ value }) => value === now);
    return [{ name, now, options: known ? offered : [{ value: now, label }, ...offered] }];
  });
}

/**
 * The part of a wish that was changed in the form, and nothing else: what wasn't touched stays as the customer said it.
 * Null if nothing was.
 */
export function changedWish(
  wish: BriefPiece,
  chosen: (name: WishFieldName) => string | null,
): Partial<Record<WishFieldName, string | string[] | null>> | null {
  const changed = wishFields(wish).flatMap(({ name, now }) => {
    const value = chosen(name) ?? now;
    if (value === now) return [];
    return [[name, isList(name) ? (value === any ? [] : [value]) : value === any ? null : value] as const];
  });
  if (changed.length === 0) return null;
  const to = Object.fromEntries(changed);
  const intensity = 'colorIntensity' in to ? to.colorIntensity : wish.colorIntensity;
  const isColored = intensity !== null && intensity !== 'neutral';
  // A color is asked for as an accent or in full; without either, there's none to ask for.
  if (to.colors?.length && !isColored) return { ...to, colorIntensity: 'lots_of_color' };
  return 'colorIntensity' in to && !isColored ? { ...to, colors: [] } : to;
}
