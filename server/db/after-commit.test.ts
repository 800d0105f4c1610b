import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { afterCommit } from './after-commit.ts';
import { setting } from './schema/index.ts';

const { db } = await createTestDatabase();

test('an act after a transaction sees what it wrote, and runs once', async () => {
  const seen: Promise<unknown[]>[] = [];
  await db.transaction(async (tx) => {
    await tx.insert(setting).values({ name: 'one', value: 1 });
    afterCommit(tx, (outside) => void seen.push(outside.select().from(setting).execute()));
    await tx.execute(sql`select 1`);
    expect(seen).toEqual([]);
  });
  expect(seen).toHaveLength(1);
  expect(await seen[0]).toMatchObject([{ name: 'one', value: 1 }]);
  await db.transaction(async (tx) => tx.execute(sql`select 1`));
  expect(seen).toHaveLength(1);
});

test('nothing is done after a transaction that fails, however it fails', async () => {
  let done = 0;
  const acts = [
    () => Promise.reject(new Error('by itself')),
    (tx: typeof db) => tx.execute(sql`select 1 / 0`),
    (tx: typeof db) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  ];
  for (const act of acts) {
    const failing = db.transaction(async (tx) => {
      afterCommit(tx, () => {
        done += 1;
      });
      await act(tx);
    });
    await expect(failing).rejects.toThrow();
  }
  await db.transaction(async (tx) => tx.execute(sql`select 1`));
  expect(done).toBe(0);
});

test('a part of a transaction waits for the whole; transactions side by side do not wait for each other', async () => {
  const done: string[] = [];
  const note = (word: string) => () => void done.push(word);
  let leave = () => {};
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const slow = db.transaction(async (tx) => {
    await tx.transaction(async (part) => afterCommit(part, note('part')));
    afterCommit(tx, note('whole'));
    await held;
  });
  await db.transaction(async (tx) => afterCommit(tx, note('other')));
  expect(done).toEqual(['other']);
  leave();
  await slow;
  expect(done).toEqual(['other', 'part', 'whole']);
});

test('without a transaction it is done at once', () => {
  let done = 0;
  afterCommit(db, (outside) => {
    expect(outside).toBe(db);
    done += 1;
  });
  expect(done).toBe(1);
});
