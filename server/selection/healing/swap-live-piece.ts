import type { Selection } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { type BoardPieceRow, changePiece, type SelectionRow, wholeSelection, writeChoices } from '../store.ts';
import { exchangeOnPlan } from './store-healings.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids'>;

/**
 * Puts another piece into a slot of a live board, in a transaction that has locked the pair. Where the piece was, on the
 * board and on the plan, the other one is now, and if it was chosen, so is the other one.
 */
export async function swapLivePiece(
  ctx: Needs,
  row: SelectionRow,
  piece: BoardPieceRow,
  to: Pick<BoardPieceRow, 'recordId' | 'note' | 'reasons' | 'alternatives'> & { recordId: string },
  { keepChoice = false }: { keepChoice?: boolean } = {},
): Promise<void> {
  const before = await wholeSelection(ctx.db, row);
  const from = piece.recordId;
  if (from === null) throw new Error(`slot ${piece.id} is empty`);
  if (!(await changePiece(ctx.db, piece, { ...to, changedBy: null }))) {
    throw new Error(`slot ${piece.id} changed under its lock`);
  }
  await exchangeOnPlan(ctx.db, row.id, from, to.recordId);
  if (keepChoice) return;
  const whole = carriedTo(await wholeSelection(ctx.db, row), from, to.recordId);
  await writeChoices(ctx.db, { before, whole }, { now: ctx.clock.now(), newId: () => ctx.ids.next('choice') });
}

/** The customer's choice and delivery for a piece, now for another. */
function carriedTo(selection: Selection, from: string, to: string): Selection {
  const { [from]: delivery, ...deliveries } = selection.whiteGloveStatus;
  const has = selection.chosen.some(({ id }) => id === to);
  return {
    ...selection,
    chosen: has
      ? selection.chosen.filter(({ id }) => id !== from)
      : selection.chosen.map((one) => (one.id === from ? { ...one, id: to } : one)),
    whiteGloveStatus: delivery && !(to in deliveries) ? { ...deliveries, [to]: delivery } : deliveries,
  };
}
