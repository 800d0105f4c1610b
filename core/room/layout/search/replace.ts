import type { Floor } from '../floor/floor.ts';
import { allReached, standsWell } from '../hard-rules.ts';
import { judgePlaces, quality } from '../judge.ts';
import { type Group, groupsOf } from '../places/groups.ts';
import { placesFor } from '../places/places-for.ts';
import { judgeWalking } from '../rules/walking.ts';
import type { Standing } from '../standing.ts';

/** How many of a group's best places are judged in full. */
const tried = 4;
const worthIt = 0.002;
/** Each piece that moves may make room for another. */
const passes = 2;

/** Takes each group, then each piece, out of a finished plan and puts it back where it's best now. */
export function replaceAll(
  floor: Floor,
  given: readonly Standing[],
  isFixed: (one: Standing) => boolean,
): readonly Standing[] {
  const pieces = given.filter((one) => !isFixed(one)).map(({ piece }) => piece);
  const groups = groupsOf(pieces, floor);
  const grouped = new Set(groups.flatMap((group) => group.pieces.slice(1)));
  const singles = pieces
    .filter((piece) => !grouped.has(piece))
    .map(
      (piece): Group => ({
        pieces: [piece],
        places: (room, others) => placesFor(piece, room, others).map((one) => [one]),
      }),
    );
  let plan = given;
  for (let pass = 0; pass < passes; pass += 1) {
    const before = plan;
    for (const group of [...groups, ...singles]) plan = replaced(floor, plan, group);
    if (plan === before) break;
  }
  return plan;
}

function replaced(floor: Floor, plan: readonly Standing[], group: Group): readonly Standing[] {
  const out = new Set(group.pieces.map(({ id }) => id));
  const others = plan.filter(({ piece }) => !out.has(piece.id));
  const worth = (standing: readonly Standing[]) =>
    quality([...judgeWalking(floor, standing), ...judgePlaces(floor, standing)]);
  const best = group
    .places(floor, others)
    .filter((put) =>
      put.every((one, index) => standsWell(one, others, floor) && standsWell(one, put.slice(0, index), floor)),
    )
    .map((put) => {
      const standing = plan.map((one) => put.find(({ piece }) => piece.id === one.piece.id) ?? one);
      return { standing, value: quality(judgePlaces(floor, standing)) };
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, tried);
  let [now, value] = [plan, worth(plan)];
  for (const { standing } of best) {
    const next = worth(standing);
    if (next > value + worthIt && allReached(standing, floor)) [now, value] = [standing, next];
  }
  return now;
}
