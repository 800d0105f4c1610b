import { asc } from 'drizzle-orm';
import type { CatalogItem } from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { type Given, isOneOf, preparedStatement } from '../db/prepared-statements.ts';
import { furniture } from '../db/schema/index.ts';
import { itemOfRow } from './store.ts';

const lockPieces = preparedStatement((tx, { recordIds }: Given<{ recordIds: readonly string[] }>) =>
  tx
    .select()
    .from(furniture)
    .where(isOneOf(furniture.recordId, recordIds))
    .orderBy(asc(furniture.recordId))
    .for('no key update'),
);

/**
 * Locks the pieces until the caller's transaction ends and returns them. Always locks in the same order, so that two
 * orders for the same two pieces can't deadlock.
 */
export async function lockItems(
  ctx: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogItem>> {
  if (recordIds.length === 0) return new Map();
  const rows = await lockPieces(ctx.db, { recordIds });
  return new Map(rows.map((row) => [row.recordId, itemOfRow(row)]));
}
