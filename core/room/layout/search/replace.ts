import type { Floor } from '../floor/floor.ts';
import { allReached, standTogether } from '../hard-rules.ts';
import { qualityOf, qualityOfPlaces } from '../judge.ts';
import { type Group, groupsOf } from '../places/groups.ts';
import { placesFor } from '../places/places-for.ts';
import type { Standing } from '../standing.ts';
import type { Effort } from './effort.ts';

/** How many of a group's best places are judged in full. */
const tried = 4;
const worthIt = 0.002;

/** A finished plan and what it's worth, 0 to 1. */
export interface Valued {
  readonly plan: readonly Standing[];
  readonly value: number;
}

/** The groups of a plan, then its pieces: what's taken out and put back together. */
export function unitsOf(floor: Floor, plan: readonly Standing[], isFixed: (one: Standing) => boolean): Group[] {
  const pieces = plan.filter((one) => !isFixed(one)).map(({ piece }) => piece);
  const groups = groupsOf(pieces, floor);
  const grouped = new Set(groups.flatMap((group) => group.pieces.slice(1)));
  return [
    ...groups,
    ...pieces
      .filter((piece) => !grouped.has(piece))
      .map(
        (piece): Group => ({
          pieces: [piece],
          places: (room, others) => placesFor(piece, room, others).map((one) => [one]),
        }),
      ),
  ];
}

/** Takes each group, then each piece, out of a finished plan and puts it back where it's best now. */
export function replaceAll(
  floor: Floor,
  given: Valued,
  units: readonly Group[],
  effort: Effort,
  passes: number = usualPasses,
): Valued {
  let now = given;
  // Units that are known to be where they're best in the plan as it is now.
  let settled = 0;
  for (let pass = 0; pass < passes; pass += 1)
    for (const unit of units) {
      if (effort.isSpent || settled === units.length) return now;
      const next = replaced(floor, now, unit, effort);
      settled = next === now ? settled + 1 : 1;
      now = next;
    }
  return now;
}
/** Each piece that moves may make room for another. */
const usualPasses = 2;

function replaced(floor: Floor, before: Valued, unit: Group, effort: Effort): Valued {
  let now = before;
  for (const standing of bestPlaces(floor, without(before.plan, unit), unit, tried, effort))
    now = betterOf(floor, now, standing, effort);
  return now;
}

/** How many places of the first are tried with the best ones of the second. */
const triedFirst = 3;
const triedSecond = 2;

/** Takes two out at once: each may be where the other would be better. */
export function exchanged(floor: Floor, before: Valued, one: Group, other: Group, effort: Effort): Valued {
  let now = before;
  const rest = without(without(before.plan, one), other);
  for (const first of bestPlaces(floor, rest, one, triedFirst, effort))
    for (const both of bestPlaces(floor, first, other, triedSecond, effort)) now = betterOf(floor, now, both, effort);
  return now;
}

function betterOf(floor: Floor, now: Valued, standing: readonly Standing[], effort: Effort): Valued {
  const least = now.value + worthIt;
  const plan = inOrderOf(now.plan, standing);
  const value = qualityOf(floor, plan, least);
  effort.spend(2 * plan.length);
  return value > least && allReached(plan, floor) ? { plan, value } : now;
}

function without(plan: readonly Standing[], { pieces }: Group): readonly Standing[] {
  return plan.filter((one) => !pieces.some(({ id }) => id === one.piece.id));
}

/** Plans keep their order, because a rule may go by the first of several. */
const inOrderOf = (plan: readonly Standing[], standing: readonly Standing[]): Standing[] =>
  plan.flatMap((one) => standing.find(({ piece }) => piece.id === one.piece.id) ?? []);

/** The best few of a group's places, walkways aside. */
function bestPlaces(
  floor: Floor,
  others: readonly Standing[],
  group: Group,
  most: number,
  effort: Effort,
): Standing[][] {
  const best: { standing: Standing[]; value: number }[] = [];
  // Most places are judged and forgotten, so they're judged in one list that's used again and again.
  const list = [...others];
  for (const put of group.places(floor, others)) {
    if (!standTogether(put, others, floor)) continue;
    list.length = others.length;
    list.push(...put);
    const value = qualityOfPlaces(floor, list);
    effort.spend(list.length);
    if (best.length === most && value <= (best.at(-1)?.value ?? 0)) continue;
    const at = best.findIndex((one) => one.value < value);
    best.splice(at < 0 ? best.length : at, 0, { standing: [...list], value });
    if (best.length > most) best.pop();
  }
  return best.map(({ standing }) => standing);
}
