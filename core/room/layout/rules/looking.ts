import { type Floor, middleOf, type Sight } from '../floor/floor.ts';
import { frontAt } from '../geometry.ts';
import type { Standing } from '../standing.ts';
import { type Cast, widest } from './cast.ts';
import { within } from './judged.ts';
import type { Tally } from './tally.ts';

const straightAhead = { from: 0, to: 6 };

/** 1 for what's straight ahead, 0 from 40 degrees on. */
function straight({ x, y, turn }: Standing, toX: number, toY: number): number {
  const [fx, fy] = frontAt[turn];
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.hypot(dx, dy);
  if (far < 1) return 0;
  const degrees = (Math.acos(Math.min(1, (dx * fx + dy * fy) / far)) * 180) / Math.PI;
  return within(degrees, straightAhead, 34);
}

/** Closer hurts the neck, farther the eyes. */
const near = { from: 72, to: 156 };

const distance = ({ x, y }: Standing, toX: number, toY: number) =>
  0.6 + 0.4 * within(Math.hypot(toX - x, toY - y), near, 60);

const weight = 5;

/** The sofa looks at the fire, the television on the sideboard, or out of a window. */
export function judgeLooking(tally: Tally, { television, sights }: Floor, { sofas, sideboards }: Cast): void {
  const sofa = widest(sofas);
  if (!sofa) return;
  let met = -1;
  let seen: Standing | Sight | undefined;
  if (television)
    for (const screen of sideboards) {
      const { x, y } = screen;
      const now = straight(sofa, x, y) * straight(screen, sofa.x, sofa.y) * distance(sofa, x, y);
      if (now > met) [met, seen] = [now, screen];
    }
  if (!seen)
    for (const sight of sights) {
      const [x, y] = sight.turn % 180 === 0 ? [middleOf(sight), sight.at] : [sight.at, middleOf(sight)];
      const now = straight(sofa, x, y) * distance(sofa, x, y);
      if (now > met) [met, seen] = [now, sight];
    }
  if (!seen || !tally.add(weight, met)) return;
  const rule = 'faces-focus';
  if ('piece' in seen) tally.keep({ rule, inches: null, about: [sofa, seen] });
  else tally.keep({ rule, inches: null, about: [sofa], sight: seen.kind });
}
