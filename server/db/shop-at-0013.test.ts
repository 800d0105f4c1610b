import { expect, test } from 'vitest';
import { migrateToNow, shopAt0013 } from '../../tests/setup/shop-at-0013.ts';
import { ask } from './migrate.test-data.ts';

/** Every cent that moved, by what it was for and how. */
const books = `select fee_id is not null as fee, kind, "of", count(*)::int, sum(cents)::int as cents
  from ledger_entry group by 1, 2, 3 order by 1, 2, 3`;

test('a shop of version 0013 is brought up to this one with its books as they were', async () => {
  const url = await shopAt0013();
  const before = await ask(url, books);
  expect(before).toHaveLength(10);
  await migrateToNow(url);
  expect(await ask(url, books)).toEqual(before);
});
