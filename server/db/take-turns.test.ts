import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Db } from './database.ts';
import { takeTurns } from './take-turns.ts';

const { db } = await createTestContext(await createTestDatabase());

/** A transaction that has its turn, until it's told to end. */
async function holding(name: string) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const done = db.transaction(async (tx) => {
    await takeTurns(tx as Db, name);
    begin();
    await end;
  });
  await began;
  return { done, release };
}

const waiting = async () => {
  const { rows } = await db.execute<{ many: string }>(
    sql`select count(*) as many from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return Number(rows[0]?.many);
};

it('transactions that name the same thing take turns; others don’t wait', async () => {
  const first = await holding('a shelf');
  const other = await holding('a chair');
  const order: string[] = [];
  const second = db.transaction(async (tx) => {
    await takeTurns(tx as Db, 'a shelf');
    order.push('second');
  });
  await expect.poll(waiting).toBe(1);
  order.push('first');
  first.release();
  other.release();
  await Promise.all([first.done, other.done, second]);
  expect(order).toEqual(['first', 'second']);
});

it('one transaction may take the same turn twice', async () => {
  await db.transaction(async (tx) => {
    await takeTurns(tx as Db, 'a shelf');
    await takeTurns(tx as Db, 'a shelf');
  });
  expect(await waiting()).toBe(0);
});
