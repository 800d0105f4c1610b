import type { CatalogItem } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import type { CatalogIndex } from './columns.ts';
import { filtersFor, type LeafFilter, leafThrough } from './leaf-through.ts';

export interface Gap {
  readonly board: BoardId;
  /** What stays on this board; the new piece should go with it. */
  readonly others: readonly CatalogItem[];
  /** What must not be suggested: the rejected piece, and everything already on either board. */
  readonly without: ReadonlySet<string>;
}

/** The piece that goes best with the rest of a board. Only where nothing is left within the budget may it cost more. */
export function replacementFor(
  brief: Brief,
  piece: BriefPiece,
  index: CatalogIndex,
  { board, others, without }: Gap,
): string | null {
  const leafing = { board, others, among: null, except: null, most: without.size + 1 };
  const always = filtersFor(piece, brief).filter((filter) => filter === 'kind' || filter === 'type');
  for (const filters of [new Set<LeafFilter>([...always, 'tier']), new Set(always)]) {
    const { recordIds } = leafThrough(brief, piece, index, { ...leafing, filters });
    const found = recordIds.find((recordId) => !without.has(recordId));
    if (found) return found;
  }
  return null;
}
