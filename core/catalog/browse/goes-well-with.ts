import type { CatalogItem } from '../item.ts';
import type { PieceKind } from '../pieces.ts';
import { piecesOf } from '../rooms.ts';

type Paired = Pick<CatalogItem, 'recordId' | 'kind' | 'rooms' | 'styles' | 'woodTone' | 'color' | 'priceCents'>;

/** The kinds that share a room with a piece, except its own kind. */
export function companionKinds({ kind, rooms }: Pick<Paired, 'kind' | 'rooms'>): PieceKind[] {
  return [...new Set(rooms.flatMap((room) => piecesOf(room)))].filter((other) => other !== kind);
}

/** Same style counts most, then the same wood and no clash of two non-neutral colors, then a similar price. */
function accord(item: Paired, other: Paired): number {
  const style = other.styles.some((label) => item.styles.includes(label)) ? 4 : 0;
  const wood = item.woodTone === null || other.woodTone === null ? 1 : other.woodTone === item.woodTone ? 2 : 0;
  const loud = [item.color, other.color].filter((color) => color !== 'neutral');
  const color = loud.length < 2 || loud[0] === loud[1] ? 2 : 0;
  const price = 1 - Math.abs(Math.log(other.priceCents / item.priceCents)) / 10;
  return style + wood + color + price;
}

/** What goes well with a piece: the best match of each companion kind, best overall first. */
export function goesWellWith<Other extends Paired>(item: Paired, others: readonly Other[], most: number): Other[] {
  const kinds = companionKinds(item);
  const ranked = others
    .filter((other) => other.recordId !== item.recordId && kinds.includes(other.kind))
    .map((other) => ({ other, score: accord(item, other) }))
    .toSorted((a, b) => b.score - a.score || (a.other.recordId < b.other.recordId ? -1 : 1));
  const best = new Map<PieceKind, Other>();
  for (const { other } of ranked) if (!best.has(other.kind)) best.set(other.kind, other);
  return [...best.values()].slice(0, most);
}

type Like = Paired & Pick<CatalogItem, 'type' | 'shape' | 'materials'>;

/** The piece of the same kind most like this one: same type first, then shape, style, color and material. */
export function mostAlike<Other extends Like>(item: Like, others: readonly Other[]): Other | null {
  const likeness = (other: Like) =>
    (other.type === item.type ? 8 : 0) +
    (other.shape === item.shape ? 5 : 0) +
    (other.color === item.color ? 3 : 0) +
    (other.materials.some((material) => item.materials.includes(material)) ? 2 : 0) +
    accord(item, other);
  const ranked = others
    .filter(({ recordId, kind }) => recordId !== item.recordId && kind === item.kind)
    .toSorted((a, b) => likeness(b) - likeness(a) || (a.recordId < b.recordId ? -1 : 1));
  return ranked[0] ?? null;
}
