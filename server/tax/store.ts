import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { TaxRow } from '#core/tax/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { account, taxExemption, taxFile, taxRate } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type TaxFileRow = typeof taxFile.$inferSelect;
export type ExemptionRow = typeof taxExemption.$inferSelect;

/** Imports by different admins wait for each other until this transaction is over. */
export const lockTaxFiles = (tx: Db): Promise<void> => takeTurns(tx, 'tax rates');

/** The file in use first, then the one before it. There are never more. */
export const taxFiles = (db: Db): Promise<(TaxFileRow & { importer: string | null })[]> =>
  db
    .select({
      ...{ id: taxFile.id, name: taxFile.name, rows: taxFile.rows, inUse: taxFile.inUse },
      ...{ importedBy: taxFile.importedBy, createdAt: taxFile.createdAt, importer: account.firstName },
    })
    .from(taxFile)
    .leftJoin(account, eq(account.id, taxFile.importedBy))
    .orderBy(desc(taxFile.inUse), desc(taxFile.createdAt));

export const ratesOfFile = (db: Db, fileId: string): Promise<TaxRow[]> =>
  db
    .select({
      ...{ zip: taxRate.zip, state: taxRate.state, from: taxRate.fromDay },
      ...{ parts: taxRate.parts, shipping: taxRate.shipping },
    })
    .from(taxRate)
    .where(eq(taxRate.fileId, fileId))
    .orderBy(asc(taxRate.state), asc(taxRate.zip), asc(taxRate.fromDay));

const rowsAtOnce = 5000;

/** Puts a file in use. The one it replaces is kept, and the one before that is deleted. */
export async function insertTaxFile(
  tx: Db,
  file: Omit<typeof taxFile.$inferInsert, 'inUse'>,
  rows: readonly TaxRow[],
): Promise<void> {
  await tx.delete(taxFile).where(eq(taxFile.inUse, false));
  await tx.update(taxFile).set({ inUse: false });
  await tx.insert(taxFile).values({ ...file, inUse: true });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await tx.execute(sql`insert into ${taxRate} (file_id, state, zip, from_day, parts, shipping)
      select ${file.id}, state, zip, "from", parts, shipping
      from jsonb_to_recordset(${json}::jsonb) as given(state text, zip text, "from" text, parts jsonb, shipping boolean)`);
  }
}

/** Null: no file is in use anymore. */
export async function putInUse(tx: Db, id: string | null): Promise<void> {
  await tx.update(taxFile).set({ inUse: false });
  if (id !== null) await tx.update(taxFile).set({ inUse: true }).where(eq(taxFile.id, id));
}

const selectRate = preparedStatement((db, asked: Given<{ state: string; zip: string; day: string }>) =>
  db
    .select({ zip: taxRate.zip, parts: taxRate.parts, shipping: taxRate.shipping })
    .from(taxRate)
    .innerJoin(taxFile, eq(taxFile.id, taxRate.fileId))
    .where(
      and(
        sql`${taxFile.inUse}`,
        sql`${taxRate.state} = ${asked.state}`,
        sql`${taxRate.zip} in (${asked.zip}, '')`,
        sql`${taxRate.fromDay} <= ${asked.day}`,
      ),
    )
    .orderBy(desc(taxRate.zip), desc(taxRate.fromDay))
    .limit(1),
);

/** A place's own line counts before its state's, and of those the newest that has begun. */
export async function rateOnDay(db: Db, asked: { state: string; zip: string; day: string }) {
  const [found] = await selectRate(db, asked);
  return found ?? null;
}

const selectExemptions = preparedStatement((db, { accountId }: Given<{ accountId: string }>) =>
  db
    .select()
    .from(taxExemption)
    .where(and(sql`${taxExemption.accountId} = ${accountId}`, isNull(taxExemption.endedAt)))
    .orderBy(desc(taxExemption.until), asc(taxExemption.id)),
);

/** Those that weren't taken off, whether or not they have run out. */
export const exemptionsOf = (db: Db, accountId: string): Promise<ExemptionRow[]> => selectExemptions(db, { accountId });

export async function isCustomer(db: Db, id: string): Promise<boolean> {
  const asked = and(eq(account.id, id), eq(account.role, 'customer'), isNull(account.deletedAt));
  return (await db.select({ id: account.id }).from(account).where(asked)).length > 0;
}

export async function insertExemption(tx: Db, row: typeof taxExemption.$inferInsert): Promise<void> {
  await tx.insert(taxExemption).values(row);
}

export async function endExemption(tx: Db, id: string, endedAt: Date): Promise<ExemptionRow | null> {
  const [row] = await tx
    .update(taxExemption)
    .set({ endedAt })
    .where(and(eq(taxExemption.id, id), isNull(taxExemption.endedAt)))
    .returning();
  return row ?? null;
}

export async function deleteExemptions(tx: Db, accountId: string): Promise<void> {
  await tx.delete(taxExemption).where(eq(taxExemption.accountId, accountId));
}
