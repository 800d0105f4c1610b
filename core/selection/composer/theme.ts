import { itemColors, materials, type StyleLabel, styleLabels } from '../../catalog/index.ts';
import type { Brief } from '../../survey/index.ts';
import { maskIn } from './columns.ts';

export const moods = ['color', 'quiet', 'natural', 'soft'] as const;
export type Mood = (typeof moods)[number];

/** What a board leans toward within the requirements. The two boards of a pair never share a mood. */
export interface Theme {
  readonly style: StyleLabel | null;
  readonly mood: Mood;
  readonly name: string;
}

const moodNames: Readonly<Record<Mood, string>> = {
  color: 'with color',
  quiet: 'kept quiet',
  natural: 'wood and leather',
  soft: 'soft and light',
};

/** A board's default note, when the specialist hasn't written one. */
export const moodNotes: Readonly<Record<Mood, string>> = {
  color: 'One color takes the lead, and everything else supports it.',
  quiet: 'Calm tones that let the room speak for itself.',
  natural: 'Wood and leather that only get better with age.',
  soft: 'Soft to the touch and easy on the eyes.',
};

const theme = (style: StyleLabel | null, mood: Mood): Theme => ({
  style,
  mood,
  name:
    style === null
      ? (moodNames[mood][0] ?? '').toUpperCase() + moodNames[mood].slice(1)
      : `${style}, ${moodNames[mood]}`,
});

/**
 * Board A leans toward the favorite style, Board B toward the second one if there is one. If color is allowed, one
 * board shows it and the other holds back, the colorful one first for bold customers. If not, they differ in materials.
 */
export function themesOf(brief: Brief): { a: Theme; b: Theme } {
  const [first = null, second = first] = brief.styles;
  const mayUseColor = brief.pieces.some(
    ({ colorIntensity }) => colorIntensity !== null && colorIntensity !== 'neutral',
  );
  if (!mayUseColor) return { a: theme(first, 'natural'), b: theme(second, 'soft') };
  const [a, b] = brief.boldness >= 5 ? (['color', 'quiet'] as const) : (['quiet', 'color'] as const);
  return { a: theme(first, a), b: theme(second, b) };
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
