import type { CatalogItem } from '#core/catalog/index.ts';
import {
  type ChosenPiece,
  chosenPieces,
  isReadable,
  orderOfAllChosen,
  recordIdsOffered,
  type Selection,
} from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { type SelectionRow, selectionById, selectionWithChoices, wholeSelection } from '../store.ts';

export interface ShownSelection {
  selection: Selection;
  accountId: string;
  specialistId: string | null;
  /** In no specialist's name. */
  byProgram: boolean;
  items: ReadonlyMap<string, CatalogItem>;
}

export interface OwnChoices extends Pick<Selection, 'id' | 'surveyId' | 'state'> {
  pieces: ChosenPiece[];
  /** The order that already has everything chosen. */
  orderedId: string | null;
}

/** What is chosen and not ordered yet in the caller's own selection. */
export async function ownChoices(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<OwnChoices | null> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  const row = allowed.ok ? await selectionWithChoices(ctx.db, id) : null;
  if (!allowed.ok || !row || row.accountId !== allowed.account.id || !isReadable(row)) return null;
  const { surveyId, state } = row;
  return { id, surveyId, state, pieces: chosenPieces({ ...row, boards: [] }), orderedId: orderOfAllChosen(row) };
}

/** The caller's own selection with its pieces; null for a draft or someone else's, as if it didn't exist. */
export async function getSelection(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<ShownSelection | null> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  const row = allowed.ok ? await selectionById(ctx.db, id) : null;
  if (!allowed.ok || !row || row.accountId !== allowed.account.id || !isReadable(row)) return null;
  return shown(ctx, row);
}

/** Anyone's selection, drafts included, for staff: what the customer sees or will see. */
export async function previewSelection(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<ShownSelection | null> {
  const row = authorise(ctx.actor, 'selection.view-any').ok ? await selectionById(ctx.db, id) : null;
  return row && shown(ctx, row);
}

async function shown(ctx: Pick<Ctx, 'db'>, row: SelectionRow): Promise<ShownSelection> {
  const selection = await wholeSelection(ctx.db, row);
  const items = await itemsById(ctx, recordIdsOffered(selection.boards));
  const { accountId, specialistId, byProgram } = row;
  return { selection, accountId, specialistId, byProgram, items };
}
