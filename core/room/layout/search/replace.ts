import type { Floor } from '../floor/floor.ts';
import { allReached, standTogether } from '../hard-rules.ts';
import { qualityOf, qualityOfPlaces } from '../judge.ts';
import { type Group, groupsOf } from '../places/groups.ts';
import { placesFor } from '../places/places-for.ts';
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
  let now: Valued = { plan: given, value: qualityOf(floor, given) };
  for (let pass = 0; pass < passes; pass += 1) {
    const before = now;
    for (const group of [...groups, ...singles]) now = replaced(floor, now, group);
    if (now === before) break;
  }
  return now.plan;
}

interface Valued {
  readonly plan: readonly Standing[];
  readonly value: number;
}

function replaced(floor: Floor, before: Valued, group: Group): Valued {
  const out = new Set(group.pieces.map(({ id }) => id));
  const { plan } = before;
  const others = plan.filter(({ piece }) => !out.has(piece.id));
  const best = group
    .places(floor, others)
    .filter((put) => standTogether(put, others, floor))
    .map((put) => {
      const standing = plan.map((one) => put.find(({ piece }) => piece.id === one.piece.id) ?? one);
      return { standing, value: qualityOfPlaces(floor, standing) };
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, tried);
  let now = before;
  for (const { standing } of best) {
    const least = now.value + worthIt;
    const value = qualityOf(floor, standing, least);
    if (value > least && allReached(standing, floor)) now = { plan: standing, value };
  }
  return now;
}
