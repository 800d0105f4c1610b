import type { Floor } from '../floor/floor.ts';
import { isDesk, isTable } from '../kinds.ts';
import { type LayoutPiece, turns } from '../layout-types.ts';
import type { Standing } from '../standing.ts';
import { alongWalls } from './along-walls.ts';
import { aroundTables, atDesks, atFootOf, beforeSofa, besideSeats, facingSofa, underOthers } from './beside-others.ts';
import { floating, inTheOpen } from './in-the-open.ts';

const kinds = (standing: readonly Standing[], ...wanted: string[]) =>
  standing.filter(({ piece }) => wanted.includes(piece.kind));

/** Where a decorator would try this piece, given what's already placed. */
export function placesFor(piece: LayoutPiece, floor: Floor, standing: readonly Standing[]): Standing[] {
  const walls = () => alongWalls(piece, floor, standing);
  const sofas = kinds(standing, 'sofa');
  const seats = kinds(standing, 'sofa', 'lounge_chair');
  const tables = standing.filter((one) => isTable(one.piece));
  switch (piece.kind) {
    case 'sofa':
      return [...walls(), ...floating(piece, floor), ...facingSofa(piece, sofas, [])];
    case 'coffee_table':
      return [...beforeSofa(piece, sofas.length > 0 ? sofas : seats), ...inTheOpen(piece, floor)];
    case 'lounge_chair':
      return [...facingSofa(piece, seats, kinds(standing, 'coffee_table')), ...walls()];
    case 'end_table':
      return [...besideSeats(piece, [...seats, ...kinds(standing, 'bed')]), ...walls()];
    case 'nightstand':
      return [...besideSeats(piece, kinds(standing, 'bed')), ...walls()];
    case 'bench':
      return [...atFootOf(piece, kinds(standing, 'bed')), ...aroundTables(piece, tables), ...walls()];
    case 'dining_table':
    case 'bar_table':
      return [...inTheOpen(piece, floor), ...walls()];
    case 'dining_chair':
    case 'stool':
      return tables.length > 0 ? aroundTables(piece, tables) : walls();
    case 'desk':
    case 'standing_desk':
      return [...walls(), ...floating(piece, floor)];
    case 'desk_chair':
      return [
        ...atDesks(
          piece,
          standing.filter((one) => isDesk(one.piece)),
        ),
        ...walls(),
      ];
    case 'rug':
      return [...underOthers(piece, standing), ...inTheOpen(piece, floor)];
    case 'bed':
    case 'dresser':
    case 'sideboard':
      return walls();
    default:
      return [...walls(), ...inTheOpen(piece, floor, turns)];
  }
}
