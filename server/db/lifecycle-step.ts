import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { type Given, isOneOf, preparedStatement } from './prepared-statements.ts';

type Step<State extends string> = { from: readonly State[]; to: State };

/**
 * Builds a lifecycle step for rows found by one column: checks and changes the state in a single statement. Null if the
 * row isn't in one of the step's starting states. A concurrent caller waits, then sees the new state.
 */
export function lifecycleStep<Table extends PgTable & { state: PgColumn }>(
  table: Table,
  by: PgColumn,
): (tx: Db, key: string, step: Step<Table['state']['_']['data'] & string>) => Promise<InferSelectModel<Table> | null> {
  const setState = preparedStatement((tx, { key, from, to }: Given<Step<string> & { key: string }>) =>
    tx
      .update(table)
      .set({ state: sql`${to}` } as never)
      .where(and(eq(by, key), isOneOf(table.state, from)))
      .returning(),
  );
  return async (tx, key, { from, to }) => {
    const [changed] = (await setState(tx, { key, from, to })) as InferSelectModel<Table>[];
    return changed ?? null;
  };
}
