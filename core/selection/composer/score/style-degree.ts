import { type StyleLabel, styleLabels } from '../../../catalog/index.ts';
import { points } from './terms.ts';

/** How much of a style shows in another, 0 to 1: Draper's warm walnut is at home beside Moody dark, less so beside Roy. */
const kinship: Readonly<Record<StyleLabel, Readonly<Partial<Record<StyleLabel, number>>>>> = {
  Draper: { 'Moody dark': 0.7, 'Moody light': 0.5, Axelrod: 0.4 },
  Axelrod: { 'Moody dark': 0.8, Draper: 0.4 },
  'Moody light': { Draper: 0.5, 'Moody dark': 0.3 },
  'Moody dark': { Axelrod: 0.8, Draper: 0.7, 'Moody light': 0.3 },
};

const bit = (label: StyleLabel) => 1 << styleLabels.indexOf(label);

/** How near a piece with these labels is to a style it doesn't have. */
export const kinOf = (label: StyleLabel, styles: number): number =>
  Math.max(0, ...styleLabels.filter((other) => styles & bit(other)).map((other) => kinship[label][other] ?? 0));

/** How much of a style a piece with these labels shows, 0 to 1. */
export const styleNearness = (label: StyleLabel, styles: readonly StyleLabel[]): number =>
  styles.includes(label) ? 1 : Math.max(0, ...styles.map((other) => kinship[label][other] ?? 0));

/**
 * Points for every set of labels a piece can have. A piece in a chosen style counts by how much the customer likes it,
 * a little less if it's in two styles at once; one in no chosen style by how near it comes.
 */
export function stylePointsFor(chosen: readonly StyleLabel[]): Int32Array {
  const { byRank, secondLabel, kin } = points.style;
  return Int32Array.from({ length: 1 << styleLabels.length }, (_, styles) => {
    const rank = chosen.findIndex((label) => styles & bit(label));
    if (rank >= 0) return (byRank[rank] ?? byRank[byRank.length - 1] ?? 0) + (styles & (styles - 1) ? secondLabel : 0);
    return Math.round(kin * Math.max(0, ...chosen.map((label) => kinOf(label, styles))));
  });
}
