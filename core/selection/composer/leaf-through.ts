import { type CatalogItem, type PieceKind, pieceKinds } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import { type Ask, compileAsk, tierRange } from './ask.ts';
import { BestFew } from './best-few.ts';
import { type CatalogIndex, type Columns, columnsFor, rowOfRecord } from './columns.ts';
import { isCandidate, keepsWish, passesDoor, relaxations } from './rules.ts';
import { pairScore, pieceScore, vendorScore } from './score/objective.ts';
import { type CompiledTheme, compileTheme, themesOf } from './theme.ts';

/** The filters a specialist can turn on or off while browsing the catalog. Stock and the doorway always apply. */
export const leafFilters = ['kind', 'type', 'shape', 'material', 'color', 'tier', 'style', 'soon'] as const;
export type LeafFilter = (typeof leafFilters)[number];

/** 'Soon' means it ships within six weeks. */
export const soonDays = 42;

/** The filters that make sense for a slot: the customer must have asked for something there. */
export function filtersFor(piece: BriefPiece, brief: Brief): LeafFilter[] {
  const asked: Readonly<Record<LeafFilter, boolean>> = {
    kind: true,
    type: piece.types.length > 0 || piece.size !== null,
    shape: piece.shapes.length > 0 || piece.subTypes.length > 0,
    material: piece.materials.length > 0,
    color: piece.colorIntensity !== null,
    tier: piece.tier !== null,
    style: brief.styles.length > 0,
    soon: true,
  };
  return leafFilters.filter((filter) => asked[filter]);
}

/** The filters the composer itself applies. */
export const usualFilters = (piece: BriefPiece, brief: Brief): LeafFilter[] =>
  filtersFor(piece, brief).filter((filter) => !['shape', 'style', 'soon'].includes(filter));

/** The composer's filters, dropping one more each time, in the order it relaxes them. */
export function* looserFilters(piece: BriefPiece, brief: Brief): Generator<ReadonlySet<LeafFilter>> {
  const on = new Set(usualFilters(piece, brief));
  yield new Set(on);
  for (const relaxed of relaxations) if (on.delete(relaxed)) yield new Set(on);
}

export interface Leafing {
  readonly board: BoardId;
  /** The other pieces on this board. */
  readonly others: readonly CatalogItem[];
  readonly filters: ReadonlySet<LeafFilter>;
  /** Only these pieces; null for the whole catalog. */
  readonly among: ReadonlySet<string> | null;
  /** The piece already in the slot, which is no alternative to itself. */
  readonly except: string | null;
  readonly most: number;
}

/**
 * What could fill a slot, ranked by what it would add to this board. Always in stock and able to fit through the door.
 */
export function leafThrough(
  brief: Brief,
  piece: BriefPiece,
  index: CatalogIndex,
  leafing: Leafing,
): { recordIds: string[]; total: number } {
  const theme = compileTheme(themesOf(brief)[leafing.board]);
  const others = leafing.others.flatMap((item) => rowIn(index, item));
  const except = new Set([leafing.except, ...leafing.others.map(({ recordId }) => recordId)]);
  const kinds: readonly PieceKind[] = leafing.filters.has('kind') ? [piece.kind] : pieceKinds;
  const few = new BestFew(leafing.most);
  const found: string[] = [];
  let total = 0;
  for (const kind of kinds) {
    const wanted = leafing.filters.has('type') ? piece : { ...piece, types: [], size: null };
    // What the customer means to spend doesn't depend on the filters.
    const budget = kind === piece.kind ? tierRange(piece) : {};
    const ask = { ...compileAsk(brief, { ...wanted, kind }, columnsFor(index, kind)), ...budget };
    for (const [row, { recordId }] of ask.columns.items.entries()) {
      if (except.has(recordId) || (leafing.among && !leafing.among.has(recordId))) continue;
      if (!holds(ask, row, leafing.filters) || !passesDoor(ask, row)) continue;
      total += 1;
      const score = gain(ask, theme, row, others);
      if (!few.wants(score)) continue;
      found.push(recordId);
      few.offer(score, found.length - 1);
    }
  }
  return { recordIds: few.list().flatMap(({ thing }) => found[thing] ?? []), total };
}

interface Standing {
  readonly columns: Columns;
  readonly row: number;
}

function rowIn(index: CatalogIndex, { kind, recordId }: CatalogItem): Standing[] {
  const columns = columnsFor(index, kind);
  const row = rowOfRecord(columns, recordId);
  return row < 0 ? [] : [{ columns, row }];
}

function holds(ask: Ask, row: number, filters: ReadonlySet<LeafFilter>): boolean {
  const { columns } = ask;
  return (
    isCandidate(ask, row) &&
    (!filters.has('shape') || (keepsWish.shape(ask, row) && keepsWish.subType(ask, row))) &&
    (!filters.has('material') || keepsWish.material(ask, row)) &&
    (!filters.has('color') || keepsWish.color(ask, row)) &&
    (!filters.has('tier') || keepsWish.tier(ask, row)) &&
    (!filters.has('style') || keepsWish.style(ask, row)) &&
    (!filters.has('soon') || (columns.leadTime[row] ?? 0) <= soonDays)
  );
}

function gain(ask: Ask, theme: CompiledTheme, row: number, others: readonly Standing[]): number {
  const vendor = ask.columns.vendor[row];
  const sameVendor = others.some((other) => other.columns.vendor[other.row] === vendor);
  return others.reduce(
    (sum, other) => sum + pairScore(ask.columns, row, other.columns, other.row),
    pieceScore(ask, theme, row) + (others.length === 0 || sameVendor ? 0 : vendorScore(2)),
  );
}
