import { isPieceKind, type PieceKind, pieceNames } from '../../catalog/index.ts';
import type { LayoutPiece } from './layout-types.ts';

/** The sides from which a piece must be reachable to be usable. */
type Approach = 'front' | 'not from behind' | 'any side' | 'none';

interface KindOnPlan {
  /** Lower ones are placed first and dropped last. */
  readonly order: number;
  readonly approach: Approach;
}

const onPlan: Readonly<Record<PieceKind, KindOnPlan>> = {
  bed: { order: 0, approach: 'not from behind' },
  sofa: { order: 1, approach: 'not from behind' },
  dining_table: { order: 2, approach: 'any side' },
  desk: { order: 3, approach: 'any side' },
  standing_desk: { order: 3, approach: 'any side' },
  bar_table: { order: 4, approach: 'any side' },
  nightstand: { order: 5, approach: 'not from behind' },
  coffee_table: { order: 6, approach: 'any side' },
  desk_chair: { order: 7, approach: 'any side' },
  dining_chair: { order: 8, approach: 'any side' },
  stool: { order: 9, approach: 'any side' },
  lounge_chair: { order: 10, approach: 'not from behind' },
  dresser: { order: 11, approach: 'front' },
  sideboard: { order: 12, approach: 'front' },
  bench: { order: 13, approach: 'any side' },
  end_table: { order: 14, approach: 'not from behind' },
  rug: { order: 15, approach: 'none' },
};

const unknownKind: KindOnPlan = { order: 11, approach: 'any side' };

const byKind: ReadonlyMap<string, KindOnPlan> = new Map(Object.entries(onPlan));

export const kindOnPlan = (kind: string): KindOnPlan => byKind.get(kind) ?? unknownKind;

export const isRug = ({ kind }: { kind: string }): boolean => kind === 'rug';
export const isDesk = ({ kind }: { kind: string }): boolean => kind === 'desk' || kind === 'standing_desk';
export const isTable = ({ kind }: { kind: string }): boolean => kind === 'dining_table' || kind === 'bar_table';
/** Seats that belong to a table: if you can sit down there, you've reached the table. */
export const sitsAtTable = ({ kind }: { kind: string }): boolean =>
  kind === 'dining_chair' || kind === 'stool' || kind === 'desk_chair' || kind === 'bench';

export const isStorage = ({ kind }: { kind: string }): boolean => kind === 'sideboard' || kind === 'dresser';

/** The piece a room is for: without it, a plan is no plan. */
export const mainOf = <Piece extends LayoutPiece>(pieces: readonly Piece[]): Piece | undefined =>
  pieces
    .filter(({ kind }) => kindOnPlan(kind).order <= lastMain)
    .reduce<Piece | undefined>(
      (best, one) => (best && kindOnPlan(best.kind).order <= kindOnPlan(one.kind).order ? best : one),
      undefined,
    );
const lastMain = 4;

/** What it costs to leave a piece out: a main piece is dropped last. */
export const lossOf = ({ kind }: LayoutPiece): number => {
  const { order } = kindOnPlan(kind);
  return order <= lastMain ? 120 - 10 * order : 20 - order;
};

export const isPlaceable = ({ width, depth }: LayoutPiece): boolean =>
  [width, depth].every((side) => typeof side === 'number' && Number.isFinite(side) && side > 0);

const isNamed = ({ name }: LayoutPiece) => name !== undefined && name.trim() !== '';

/** 'the Alder sofa', or 'the sofa'. */
export function calledInText(piece: LayoutPiece): string {
  if (isNamed(piece)) return `the ${piece.name}`;
  return `the ${isPieceKind(piece.kind) ? pieceNames[piece.kind].one.toLowerCase() : 'piece'}`;
}
