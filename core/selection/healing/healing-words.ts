import { formatMoney } from '../../money/index.ts';
import type { GoneReason } from './heal-boards.ts';

const reasons: Readonly<Record<GoneReason, (name: string) => string>> = {
  'off-sale': (name) => `${name} is no longer offered`,
  'sold-out': (name) => `${name} sold out`,
  'too-few': (name) => `there aren’t enough of ${name} left`,
};

interface SwappedNames {
  readonly from: string;
  readonly to: string;
  readonly because: GoneReason;
}

/** 'We swapped Harrow Sofa for Alder Sofa because Harrow Sofa sold out.' */
export const swappedWords = ({ from, to, because }: SwappedNames): string =>
  `We swapped ${from} for ${to} because ${reasons[because](from)}.`;

/** 'Harrow Sofa sold out.' */
export function goneWords(from: string, because: GoneReason): string {
  const words = reasons[because](from);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What a swap does to the price, at the prices of that moment: '$40 more', '$40 less', 'the same price'. */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'the same price';
  return `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}
