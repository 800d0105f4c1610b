import { type CatalogueItem, inStock, pieceNames } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { mostWanted } from '../notes/asked-words.ts';
import { compileAsk } from './ask.ts';
import { columnsOf } from './columns.ts';
import { doorFit } from './door.ts';
import { type Relaxation, relaxedFor } from './rules.ts';

/** A and B share at most one in this many of their pieces. */
export const oneSharedIn = 3;

/** A slot as the specialist left it. */
export interface FilledSlot {
  readonly piece: BriefPiece;
  readonly item: CatalogueItem | null;
}

export interface Finding {
  readonly board: 'a' | 'b' | 'both';
  readonly slot: number | null;
  /** A broken hard rule blocks publishing; a warning should be explained in the note. */
  readonly weight: 'stops' | 'warns';
  readonly words: string;
}

/** What an item gives up of the slot's requirements. */
export function relaxedBy(item: CatalogueItem, piece: BriefPiece, brief: Brief): Relaxation[] {
  return relaxedFor(compileAsk(brief, piece, columnsOf(piece.kind, [item], new Map())), 0);
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
  return slots.flatMap(({ piece, item }, slot) => {
    const kind = pieceNames[piece.kind].one.toLowerCase();
    const finding = (weight: Finding['weight'], words: string): Finding => ({
      board,
      slot,
      weight,
      words: `${name}: ${words}`,
    });
    if (item === null) return [finding('warns', `${kind} slot open`)];
    const fit = doorFit(item, brief.doorway);
    const twice = slots.findIndex((other) => other.item?.recordId === item.recordId) < slot;
    return [
      ...(item.active ? [] : [finding('stops', `${item.name} is no longer available`)]),
      ...(item.active && !inStock(item, piece.quantity) ? [finding('stops', `${item.name} is out of stock`)] : []),
      ...(fit.passes ? [] : [finding('stops', `${item.name}: ${fit.words}`)]),
      ...(twice ? [finding('stops', `${item.name} fills two slots`)] : []),
      ...(item.kind === piece.kind
        ? []
        : [finding('warns', `${item.name} is where a ${kind} was requested; say why in its note`)]),
      ...relaxedBy(item, piece, brief).map((what) => finding('warns', `${kind} ${relaxedNote(what, piece)}`)),
    ];
  });
}

function relaxedNote(what: Relaxation, piece: BriefPiece): string {
  if (what === 'color') return 'isn’t in the requested color; say why in its note';
  if (what === 'material') return 'isn’t in the requested material; say why in its note';
  return `costs more than ${mostWanted(piece)}; say why in its note`;
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
