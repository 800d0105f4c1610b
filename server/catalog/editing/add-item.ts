import { and, eq, sql } from 'drizzle-orm';
import { type EditableItem, type FieldProblem, itemWords, readItem, recordIdsFor } from '#core/catalog/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { furniture } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockForImport } from '../save-locked.ts';
import { writeImported } from '../store-studio.ts';
import { withMakersLeadTime } from './makers-lead-time.ts';

export type ItemAdded =
  | { ok: true; recordId: string }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; problems: readonly FieldProblem[] };

/**
 * Adds a piece from the form. Without a typed record id it gets one from its name. It's off sale until it has a picture
 * and someone offers it. A second press finds the name taken, so a piece is never added twice.
 */
export async function addItem(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { recordId: typed, cells: filledIn }: { recordId: string; cells: Readonly<Record<string, string>> },
): Promise<ItemAdded> {
  if (!authorise(ctx.actor, 'catalog.add').ok) return { ok: false, reason: 'not-allowed' };
  const cells = await withMakersLeadTime(ctx, filledIn);
  const wanted = typed.trim() === '' ? recordIdsFor(cells.name ?? '') : [typed.trim()];
  const read = readItem({ ...cells, recordId: wanted[0], active: 'no' });
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
  const { item } = read;
  return inTransaction(ctx, async (inside): Promise<ItemAdded> => {
    const present = await lockForImport(inside, wanted);
    if (await isCalledSo(inside.db, item)) return invalid('name', itemWords.nameTaken(item.vendor.name));
    const recordId = wanted.find((id) => !present.has(id));
    if (recordId === undefined) return invalid('recordId', itemWords.recordIdTaken);
    await writeImported(inside.db, [{ ...item, recordId }], new Map());
    await appendAudit(inside, { act: 'catalog.add', subject: { kind: 'furniture', id: recordId }, detail: { cells } });
    return { ok: true, recordId };
  });
}

const invalid = (heading: string, message: string): ItemAdded => ({
  ...{ ok: false, reason: 'invalid', problems: [{ heading, message }] },
});

/** Has this maker a piece with this name? */
async function isCalledSo(db: Db, { name, vendor }: EditableItem): Promise<boolean> {
  const [found] = await db
    .select({ id: furniture.recordId })
    .from(furniture)
    .where(
      and(
        eq(sql`lower(${furniture.name})`, name.toLowerCase()),
        eq(sql`${furniture.item} #>> '{vendor,name}'`, vendor.name),
      ),
    )
    .limit(1);
  return found !== undefined;
}
