import type { WoodTone } from './piece-traits.ts';

/** The quiz styles, and the name each is commonly known by. */
export const styles = {
  draper: { name: 'Draper', tagline: 'classic cool', known: 'mid-century modern' },
  moody: { name: 'Moody', tagline: 'casual elegance', known: 'California coastal' },
  roy: { name: 'Roy', tagline: 'edgy yet grounded', known: 'industrial' },
} as const;

export type Style = keyof typeof styles;
export const styleIds = ['draper', 'moody', 'roy'] as const satisfies readonly Style[];

/** The catalog's own labels: Roy is called Axelrod there, and Moody is split by wood tone. */
export const styleLabels = ['Draper', 'Axelrod', 'Moody light', 'Moody dark'] as const;
export type StyleLabel = (typeof styleLabels)[number];

const labelsOf: Readonly<Record<Style, readonly StyleLabel[]>> = {
  draper: ['Draper'],
  moody: ['Moody light', 'Moody dark'],
  roy: ['Axelrod'],
};

/** The labels that match a quiz style. A wood tone narrows Moody and doesn't affect the others. */
export function labelsOfStyle(style: Style, woodTone: WoodTone | null = null): readonly StyleLabel[] {
  if (style !== 'moody' || woodTone === null) return labelsOf[style];
  return woodTone === 'light' ? ['Moody light'] : ['Moody dark'];
}

export function styleOfLabel(label: StyleLabel): Style {
  if (label === 'Draper') return 'draper';
  return label === 'Axelrod' ? 'roy' : 'moody';
}

/** What customers call a label: by the style they chose in the quiz. */
export function nameOfStyle(label: StyleLabel): string {
  return label === 'Axelrod' ? styles.roy.name : label;
}

/** Only Moody comes in two wood tones. */
export function asksWoodTone(favoriteStyles: readonly Style[]): boolean {
  return favoriteStyles.includes('moody');
}

/** Reads a quiz style or a catalog label, since a filter may carry either. */
export function labelsNamed(text: string): readonly StyleLabel[] {
  const wanted = text.trim().toLowerCase().replaceAll('-', ' ');
  const style = styleIds.find((id) => id === wanted);
  return style ? labelsOf[style] : styleLabels.filter((label) => label.toLowerCase() === wanted);
}
