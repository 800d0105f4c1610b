import { inArray } from 'drizzle-orm';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { orderLine } from '../db/schema/index.ts';
import { readGiven } from './given.ts';
import type { ApprovalRow } from './store.ts';

/** What a refund is about, for the person who decides on it. */
export interface ApprovalFacts {
  /** The pieces it names; none if it's for all of them, or for a fee. */
  pieces: string[];
  /** What the customer gets instead. */
  instead: string | null;
  /** The words that go with it. */
  note: string;
}

/** The facts of each approval, by its id. */
export async function approvalFacts(
  ctx: Pick<Ctx, 'db'>,
  rows: readonly Pick<ApprovalRow, 'id' | 'act' | 'given'>[],
): Promise<ReadonlyMap<string, ApprovalFacts>> {
  const read = rows.map((row) => ({ id: row.id, ...readGiven(row) }));
  const lineIds = read.flatMap((one) => one.lineIds);
  const lines =
    lineIds.length === 0
      ? []
      : await ctx.db
          .select({ id: orderLine.id, name: orderLine.name, quantity: orderLine.quantity })
          .from(orderLine)
          .where(inArray(orderLine.id, lineIds));
  const rowOf = new Map(lines.map((line) => [line.id, line]));
  const nameOf = (id: string, take: number | undefined) => {
    const line = rowOf.get(id);
    if (!line) return [];
    const quantity = take ?? line.quantity;
    return quantity > 1 || line.quantity > 1 ? `${quantity} × ${line.name}` : line.name;
  };
  const recordIds = read.flatMap(({ recordId }) => recordId ?? []);
  const items = recordIds.length === 0 ? null : await itemsById(ctx, recordIds);
  return new Map(
    read.map(({ id, lineIds: own, takes, recordId, note }) => [
      id,
      {
        pieces: own.flatMap((line) => nameOf(line, takes[line])),
        instead: (recordId && items?.get(recordId)?.name) || null,
        note,
      },
    ]),
  );
}
