import { type Floor, middleOf, type Sight } from '../floor/floor.ts';
import { frontAt, type Vector } from '../geometry.ts';
import type { Standing } from '../standing.ts';
import { type Judged, largest, ofKind, within } from './judged.ts';

const spotOf = (sight: Sight): Vector =>
  sight.turn % 180 === 0 ? [middleOf(sight), sight.at] : [sight.at, middleOf(sight)];

/** 1 for what's straight ahead, 0 from 40 degrees on. */
function straight({ x, y, turn }: Standing, [toX, toY]: Vector): number {
  const [fx, fy] = frontAt[turn];
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.hypot(dx, dy);
  if (far < 1) return 0;
  const degrees = (Math.acos(Math.min(1, (dx * fx + dy * fy) / far)) * 180) / Math.PI;
  return within(degrees, { from: 0, to: 6 }, 34);
}

/** Closer hurts the neck, farther the eyes. */
const near = { from: 72, to: 156 };

const distance = ({ x, y }: Standing, [toX, toY]: Vector) => 0.6 + 0.4 * within(Math.hypot(toX - x, toY - y), near, 60);

/** The sofa looks at the fire, the television on the sideboard, or out of a window. */
export function judgeLooking(floor: Floor, standing: readonly Standing[]): Judged[] {
  const sofa = largest(standing, 'sofa');
  if (!sofa) return [];
  const screens = floor.television ? ofKind(standing, 'sideboard') : [];
  const seen: Judged[] = screens.map((screen) => {
    const spot: Vector = [screen.x, screen.y];
    const met = straight(sofa, spot) * straight(screen, [sofa.x, sofa.y]) * distance(sofa, spot);
    return { rule: 'faces-focus', weight, met, inches: null, about: [sofa, screen] };
  });
  if (seen.length === 0)
    for (const sight of floor.sights) {
      const met = straight(sofa, spotOf(sight)) * distance(sofa, spotOf(sight));
      seen.push({ rule: 'faces-focus', weight, met, inches: null, about: [sofa], sight: sight.kind });
    }
  return seen.sort((one, other) => other.met - one.met).slice(0, 1);
}

const weight = 5;
