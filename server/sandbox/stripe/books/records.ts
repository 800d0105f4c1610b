import type { PoolClient } from 'pg';
import type { Tables } from './rows.ts';

/** Column names come from the row types of this folder, never from a caller: that is why they may stand in the text. */

export async function insert<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  row: Tables[Table],
): Promise<Tables[Table]> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await tx.query(
    `insert into card_sandbox.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return row;
}

export async function change<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  row: Tables[Table],
  changes: Partial<Tables[Table]>,
): Promise<Tables[Table]> {
  const columns = Object.keys(changes);
  if (columns.length > 0) {
    const places = columns.map((column, index) => `${column} = $${index + 2}`);
    await tx.query(`update card_sandbox.${table} set ${places.join(', ')} where id = $1`, [
      row.id,
      ...Object.values(changes),
    ]);
  }
  return { ...row, ...changes };
}

export async function find<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  id: string,
): Promise<Tables[Table] | undefined> {
  const { rows } = await tx.query<Tables[Table]>(`select * from card_sandbox.${table} where id = $1`, [id]);
  return rows[0];
}

/** Holds the row until the end of the transaction: two acts on one payment come one after the other. */
export async function findAndLock<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  id: string,
): Promise<Tables[Table] | undefined> {
  const { rows } = await tx.query<Tables[Table]>(`select * from card_sandbox.${table} where id = $1 for update`, [id]);
  return rows[0];
}
