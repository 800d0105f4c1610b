import { budgetTiers } from '../catalog/index.ts';
import { formatMoney, fromDollars } from '../money/index.ts';
import type { Answers } from './answers/answers.ts';
import { briefOf } from './brief-of.ts';

export interface RoomEstimate {
  /** Dollars for one of each piece that has a budget. `to` is null once a piece has no upper limit. */
  readonly from: number;
  readonly to: number | null;
  readonly counted: number;
  readonly asked: number;
}

/** What the room comes to with one of each piece, by the budgets chosen so far; null before the first. */
export function roomEstimate(answers: Answers): RoomEstimate | null {
  const pieces = briefOf(answers)?.pieces ?? [];
  const ranges = pieces.flatMap(({ kind, types, size, tier }) => {
    const type = types.length === 1 ? types[0] : null;
    return tier === null ? [] : [budgetTiers({ piece: kind, type, size })[tier]];
  });
  if (ranges.length === 0) return null;
  return {
    from: ranges.reduce((sum, [from]) => sum + from, 0),
    to: ranges.reduce<number | null>((sum, [, to]) => (sum === null || to === null ? null : sum + to), 0),
    counted: ranges.length,
    asked: pieces.length,
  };
}

const roughly = (dollars: number) => formatMoney(fromDollars(Math.round(dollars / 50) * 50));

/** 'One of each: about $2,400 to $3,800.' */
export function estimateWords({ from, to, counted, asked }: RoomEstimate): string {
  const what = counted < asked ? `One of each so far, ${counted} of ${asked} pieces` : 'One of each';
  return `${what}: about ${roughly(from)} ${to === null ? 'and up' : `to ${roughly(to)}`}.`;
}
