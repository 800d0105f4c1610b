import type { PoolClient } from 'pg';
import type { Tables } from './rows.ts';

/** Column names come from this folder's row types, never from a caller, so it's safe to put them in the SQL. */

export async function insert<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  row: Tables[Table],
): Promise<Tables[Table]> {
  await tx.query(insertion(table, row), Object.values(row));
  return row;
}

/** Inserts a row along with a dependent statement that reads it as `added`. */
export async function insertWith<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  row: Tables[Table],
  following: string,
): Promise<void> {
  await tx.query(`with added as (${insertion(table, row)} returning *) ${following}`, Object.values(row));
}

function insertion(table: keyof Tables, row: object): string {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return `insert into card_sandbox.${table} (${columns.join(', ')}) values (${places.join(', ')})`;
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

/** Locks the row until the transaction ends, so actions on one payment run one at a time. */
export async function findAndLock<Table extends keyof Tables>(
  tx: PoolClient,
  table: Table,
  id: string,
): Promise<Tables[Table] | undefined> {
  const { rows } = await tx.query<Tables[Table]>(`select * from card_sandbox.${table} where id = $1 for update`, [id]);
  return rows[0];
}
