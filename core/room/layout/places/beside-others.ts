import { from, turned } from '../geometry.ts';
import { isDesk, isTable } from '../kinds.ts';
import type { LayoutPiece } from '../layout-types.ts';
import { layoutNumbers } from '../numbers.ts';
import { type Standing, stand } from '../standing.ts';
import { neighbourGap } from './along-walls.ts';

/**
 * A place relative to the middle of another piece: across its width, out from its front, and the rotation relative to
 * it.
 */
const beside = (piece: LayoutPiece, to: Standing, across: number, ahead: number, by: number): Standing => {
  const [x, y] = from(to, across, ahead);
  return stand(piece, x, y, turned(to.turn, by));
};

export function beforeSofa(table: LayoutPiece, sofas: readonly Standing[]): Standing[] {
  return sofas.flatMap((sofa) =>
    [16, 14, 18, 24].flatMap((gap) =>
      [0, -sofa.piece.width / 6, sofa.piece.width / 6].flatMap((across) => [
        beside(table, sofa, across, sofa.piece.depth / 2 + gap + table.depth / 2, 0),
        beside(table, sofa, across, sofa.piece.depth / 2 + gap + table.width / 2, 90),
      ]),
    ),
  );
}

/** Across from the sofa, or at the ends of the table in front of it. */
export function facingSofa(chair: LayoutPiece, sofas: readonly Standing[], tables: readonly Standing[]): Standing[] {
  return sofas.flatMap((sofa) => {
    const front = sofa.piece.depth / 2;
    const opposite = [54, 62, 72, 84].flatMap((distance) =>
      [0, 0.5, -0.5, 1, -1].map((side) =>
        beside(chair, sofa, side * (chair.width + 10), front + distance + chair.depth / 2, 180),
      ),
    );
    const reach = Math.max(sofa.piece.width / 2, ...tables.map(({ piece }) => piece.width / 2 + 16));
    const ends = [reach, reach - 12, reach + 10].flatMap((across) =>
      [20, 30, 42].flatMap((out) =>
        [1, -1].map((side) =>
          beside(
            chair,
            sofa,
            side * (across + chair.depth / 2),
            front + out + (chair.width - 30) / 2,
            side > 0 ? 90 : 270,
          ),
        ),
      ),
    );
    return [...opposite, ...ends];
  });
}

/** At both arms of a seat, backs aligned. */
export function besideSeats(table: LayoutPiece, seats: readonly Standing[], gap = neighbourGap): Standing[] {
  return seats.flatMap((seat) =>
    [1, -1].flatMap((side) => {
      const across = side * (seat.piece.width / 2 + gap + table.width / 2);
      const back = -seat.piece.depth / 2 + table.depth / 2;
      return [beside(table, seat, across, back, 0), beside(table, seat, across, 0, 0)];
    }),
  );
}

export const atFootOf = (bench: LayoutPiece, beds: readonly Standing[]): Standing[] =>
  beds.flatMap((bed) => [3, 1, 8].map((gap) => beside(bench, bed, 0, bed.piece.depth / 2 + gap + bench.depth / 2, 0)));

const chairGap = -layoutNumbers.tuck.usual;

/** Around a table, facing it: as many as each side has room for. */
export function aroundTables(chair: LayoutPiece, tables: readonly Standing[]): Standing[] {
  return tables.flatMap((table) => {
    const { width, depth } = table.piece;
    return [0, 90, 180, 270].flatMap((by) => {
      const edge = by % 180 === 0 ? width : depth;
      const out = (by % 180 === 0 ? depth : width) / 2 + chairGap + chair.depth / 2;
      const room = Math.max(1, Math.floor(edge / (chair.width + 2)));
      const slots = Array.from({ length: room }, (_, count) => count + 1);
      return slots.flatMap((count) =>
        Array.from({ length: count }, (_, index) => {
          const along = count === 1 ? 0 : ((index + 0.5) / count - 0.5) * edge;
          const turnedTo = { ...table, turn: turned(table.turn, by) };
          const [x, y] = from(turnedTo, along, -out);
          return stand(chair, x, y, turned(table.turn, by));
        }),
      );
    });
  });
}

export const atDesks = (chair: LayoutPiece, desks: readonly Standing[]): Standing[] =>
  desks.flatMap((desk) =>
    [0, desk.piece.width / 4, -desk.piece.width / 4].map((across) =>
      beside(chair, desk, across, desk.piece.depth / 2 + chairGap + chair.depth / 2, 180),
    ),
  );

/** Under the front legs of seats, the lower part of a bed, or a whole table. */
export function underOthers(rug: LayoutPiece, standing: readonly Standing[]): Standing[] {
  const ways = [
    { by: 0, deep: rug.depth },
    { by: 90, deep: rug.width },
  ];
  return standing.flatMap((one) =>
    ways.flatMap(({ by, deep }) => {
      const front = one.piece.depth / 2;
      const under = (inches: number) => beside(rug, one, 0, front - inches + deep / 2, by);
      if (one.piece.kind === 'sofa' || one.piece.kind === 'lounge_chair') return [10, 8, 14, 6].map(under);
      if (one.piece.kind === 'bed') return [0.6, 0.5, 0.7, 0.4].map((share) => under(one.piece.depth * share));
      if (
        isTable(one.piece) ||
        isDesk(one.piece) ||
        one.piece.kind === 'coffee_table' ||
        one.piece.kind === 'desk_chair'
      )
        return [beside(rug, one, 0, 0, by)];
      return [];
    }),
  );
}
