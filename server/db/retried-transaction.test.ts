import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Db } from './database.ts';
import { inRetriedTransaction } from './retried-transaction.ts';
import { setting } from './schema/index.ts';
import { inTransaction } from './transaction.ts';

const { db } = await createTestDatabase();
beforeEach(() => db.delete(setting));

const refuse = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`));

/** Writes a setting, and is refused with this code the first times. */
function writing(code: string, times: number) {
  const seen = { tries: 0 };
  const act = async ({ db: tx }: { db: Db }) => {
    seen.tries += 1;
    await tx.insert(setting).values({ name: `try ${seen.tries}`, value: seen.tries });
    if (seen.tries <= times) await refuse(tx, code);
    return seen.tries;
  };
  return { seen, act };
}
const written = async () => (await db.select().from(setting)).map(({ name }) => name);

it.each(['40P01', '40001'])('after a %s, all of it is done again, and only the last time counts', async (code) => {
  const { act } = writing(code, 2);
  expect(await inRetriedTransaction({ db }, act)).toBe(3);
  expect(await written()).toEqual(['try 3']);
});

it('three times at most', async () => {
  const { seen, act } = writing('40P01', 9);
  await expect(inRetriedTransaction({ db }, act)).rejects.toThrow();
  expect(seen.tries).toBe(3);
  expect(await written()).toEqual([]);
});

it('nothing else is tried again: a broken rule, an error of our own', async () => {
  const { seen, act } = writing('23505', 9);
  await expect(inRetriedTransaction({ db }, act)).rejects.toThrow();
  expect(seen.tries).toBe(1);
  let own = 0;
  const failing = inRetriedTransaction({ db }, async () => {
    own += 1;
    throw new Error('40P01');
  });
  await expect(failing).rejects.toThrow('40P01');
  expect(own).toBe(1);
});

it('inside another transaction it isn’t tried again, since that one is undone as well', async () => {
  const { seen, act } = writing('40P01', 1);
  await expect(inTransaction({ db: db as Db }, (inside) => inRetriedTransaction(inside, act))).rejects.toThrow();
  expect(seen.tries).toBe(1);
});
