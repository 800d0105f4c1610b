import { type Floor, middleOf, type Stretch } from '../floor/floor.ts';
import { from, frontAt, turned } from '../geometry.ts';
import { standsWell } from '../hard-rules.ts';
import { isDesk, isTable } from '../kinds.ts';
import type { LayoutPiece, Turn } from '../layout-types.ts';
import { layoutNumbers } from '../numbers.ts';
import { freeFrom } from '../rules/judged.ts';
import { type Standing, stand } from '../standing.ts';
import { againstWall, alongWalls, neighbourGap, spotsAlong, wallGap } from './along-walls.ts';
import { floating, inTheOpen } from './in-the-open.ts';
import { seated, seatingsFor } from './seats-around.ts';

/** Pieces that belong together, and where they could go together. */
export interface Group {
  readonly pieces: readonly LayoutPiece[];
  places(floor: Floor, standing: readonly Standing[]): Standing[][];
}

const ofKind = (pieces: readonly LayoutPiece[], ...kinds: string[]) =>
  pieces.filter(({ kind }) => kinds.includes(kind));

/** What belongs together among these pieces. The rest find their places one by one. */
export function groupsOf(pieces: readonly LayoutPiece[], floor: Floor): Group[] {
  const [bed] = ofKind(pieces, 'bed');
  const [sofa] = ofKind(pieces, 'sofa');
  const table = pieces.find(isTable);
  const desk = pieces.find(isDesk);
  const chairs = ofKind(pieces, table?.kind === 'bar_table' ? 'stool' : 'dining_chair');
  const groups: Group[] = [];
  if (bed) groups.push(bedGroup(bed, ofKind(pieces, 'nightstand').slice(0, 2)));
  if (sofa) groups.push(sofaGroup(sofa, ofKind(pieces, 'coffee_table')[0], ofKind(pieces, 'sideboard')[0], floor));
  if (table && chairs.length > 0) groups.push(tableGroup(table, chairs));
  if (desk) groups.push(deskGroup(desk, ofKind(pieces, 'desk_chair').slice(0, 1)));
  return groups.filter((group) => group.pieces.length > 1 || group.pieces[0] === sofa);
}

/** A nightstand on each side of the head, backs to the same wall. */
function bedGroup(bed: LayoutPiece, stands: readonly LayoutPiece[]): Group {
  const [one, other] = stands;
  const orders =
    one && other
      ? [[one, other]]
      : [
          [one, undefined],
          [undefined, one],
        ];
  return {
    pieces: [bed, ...stands],
    places: (floor, standing) =>
      floor.walls.flatMap((wall) =>
        orders.flatMap(([left, right]) => {
          const before = left ? left.width + neighbourGap : 0;
          const after = right ? right.width + neighbourGap : 0;
          const wide = bed.width + before + after;
          return spotsAlong(wide, wall, floor, standing).flatMap((at) => {
            const put = againstWall(bed, wall, at - wide / 2 + before + bed.width / 2);
            if (!standsWell(put, standing, floor)) return [];
            const beside = (piece: LayoutPiece, way: number) =>
              againstWall(
                piece,
                wall,
                (wall.turn % 180 === 0 ? put.x : put.y) + way * (bed.width / 2 + neighbourGap + piece.width / 2),
              );
            return [[put, ...(left ? [beside(left, -1)] : []), ...(right ? [beside(right, 1)] : [])]];
          });
        }),
      ),
  };
}

const tableGaps = [16, 14, 18];

/** The coffee table before its sofa, lengthwise. */
function withTable(sofa: Standing, table: LayoutPiece | undefined, more: readonly Standing[]): Standing[][] {
  if (!table) return [[sofa, ...more]];
  return tableGaps.map((gap) => {
    const [x, y] = from(sofa, 0, sofa.piece.depth / 2 + gap + table.depth / 2);
    return [sofa, stand(table, x, y, sofa.turn), ...more];
  });
}

/** From what the sofa looks at to its front: close, usual, and as far as the room goes. */
const lookingFrom = [84, 102, 120];
const farthest = 200;
const shifts = [0, 14, -14];

/** Sofas that look at something in the middle of a stretch of wall. */
function lookingAt(sofa: LayoutPiece, { turn, at }: Stretch, along: number, floor: Floor): Standing[] {
  const facing = turned(turn, 180);
  const level = turn % 180 === 0;
  const [ix, iy] = frontAt[turn];
  const places: Standing[] = [];
  for (const shift of shifts) {
    const put = (out: number): Standing => {
      const [x, y] = level ? [along + shift, at + iy * out] : [at + ix * out, along + shift];
      return stand(sofa, x, y, facing);
    };
    const close = put(60 + sofa.depth / 2);
    const behind = freeFrom(floor, close.area, [ix, iy], []);
    const back = 60 + sofa.depth / 2 + behind - wallGap;
    if (back + sofa.depth / 2 <= farthest + sofa.depth) places.push(put(back));
    for (const far of lookingFrom) if (far - 60 + 30 < behind) places.push(put(far + sofa.depth / 2));
  }
  return places;
}

/** The sofa, its table, and what it faces. */
function sofaGroup(
  sofa: LayoutPiece,
  table: LayoutPiece | undefined,
  board: LayoutPiece | undefined,
  { television }: Floor,
): Group {
  const screen = television ? board : undefined;
  return {
    pieces: [sofa, ...(table ? [table] : []), ...(screen ? [screen] : [])],
    places: (floor, standing) => {
      const open = (one: Standing) => standsWell(one, standing, floor);
      if (screen)
        return alongWalls(screen, floor, standing)
          .filter(open)
          .flatMap((put) => {
            const level = put.turn % 180 === 0;
            const [fx, fy] = frontAt[put.turn];
            const at = level ? put.y + (fy * screen.depth) / 2 : put.x + (fx * screen.depth) / 2;
            const wall = { turn: put.turn, at, from: 0, to: 0 };
            return lookingAt(sofa, wall, level ? put.x : put.y, floor)
              .filter(open)
              .flatMap((one) => withTable(one, table, [put]));
          });
      const looking = floor.sights.flatMap((sight) => lookingAt(sofa, sight, middleOf(sight), floor));
      const anywhere = looking.length > 0 ? [] : [...alongWalls(sofa, floor, standing), ...floating(sofa, floor)];
      return [...looking, ...anywhere].filter(open).flatMap((one) => withTable(one, table, []));
    },
  };
}

/** The sensible ways come first. */
const mostSeatings = 4;

/** Chairs on the table's long sides, pushed in. */
function tableGroup(table: LayoutPiece, chairs: readonly LayoutPiece[]): Group {
  const seatings = seatingsFor(table, chairs).slice(0, mostSeatings);
  return {
    pieces: [table, ...chairs],
    places: (floor, standing) =>
      [...inTheOpen(table, floor), ...alongWalls(table, floor, standing)]
        .filter((put) => standsWell(put, standing, floor))
        .flatMap((put) => seatings.map((seating) => [put, ...seated(put, chairs, seating)])),
  };
}

function deskGroup(desk: LayoutPiece, chairs: readonly LayoutPiece[]): Group {
  return {
    pieces: [desk, ...chairs],
    places: (floor, standing) =>
      [...alongWalls(desk, floor, standing), ...floating(desk, floor)]
        .filter((put) => standsWell(put, standing, floor))
        .map((put) => [
          put,
          ...chairs.map((chair) => {
            const [x, y] = from(put, 0, desk.depth / 2 - layoutNumbers.tuck.usual + chair.depth / 2);
            return stand(chair, x, y, turned(put.turn, 180) as Turn);
          }),
        ]),
  };
}
