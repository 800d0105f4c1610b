import type { Floor } from '../floor/floor.ts';
import { airBetween, turned } from '../geometry.ts';
import { allReached, standsWell } from '../hard-rules.ts';
import { qualityOf } from '../judge.ts';
import { isDesk, isRug, isTable, sitsAtTable } from '../kinds.ts';
import { type Standing, stand } from '../standing.ts';
import type { Effort } from './effort.ts';
import type { Valued } from './replace.ts';

/** Smaller gains aren't worth moving furniture for. */
const worthIt = 0.0005;

/** Inches, the large moves first. */
const steps = [24, 8, 3, 1] as const;
const ways = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** What moves along: chairs with their table, nightstands with their bed, the table and rug with their sofa. */
function companyOf(one: Standing, standing: readonly Standing[]): readonly Standing[] {
  const { kind } = one.piece;
  const near = (other: Standing, gap: number) => other !== one && airBetween(one.area, other.area) < gap;
  return standing.filter((other) => {
    if (isTable(one.piece) || isDesk(one.piece))
      return (sitsAtTable(other.piece) || isRug(other.piece)) && near(other, 6);
    if (kind === 'bed') return ['nightstand', 'bench', 'rug'].includes(other.piece.kind) && near(other, 12);
    if (kind === 'sofa') return ['coffee_table', 'end_table', 'rug'].includes(other.piece.kind) && near(other, 24);
    return false;
  });
}

/** Pushes and turns each piece, alone and with what belongs to it, for as long as the plan gets better. */
export function polish(
  floor: Floor,
  given: Valued,
  isFixed: (one: Standing) => boolean,
  effort: Effort,
  sweeps: number = usualSweeps,
): Valued {
  let now = given;
  // How many pieces in a row there was nothing to gain with.
  let settled = 0;
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (let nth = 0; nth < given.plan.length; nth += 1) {
      if (effort.isSpent || settled === given.plan.length) return now;
      const next = polishOne(floor, now, nth, isFixed, effort);
      settled = next === now ? settled + 1 : 0;
      now = next;
    }
  return now;
}

const usualSweeps = 2;

function polishOne(
  floor: Floor,
  given: Valued,
  nth: number,
  isFixed: (one: Standing) => boolean,
  effort: Effort,
): Valued {
  const one = given.plan[nth];
  if (!one || isFixed(one)) return given;
  let now = given;
  const company = companyOf(one, given.plan).filter((other) => !isFixed(other));
  const together = new Set([one, ...company].map((each) => given.plan.indexOf(each)));
  for (const who of company.length > 0 ? [together, new Set([nth])] : [new Set([nth])])
    for (const step of steps)
      for (const [x, y] of ways)
        for (let next = moved(floor, now, who, [x * step, y * step, 0], effort); next; ) {
          now = next;
          next = moved(floor, now, who, [x * step, y * step, 0], effort);
        }
  for (const turn of [90, 180, 270]) now = moved(floor, now, new Set([nth]), [0, 0, turn], effort) ?? now;
  return now;
}

/** The plan after a move; null if it isn't better. */
function moved(
  floor: Floor,
  { plan, value }: Valued,
  who: ReadonlySet<number>,
  [x, y, turn]: readonly [number, number, number],
  effort: Effort,
): Valued | null {
  const others = plan.filter((_, nth) => !who.has(nth));
  const next: Standing[] = [];
  for (let nth = 0; nth < plan.length; nth += 1) {
    const one = plan[nth] as Standing;
    const put = who.has(nth) ? stand(one.piece, one.x + x, one.y + y, turned(one.turn, turn)) : one;
    if (put !== one && !standsWell(put, others, floor)) return null;
    next.push(put);
  }
  const least = value + worthIt;
  const worth = qualityOf(floor, next, least);
  effort.spend(next.length);
  return worth > least && allReached(next, floor) ? { plan: next, value: worth } : null;
}
