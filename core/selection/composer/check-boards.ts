import { type CatalogItem, inStock, mostInTier, pieceNames } from '../../catalog/index.ts';
import { formatMoney } from '../../money/index.ts';
import { feetInWords } from '../../room/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { doorFit } from '../door/door.ts';
import { adjective, listed, small } from '../notes/asked-words.ts';
import { compileAsk, tierQuestionOf } from './ask.ts';
import { columnsOf } from './columns.ts';
import { type Relaxation, relaxedFor } from './rules.ts';

/** A and B share at most one in this many of their pieces. */
export const oneSharedIn = 3;

/** A slot as the specialist left it. */
export interface FilledSlot {
  readonly piece: BriefPiece;
  readonly item: CatalogItem | null;
  /** Its number on the board, if slots are missing before it. */
  readonly slot?: number;
  /** What the specialist wrote about the piece. */
  readonly note?: string;
}

export interface Finding {
  readonly board: 'a' | 'b' | 'both';
  readonly slot: number | null;
  /** A broken hard rule blocks publishing; a warning should be explained in the note. */
  readonly weight: 'stops' | 'warns';
  readonly words: string;
}

/** What an item gives up of the slot's requirements. */
export function relaxedBy(item: CatalogItem, piece: BriefPiece, brief: Brief): Relaxation[] {
  return relaxedFor(compileAsk(brief, piece, columnsOf(piece.kind, [item], new Map())), 0);
}

/** By how much a piece costs more than the tier that was asked for; 0 if it doesn't. */
export function overTier({ kind, priceCents }: Pick<CatalogItem, 'kind' | 'priceCents'>, piece: BriefPiece): number {
  const most = piece.tier === null || kind !== piece.kind ? null : mostInTier(piece.tier, tierQuestionOf(piece));
  return most === null ? 0 : Math.max(0, priceCents - most);
}

/** The check before a pair is published: each slot's hard rules, and how the two boards compare. */
export function checkBoards(
  brief: Brief,
  { a, b }: { readonly a: readonly FilledSlot[]; readonly b: readonly FilledSlot[] },
): Finding[] {
  return [...checkBoard(brief, 'a', a), ...checkBoard(brief, 'b', b), ...checkPair(a, b)];
}

function checkBoard(brief: Brief, board: 'a' | 'b', slots: readonly FilledSlot[]): Finding[] {
  const name = board.toUpperCase();
  return slots.flatMap(({ piece, item, slot: number, note = '' }, place) => {
    const kind = pieceNames[piece.kind].one.toLowerCase();
    const finding = (weight: Finding['weight'], words: string): Finding => ({
      board,
      slot: number ?? place,
      weight,
      words: `${name}: ${words}`,
    });
    if (item === null) return [finding('warns', `${kind} slot open`)];
    const fit = doorFit(item, brief.doorway);
    const twice = slots.findIndex((other) => other.item?.recordId === item.recordId) < place;
    const short = item.active && !inStock(item, piece.quantity);
    return [
      ...(item.active ? [] : [finding('stops', `${item.name} is no longer available`)]),
      ...(short ? [finding('stops', outOfStock(item, piece.quantity))] : []),
      ...(fit.stops ? [finding('stops', `${item.name}: ${fit.words}`)] : []),
      ...(twice ? [finding('stops', `${item.name} fills two slots`)] : []),
      ...(item.kind !== piece.kind && note.trim() === ''
        ? [finding('warns', `${item.name} is where a ${kind} was requested; say why in its note`)]
        : []),
      // A note explains it, so there's nothing left to warn about.
      ...(note.trim() === ''
        ? mismatches(brief, piece, item).map((words) => finding('warns', `${kind} ${words}; say why in its note`))
        : []),
      ...tooLarge(brief, item).map((words) => finding('warns', `${item.name} ${words}`)),
    ];
  });
}

const outOfStock = ({ name, stock }: CatalogItem, quantity: number) =>
  stock > 0 ? `${name}: only ${stock} of ${quantity} in stock` : `${name} is out of stock`;

/** What a piece isn't, of what was asked for. */
function mismatches(brief: Brief, piece: BriefPiece, item: CatalogItem): string[] {
  if (item.kind !== piece.kind) return [];
  const relaxed = relaxedBy(item, piece, brief);
  const wood = item.materials.includes('wood') ? item.woodTone : null;
  const over = overTier(item, piece);
  const misses = (asked: readonly string[], has: string | null) =>
    asked.length > 0 && (has === null || !asked.includes(has));
  return [
    ...(misses(piece.types, item.type) || (piece.size !== null && item.size !== piece.size)
      ? [`isn’t ${listed([...piece.types, ...(piece.size === null ? [] : [piece.size])].map(small), 'or')}`]
      : []),
    ...(relaxed.includes('color') ? ['isn’t in the requested color'] : []),
    ...(relaxed.includes('material') ? ['isn’t in the requested material'] : []),
    ...(over > 0 ? [`is ${formatMoney(over)} over the tier`] : []),
    ...(misses(piece.subTypes, item.subType) ? [`isn’t ${listed(piece.subTypes.map(small), 'or')}`] : []),
    ...(misses(piece.shapes, item.shape) ? [`isn’t ${listed(piece.shapes.map(adjective), 'or')}`] : []),
    ...(brief.styles.length > 0 && !item.styles.some((style) => brief.styles.includes(style))
      ? ['is outside the chosen styles']
      : []),
    ...(brief.woodTone !== null && wood !== null && wood !== brief.woodTone
      ? [`has ${wood} wood, not ${brief.woodTone}`]
      : []),
  ];
}

/** A 9 × 12 rug in a 9 × 7 room: said whatever the note says, since no note makes the room larger. */
function tooLarge({ walls }: Brief, { dimensions: { width, depth } }: CatalogItem): string[] {
  const [a, b] = [walls?.a ?? 0, walls?.b ?? 0];
  if (a <= 0 || b <= 0) return [];
  const [long, short] = [Math.max(width, depth), Math.min(width, depth)];
  const fits = long <= Math.max(a, b) && short <= Math.min(a, b);
  return fits
    ? []
    : [
        `is ${feetInWords(long)} × ${feetInWords(short)}, too large for a room of ${feetInWords(a)} × ${feetInWords(b)}`,
      ];
}

function checkPair(a: readonly FilledSlot[], b: readonly FilledSlot[]): Finding[] {
  const ids = (slots: readonly FilledSlot[]) => slots.flatMap(({ item }) => (item === null ? [] : [item.recordId]));
  const shared = ids(b).filter((id) => ids(a).includes(id)).length;
  const both = (words: string): Finding => ({ board: 'both', slot: null, weight: 'stops', words });
  const anchor = a[0]?.item?.recordId;
  return [
    ...(anchor !== undefined && anchor === b[0]?.item?.recordId ? [both('A and B have the same anchor piece')] : []),
    ...(shared * oneSharedIn > Math.min(ids(a).length, ids(b).length)
      ? [both(`A and B share ${shared} ${shared === 1 ? 'piece' : 'pieces'}, more than one in ${oneSharedIn}`)]
      : []),
  ];
}
