import { learnedPoints } from '../../learning/learned-points.ts';

/**
 * What makes a good board: a few named terms, each with its weight in points and the sentence the desk explains it
 * with. Everything the composer maximizes is here, in whole numbers and independent of how it searches, so it can be
 * checked against an exact solver.
 */
export const termNames = [
  'style',
  'budget',
  'material',
  'color',
  'shape',
  'woods',
  'palette',
  'lines',
  'readiness',
  'fit',
  'makers',
  'learned',
] as const;
export type Term = (typeof termNames)[number];

/** One sentence each, for the specialist. */
export const termWords: Readonly<Record<Term, { readonly name: string; readonly words: string }>> = {
  style: { name: 'Style', words: 'How close each piece is to the chosen styles, and the pieces to one another.' },
  budget: { name: 'Budget', words: 'Each piece in its tier. At most 10% over, and only where that keeps the style.' },
  material: { name: 'Material', words: 'The material they asked for. It’s given up before the style is.' },
  color: { name: 'Color', words: 'The color they asked for. It’s the first wish to be given up.' },
  shape: { name: 'Shape', words: 'The shape and the details asked for, such as a rolled arm.' },
  woods: { name: 'Woods', words: 'Woods of one tone and undertone. Light next to dark clashes.' },
  palette: {
    name: 'Palette',
    words: 'One accent that returns, neutrals of one warmth, light beside dark, pattern beside plain.',
  },
  lines: { name: 'Lines', words: 'Metals and legs that match, and no more than a few heavy pieces.' },
  readiness: { name: 'Readiness', words: 'In stock with some to spare, and shipping soon.' },
  fit: { name: 'Fit', words: 'Made for this room, easy through the door and no longer than the walls.' },
  makers: { name: 'Makers', words: 'Few makers, so deliveries come together.' },
  learned: {
    name: 'Learned',
    words: `What customers of this style and room kept, and what they swapped out: at most ${learnedPoints.perPiece} points a piece and ${learnedPoints.perPair} a pair.`,
  },
};

/** The tier may bend by this much where it keeps a piece in style. */
export const mostBend = 0.1;

/**
 * In points. What's given up has an order: color (260) before material (320), that before the style (520). Beyond the
 * bend a price is the last resort before an open slot.
 */
export const points = {
  style: { byRank: [520, 500, 480, 460], secondLabel: -12, kin: 90, leading: 80, shared: 24 },
  budget: { inTier: 40, atTop: -30, below: -100, furthestBelow: -240, bent: -350, furthestBent: -60, beyond: -2500 },
  material: { wanted: 100, unasked: 50, givenUp: -220, leading: 50 },
  color: { wanted: 100, allowed: 60, unasked: 50, givenUp: -160, leading: 50, boldness: 4 },
  shape: { wanted: 100, unasked: 50, detailWanted: 80, detailUnasked: 40 },
  woods: { asked: 80, notAsked: -80, sameTone: 20, sameUndertone: 10, quarrel: -160 },
  palette: {
    ...{ accentReturns: 14, nearAccent: 4, opposedAccent: -12, otherAccent: -24 },
    ...{ warmBesideCool: -8, lightBesideDark: 4, allDark: -6, patternBesideAccent: -8, patternBesidePlain: 3 },
  },
  lines: { sameMetal: 8, otherMetal: -10, sameLegs: 4, otherLegs: -3, bothHeavy: -6, heavyBesideLight: 3 },
  readiness: { each: 2, most: 20, ready: 40, perWeek: -4, perWeekWhenSoon: -14, latest: -80 },
  fit: { room: 40, comfortableDoor: 20, longerThanWalls: -300 },
  makers: { further: -20 },
  emptySlot: -5000,
} as const;
