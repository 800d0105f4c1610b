import { readyToShipDays } from '../insta-order.ts';
import type { Ask } from './ask.ts';
import { isCandidate, keepsWish, looksAsAsked, passesDoor } from './rules.ts';
import { mostBend } from './score/terms.ts';

/** A pair has two boards, and each needs a piece of its own. */
const boards = 2;

/**
 * The rows a board may choose from, in the plainest form: what's in the tier, and what's cheaper where too few of those
 * are all that was asked for; up to a tenth more for pieces in style where too few are within it; anything dearer where
 * nothing else is left.
 */
export function admittedRows(ask: Ask, { readyOnly }: { readyOnly: boolean }): number[] {
  const may = [...ask.columns.items.keys()].filter((row) => isCandidate(ask, row) && passesDoor(ask, row));
  const within = may.filter((row) => keepsWish.tier(ask, row));
  const inStyle = within.filter((row) => keepsWish.style(ask, row));
  const isBent = (row: number) => (ask.columns.price[row] ?? 0) <= Math.floor(ask.tierTo * (1 + mostBend));
  const bent =
    ask.hasStyles && inStyle.length < boards
      ? may.filter((row) => !within.includes(row) && isBent(row) && keepsWish.style(ask, row))
      : [];
  const inTier = within.filter((row) => (ask.columns.price[row] ?? 0) >= ask.tierFrom);
  const isEnough = inTier.filter((row) => looksAsAsked(ask, row)).length >= boards;
  const first = [...(isEnough ? inTier : within), ...bent];
  const all = first.length < boards ? may : first;
  return readyOnly ? all.filter((row) => (ask.columns.leadTime[row] ?? 0) <= readyToShipDays) : all;
}
