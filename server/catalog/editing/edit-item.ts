import {
  type Change,
  type EditableItem,
  type FieldProblem,
  planImport,
  readItem,
  stockAfterEdit,
} from '#core/catalog/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockStudioItem, writeItem } from '../store-studio.ts';

export interface Given {
  recordId: string;
  /** The form's values by column heading. */
  cells: Readonly<Record<string, string>>;
  /** What the editor saw: the revision and the stock. */
  seen: { revision: number; stock: number };
}

export type ItemEdited =
  | { ok: true; changed: Change['fields'] }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | { ok: false; reason: 'invalid'; problems: readonly FieldProblem[] }
  /** Someone else saved first: the current values that differ from what was typed. */
  | { ok: false; reason: 'changed'; revision: number; stock: number; fields: Change['fields'] };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** Saves a piece from the form. Taking it on or off sale is a separate action, since it may be on boards. */
export async function editItem(ctx: Needs, { recordId, cells, seen }: Given): Promise<ItemEdited> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<ItemEdited> => {
    const found = await lockStudioItem(inside.db, recordId);
    if (!found) return { ok: false, reason: 'unknown' };
    const { item: before, revision } = found;
    const read = readItem({ ...cells, recordId, active: before.active ? 'yes' : 'no' });
    if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
    if (revision !== seen.revision) {
      const fields = difference(read.item, before);
      return { ok: false, reason: 'changed', revision, stock: before.stock, fields };
    }
    const stock = stockAfterEdit({ shown: seen.stock, typed: read.item.stock, present: before.stock });
    const wanted = { ...before, ...read.item, stock };
    const changed = difference(before, wanted);
    if (changed.length === 0) return { ok: true, changed };
    await writeItem(inside.db, wanted, ctx.clock.now());
    const detail = { changes: changed };
    await appendAudit(inside, { act: 'catalog.edit', subject: { kind: 'furniture', id: recordId }, detail });
    return { ok: true, changed };
  });
}

function difference(from: EditableItem, to: EditableItem): Change['fields'] {
  return planImport(new Map([[to.recordId, from]]), [to]).changed[0]?.fields ?? [];
}
