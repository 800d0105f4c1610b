import { isDesk, isRug, isTable } from '../kinds.ts';
import type { Standing } from '../standing.ts';

type Some = readonly Standing[];

/** The pieces of a plan by what they are, sorted once for all rules. */
export interface Cast {
  readonly all: Some;
  readonly solid: Some;
  readonly sofas: Some;
  readonly loungeChairs: Some;
  readonly coffeeTables: Some;
  readonly endTables: Some;
  readonly beds: Some;
  readonly nightstands: Some;
  readonly benches: Some;
  readonly tables: Some;
  readonly desks: Some;
  readonly deskChairs: Some;
  readonly sideboards: Some;
  readonly rugs: Some;
  /** Who sits at a table: a bench too, unless there's a bed for it. */
  readonly diners: Some;
}

const none: Standing[] = [];

/** Most kinds aren't in most rooms, so lists begin with their first piece. */
const plus = (list: Standing[], one: Standing): Standing[] => {
  if (list === none) return [one];
  list.push(one);
  return list;
};

export function castOf(all: readonly Standing[]): Cast {
  const solid: Standing[] = [];
  let [sofas, loungeChairs, coffeeTables, endTables, beds] = [none, none, none, none, none];
  let [nightstands, benches, tables, desks, deskChairs] = [none, none, none, none, none];
  let [sideboards, rugs, seats] = [none, none, none];
  for (const one of all) {
    const { piece } = one;
    if (!isRug(piece)) solid.push(one);
    switch (piece.kind) {
      case 'sofa':
        sofas = plus(sofas, one);
        break;
      case 'lounge_chair':
        loungeChairs = plus(loungeChairs, one);
        break;
      case 'coffee_table':
        coffeeTables = plus(coffeeTables, one);
        break;
      case 'end_table':
        endTables = plus(endTables, one);
        break;
      case 'bed':
        beds = plus(beds, one);
        break;
      case 'nightstand':
        nightstands = plus(nightstands, one);
        break;
      case 'bench':
        benches = plus(benches, one);
        seats = plus(seats, one);
        break;
      case 'dining_chair':
      case 'stool':
        seats = plus(seats, one);
        break;
      case 'desk_chair':
        deskChairs = plus(deskChairs, one);
        break;
      case 'sideboard':
        sideboards = plus(sideboards, one);
        break;
      case 'rug':
        rugs = plus(rugs, one);
        break;
      default:
        if (isTable(piece)) tables = plus(tables, one);
        else if (isDesk(piece)) desks = plus(desks, one);
    }
  }
  const diners =
    beds.length === 0 || benches.length === 0 ? seats : seats.filter(({ piece }) => piece.kind !== 'bench');
  // biome-ignore format: one line per pair would be longer than the rest
  return { all, solid, sofas, loungeChairs, coffeeTables, endTables, beds, nightstands, benches, tables, desks, deskChairs, sideboards, rugs, diners };
}

/** The widest; the first of several that are. */
export function widest(list: Some): Standing | undefined {
  let best: Standing | undefined;
  for (const one of list) if (!best || best.piece.width < one.piece.width) best = one;
  return best;
}
