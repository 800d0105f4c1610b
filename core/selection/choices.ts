import { z } from 'zod';
import { recordIdSchema } from '../catalog/index.ts';
import { type Board, type BoardId, boardIds, recordIdsOffered } from './board.ts';
import { type Delivery, deliveryOf, type WhiteGloveStatus, whiteGloveStatusSchema } from './delivery.ts';
import { saveSchema } from './save.ts';
import { isOrderable, type Selection } from './selection.ts';

export const maximumQuantity = 99;

export const chosenSchema = z.object({
  id: recordIdSchema,
  selectionId: z.string(),
  /** Set when the customer changed it; otherwise the board's quantity applies. */
  quantity: z.number().int().min(1).max(maximumQuantity).optional(),
});
export type Chosen = z.infer<typeof chosenSchema>;

export const choicesSchema = z.object({
  chosen: z.array(chosenSchema).optional(),
  whiteGloveStatus: whiteGloveStatusSchema.optional(),
  save: saveSchema.optional(),
});
export type Choices = z.infer<typeof choicesSchema>;

/** A change to one chosen piece that leaves the others alone; a quantity of 0 removes it. */
export interface PieceChange {
  readonly id: string;
  readonly quantity: number;
}

export type ChoiceRefusal =
  | { readonly reason: 'not-orderable' }
  | { readonly reason: 'other-selection' }
  | { readonly reason: 'chosen-twice' }
  | { readonly reason: 'not-on-boards'; readonly recordIds: string[] };

/** Replaces the chosen pieces or changes one of them, and sets delivery for the pieces named; the rest keep theirs. */
export function choose(
  selection: Selection,
  { change, chosen = withChange(selection.chosen, change), whiteGloveStatus = {} }: Choices & { change?: PieceChange },
): { ok: true; selection: Selection } | ({ ok: false } & ChoiceRefusal) {
  if (!isOrderable(selection)) return { ok: false, reason: 'not-orderable' };
  if (chosen.some(({ selectionId }) => selectionId !== selection.id)) return { ok: false, reason: 'other-selection' };
  const ids = chosen.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return { ok: false, reason: 'chosen-twice' };
  const offered = new Set(recordIdsOffered(selection.boards));
  const unknown = [...ids, ...Object.keys(whiteGloveStatus)].filter((id) => !offered.has(id));
  if (unknown.length > 0) return { ok: false, reason: 'not-on-boards', recordIds: [...new Set(unknown)] };
  return {
    ok: true,
    selection: { ...selection, chosen, whiteGloveStatus: { ...selection.whiteGloveStatus, ...whiteGloveStatus } },
  };
}

/** A piece that was removed in the meantime stays out. */
function withChange(chosen: readonly Chosen[], change: PieceChange | undefined): Chosen[] {
  if (!change) return [...chosen];
  const { id, quantity } = change;
  if (quantity === 0) return chosen.filter((one) => one.id !== id);
  return chosen.map((one) => (one.id === id ? { ...one, quantity } : one));
}

export interface ChosenPiece {
  readonly recordId: string;
  readonly quantity: number;
  readonly delivery: Delivery;
}

type Choosing = Pick<Selection, 'chosen' | 'whiteGloveStatus'> & { readonly boards: readonly Board[] };

/** Everything chosen, with quantity and delivery, including what was ordered since. */
export function piecesChosen({ boards, chosen, whiteGloveStatus }: Choosing): ChosenPiece[] {
  const pieces = boards.flatMap(({ furniture }) => furniture);
  // A piece that's on a board counts as such, even if it's an alternative elsewhere.
  const onBoard = new Map([
    ...pieces.flatMap(({ alternatives = [], quantity }) => alternatives.map((id) => [id, quantity] as const)),
    ...pieces.map(({ recordId, quantity }) => [recordId, quantity] as const),
  ]);
  return chosen.map(({ id, quantity }) => ({
    recordId: id,
    quantity: quantity ?? onBoard.get(id) ?? 1,
    delivery: deliveryOf(whiteGloveStatus, id),
  }));
}

/** The cart: what is chosen and not ordered yet. */
export function chosenPieces(selection: Choosing & Pick<Selection, 'ordered'>): ChosenPiece[] {
  const ordered = new Set(selection.ordered.map(({ recordId }) => recordId));
  return piecesChosen(selection).filter(({ recordId }) => !ordered.has(recordId));
}

/**
 * The newest order that already has everything chosen; null while something is left to order. A customer who presses
 * the button a second time, or whose answer was lost, is led there.
 */
export function orderOfAllChosen({ chosen, ordered }: Pick<Selection, 'chosen' | 'ordered'>): string | null {
  const orders = chosen.map(({ id }) => ordered.find(({ recordId }) => recordId === id)?.orderId);
  if (orders.some((orderId) => orderId === undefined)) return null;
  return ordered.find(({ orderId }) => orders.includes(orderId))?.orderId ?? null;
}

export interface CarriedOver {
  readonly selection: Selection;
  /** Chosen before but no longer on the boards. */
  readonly dropped: string[];
}

/** A new pair keeps the choices, quantities and deliveries of the pieces that remain. */
export function carryOver(older: Selection, newer: Selection): CarriedOver {
  const offered = new Set(recordIdsOffered(newer.boards));
  const kept = older.chosen.filter(({ id }) => offered.has(id));
  const whiteGloveStatus: WhiteGloveStatus = Object.fromEntries(
    Object.entries(older.whiteGloveStatus).filter(([recordId]) => offered.has(recordId)),
  );
  return {
    selection: { ...newer, chosen: kept.map((one) => ({ ...one, selectionId: newer.id })), whiteGloveStatus },
    dropped: older.chosen.filter(({ id }) => !offered.has(id)).map(({ id }) => id),
  };
}

/** The boards an order comes from. A piece that's on both counts for the board it was needed from, or else for A. */
export function boardsChosenFrom(boards: readonly (readonly string[])[], chosen: readonly string[]): BoardId[] {
  const only = boardIds.filter((_, index) =>
    boards[index]?.some((id) => chosen.includes(id) && !boards.some((other, at) => at !== index && other.includes(id))),
  );
  const some = boardIds.find((_, index) => boards[index]?.some((id) => chosen.includes(id)));
  return only.length > 0 || !some ? only : [some];
}
