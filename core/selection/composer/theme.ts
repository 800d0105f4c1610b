import { itemColors, materials, type StyleLabel, styleLabels } from '../../catalog/index.ts';
import type { Brief } from '../../survey/index.ts';
import { maskIn } from './columns.ts';

export const moods = ['color', 'quiet', 'natural', 'soft'] as const;
export type Mood = (typeof moods)[number];

/** What a board leans toward within the requirements. The two boards of a pair never share a mood. */
export interface Theme {
  readonly style: StyleLabel | null;
  readonly mood: Mood;
}

/**
 * Board A leans toward the favorite style, Board B toward the second one if there is one. If color is allowed, one
 * board shows it and the other holds back, the colorful one first for bold customers. If not, they differ in materials.
 */
export function themesOf(brief: Brief): { a: Theme; b: Theme } {
  const [first = null, second = first] = brief.styles;
  const mayUseColor = brief.pieces.some(
    ({ colorIntensity }) => colorIntensity !== null && colorIntensity !== 'neutral',
  );
  if (!mayUseColor) return { a: { style: first, mood: 'natural' }, b: { style: second, mood: 'soft' } };
  const [a, b] = brief.boldness >= 5 ? (['color', 'quiet'] as const) : (['quiet', 'color'] as const);
  return { a: { style: first, mood: a }, b: { style: second, mood: b } };
}

export interface CompiledTheme {
  readonly styles: number;
  readonly colors: number;
  readonly materials: number;
}

const colorful = maskIn(itemColors, ['green', 'blue', 'red']);
const neutral = maskIn(itemColors, ['neutral']);

/** As bits. A mood without a color or material preference has none set. */
export function compileTheme({ style, mood }: Theme): CompiledTheme {
  return {
    styles: style === null ? 0 : maskIn(styleLabels, [style]),
    colors: mood === 'color' ? colorful : mood === 'quiet' ? neutral : 0,
    materials:
      mood === 'natural'
        ? maskIn(materials, ['wood', 'leather'])
        : mood === 'soft'
          ? maskIn(materials, ['fabric', 'glass'])
          : 0,
  };
}
