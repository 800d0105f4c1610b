import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseGone } from './is-gone.ts';
import { account } from './schema/index.ts';

const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: unknown) => error,
  );

describe('a lost database', () => {
  it('is told from a wrong question', async () => {
    const database = await createTestDatabase();
    expect(isDatabaseGone(await failureOf(database.pool.query('select nothing')))).toBe(false);
    const ended = database.pool.query('select pg_terminate_backend(pg_backend_pid())');
    expect(isDatabaseGone(await failureOf(ended))).toBe(true);
  });

  it('is one that refuses connections, however the failure is wrapped', async () => {
    const database = openDatabase('postgres://a@127.0.0.1:1/shop');
    expect(isDatabaseGone(await failureOf(database.db.select().from(account)))).toBe(true);
    expect(isDatabaseGone(await failureOf(database.pool.query('select 1')))).toBe(true);
    await database.close();
  });

  it('is none of the other services', async () => {
    expect(isDatabaseGone(await failureOf(fetch('http://127.0.0.1:1/')))).toBe(false);
    expect(isDatabaseGone(new Error('not today'))).toBe(false);
    expect(isDatabaseGone(null)).toBe(false);
  });
});
