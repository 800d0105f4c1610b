import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { isTransaction, sessionOf } from './drizzle-session.ts';

test('a connection keeps its session, in one transaction and in the next; the pool has its own', async () => {
  const { db } = await createTestDatabase();
  const inside = (act: (session: object) => void) =>
    db.transaction(async (tx) => {
      expect(isTransaction(tx)).toBe(true);
      expect(sessionOf(tx)).toBeTypeOf('object');
      expect(sessionOf(tx)).not.toBe(sessionOf(db));
      act(sessionOf(tx));
    });
  const seen: object[] = [];
  await inside((session) => seen.push(session));
  await inside((session) => seen.push(session));
  expect(seen[0], 'the pool gives the same connection again').toBe(seen[1]);
  expect(isTransaction(db)).toBe(false);
});
