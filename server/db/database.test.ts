import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { openDatabase } from './database.ts';

test('closes while a connection is being refused', async () => {
  const [admin, other] = [await createTestDatabase(), await createTestDatabase()];
  const name = new URL(other.url).pathname.slice(1);
  await admin.pool.query(`alter database "${name}" allow_connections false`);
  const database = openDatabase(other.url);
  const refused = database.pool.query('select 1').then(
    () => 'answered',
    () => 'refused',
  );
  expect(database.pool.totalCount).toBe(1);
  await database.close();
  expect(await refused).toBe('refused');
});

test('closes once every connection is gone', async () => {
  const { url, pool } = await createTestDatabase();
  const database = openDatabase(url, {
    connection: {
      limits: { connectSeconds: 0, silentSeconds: 0, statementSeconds: 0, idleTransactionSeconds: 0 },
      ...{ name: 'closing', sharedSessions: false },
    },
  });
  await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.01)')));
  expect(database.pool.totalCount).toBe(3);
  await database.close();
  const { rows } = await pool.query("select 1 from pg_stat_activity where application_name = 'closing'");
  expect(rows).toEqual([]);
});
