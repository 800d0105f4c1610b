import type { CatalogItem } from '../../catalog/index.ts';
import { hueDistance, seenColor } from '../composer/score/oklab.ts';

type Color = CatalogItem['color'];

/** What people call a color between these degrees, among those that the catalog counts as one. */
interface Shade {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The catalog has three colors to choose from. Plum is no red to the eye, nor teal a blue. */
const shades: Readonly<Record<Exclude<Color, 'neutral'>, { readonly hue: number; readonly others: readonly Shade[] }>> =
  {
    green: { hue: 145, others: [{ word: 'olive', from: 95, to: 120 }] },
    blue: { hue: 255, others: [{ word: 'teal', from: 185, to: 225 }] },
    red: {
      hue: 30,
      others: [
        { word: 'plum', from: 320, to: 360 },
        { word: 'burnt orange', from: 38, to: 62 },
      ],
    },
  };

/** Every word for a color, in the order they're listed. */
export const colorWords: readonly string[] = Object.entries(shades).flatMap(([color, { others }]) => [
  color,
  ...others.map(({ word }) => word),
]);

const farthest = 60;

/** What a piece's color is called; null for a neutral one. A rug's swatch may be its ground, so its record decides. */
export function colorWordOf({ kind, color, swatch }: Pick<CatalogItem, 'kind' | 'color' | 'swatch'>): string | null {
  if (color === 'neutral') return null;
  if (kind === 'rug' || swatch === null) return color;
  const { hue } = seenColor(swatch);
  const { hue: usual, others } = shades[color];
  if (hueDistance(hue, usual) > farthest) return color;
  return others.find(({ from, to }) => hue >= from && hue < to)?.word ?? color;
}
