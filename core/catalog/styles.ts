import type { WoodTone } from './piece-traits.ts';

/** The styles of the quiz, and the name each has in the world. */
export const styles = {
  draper: { name: 'Draper', tagline: 'classic cool', known: 'mid-century modern' },
  moody: { name: 'Moody', tagline: 'casual elegance', known: 'California coastal' },
  roy: { name: 'Roy', tagline: 'edgy yet grounded', known: 'industrial' },
} as const;

export type Style = keyof typeof styles;
export const styleIds = ['draper', 'moody', 'roy'] as const satisfies readonly Style[];

/** The catalogue's own labels: Roy is Axelrod there, and Moody splits by its wood. */
export const styleLabels = ['Draper', 'Axelrod', 'Moody light', 'Moody dark'] as const;
export type StyleLabel = (typeof styleLabels)[number];

const labelsOf: Readonly<Record<Style, readonly StyleLabel[]>> = {
  draper: ['Draper'],
  moody: ['Moody light', 'Moody dark'],
  roy: ['Axelrod'],
};

/** The labels that suit a quiz style; a wood tone narrows Moody, and means nothing to the others. */
export function labelsOfStyle(style: Style, woodTone: WoodTone | null = null): readonly StyleLabel[] {
  if (style !== 'moody' || woodTone === null) return labelsOf[style];
  return woodTone === 'light' ? ['Moody light'] : ['Moody dark'];
}

export function styleOfLabel(label: StyleLabel): Style {
  if (label === 'Draper') return 'draper';
  return label === 'Axelrod' ? 'roy' : 'moody';
}

/** Only Moody asks for a wood tone. */
export function asksWoodTone(favoriteStyles: readonly Style[]): boolean {
  return favoriteStyles.includes('moody');
}

/** Reads a quiz style or a catalogue label, as a filter may carry either. */
export function labelsNamed(text: string): readonly StyleLabel[] {
  const wanted = text.trim().toLowerCase().replaceAll('-', ' ');
  const style = styleIds.find((id) => id === wanted);
  return style ? labelsOf[style] : styleLabels.filter((label) => label.toLowerCase() === wanted);
}
