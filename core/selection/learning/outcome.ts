import type { PieceKind, Room, StyleLabel } from '../../catalog/index.ts';
import { wordsIn } from '../desk/wish-in-words.ts';
import { type Aspect, aspectNames } from './traits.ts';

/** What became of one piece on one board. */
export interface Outcome {
  /** The account: all of a customer's boards count as one home. */
  readonly home: string;
  readonly board: string;
  readonly style: StyleLabel | null;
  readonly room: Room;
  readonly recordId: string;
  readonly kind: PieceKind;
  /** As packed by `composer/score/look.ts`. */
  readonly look: number;
  /** How many wishes it didn't meet: that's not the piece's fault. */
  readonly missed: number;
  readonly kept: boolean;
  /** What the customer said it was about; null for the piece as a whole. */
  readonly about: readonly Aspect[] | null;
}

/** Words that say what a customer wants changed about a piece's looks. */
const said: Readonly<Partial<Record<Aspect, readonly string[]>>> = {
  accent: ['color', 'colour', 'colors', 'colorful', 'red', 'green', 'blue', 'teal', 'orange', 'yellow', 'bright'],
  lightness: ['dark', 'darker', 'light', 'lighter', 'pale', 'bright'],
  warmth: ['warm', 'warmer', 'cool', 'cooler', 'cold'],
  pattern: ['pattern', 'patterned', 'patterns', 'plain', 'stripes', 'striped', 'busy', 'solid'],
  wood: ['wood', 'woods', 'wooden', 'oak', 'walnut', 'ash'],
  metal: ['metal', 'brass', 'gold', 'chrome', 'steel', 'black'],
  legs: ['leg', 'legs', 'feet', 'base'],
  weight: ['heavy', 'bulky', 'massive', 'chunky', 'lighter'],
};

/** Words that have nothing to do with taste. */
const practical = [
  ...['price', 'expensive', 'cheaper', 'cost', 'costs', 'budget', 'afford', 'money'],
  ...[
    'size',
    'big',
    'bigger',
    'large',
    'larger',
    'small',
    'smaller',
    'wide',
    'narrow',
    'tall',
    'fit',
    'fits',
    'inches',
  ],
  ...['delivery', 'arrive', 'arrives', 'sooner', 'late', 'weeks', 'wait', 'stock', 'already', 'own'],
];

/**
 * Why a piece was to be swapped, as far as the customer's words tell: about which traits, about the piece as a whole
 * (null), or for a reason that says nothing about taste.
 */
export function reasonOfSwap(words: string): readonly Aspect[] | null | 'not taste' {
  const spoken = new Set(wordsIn(words));
  const about = aspectNames.filter((aspect) => said[aspect]?.some((word) => spoken.has(word)));
  if (about.length > 0) return about;
  return practical.some((word) => spoken.has(word)) ? 'not taste' : null;
}
