import { eq, getTableColumns, getTableName, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { sessionOf } from './drizzle-session.ts';
import type { Prepared } from './prepared-statements.ts';

type Values = Record<string, unknown>;
type WithId = PgTable & { id: PgColumn };

/** Row counts and missing columns vary endlessly, so the statements kept per connection are limited. */
const most = 200;

/** Per connection, by operation and the columns present. */
const kept = new WeakMap<object, Map<string, Prepared<unknown>>>();

/** Inserts rows with a statement whose text is built once per number of rows and set of columns. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const prepared = keptFor(db, `insert ${shapeOf(table, rows)}`, () => insertion(db, table, rows).prepare(''));
  await prepared.execute(valuesOf(rows));
}

/** Inserts one row and returns it with the table's defaults. */
export async function insertRow<Table extends PgTable>(
  db: Db,
  table: Table,
  row: InferInsertModel<Table>,
): Promise<InferSelectModel<Table>> {
  const prepared = keptFor(db, `insert whole ${shapeOf(table, [row])}`, () =>
    insertion(db, table, [row]).returning().prepare(''),
  );
  const [made] = (await prepared.execute(valuesOf([row]))) as InferSelectModel<Table>[];
  if (!made) throw new Error(`no ${getTableName(table)} was written`);
  return made;
}

/** Inserts rows, skipping those that already exist. Returns the ids that were written. */
export async function insertNewRows<Table extends WithId>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<ReadonlySet<unknown>> {
  if (rows.length === 0) return new Set();
  const prepared = keptFor(db, `insert new ${shapeOf(table, rows)}`, () =>
    insertion(db, table, rows).onConflictDoNothing().returning({ id: table.id }).prepare(''),
  );
  const written = (await prepared.execute(valuesOf(rows))) as { id: unknown }[];
  return new Set(written.map(({ id }) => id));
}

export async function updateRow<Table extends WithId>(
  db: Db,
  table: Table,
  id: string,
  changes: Partial<InferInsertModel<Table>>,
): Promise<void> {
  const prepared = keptFor(db, `update ${shapeOf(table, [changes])}`, () =>
    db
      .update(table)
      .set(placesOf(table, changes, 0) as never)
      .where(eq(table.id, sql.placeholder('id')))
      .prepare(''),
  );
  await prepared.execute({ ...valuesOf([changes]), id });
}

const insertion = (db: Db, table: PgTable, rows: readonly Values[]) =>
  db.insert(table).values(rows.map((row, at) => placesOf(table, row, at)) as never);

function keptFor(db: Db, shape: string, make: () => Prepared<unknown>): Prepared<unknown> {
  const session = sessionOf(db);
  const own = kept.get(session) ?? new Map<string, Prepared<unknown>>();
  kept.set(session, own);
  const known = own.get(shape);
  if (known) return known;
  const made = make();
  if (own.size < most) own.set(shape, made);
  return made;
}

/** Which columns are present and which are null: null is part of the SQL text; absent means the column's default. */
const shapeOf = (table: PgTable, rows: readonly Values[]): string =>
  `${getTableName(table)} ${rows
    .map((row) =>
      Object.keys(row)
        .map((name) => sign(name, row[name]))
        .join(),
    )
    .join(';')}`;

const sign = (name: string, value: unknown): string => (value === undefined ? '' : value === null ? `${name}!` : name);

function placesOf(table: PgTable, row: Values, at: number): Values {
  const columns = getTableColumns(table);
  const place = (name: string) => sql`${sql.param(sql.placeholder(`${name} ${at}`), columns[name])}`;
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : place(name)]),
  );
}

function valuesOf(rows: readonly Values[]): Values {
  const values: Values = {};
  for (const [at, row] of rows.entries()) for (const name in row) values[`${name} ${at}`] = row[name];
  return values;
}
