import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../setup/database.ts';
import { fuzz } from './fuzz.ts';
import { described } from './replay.ts';
import { openFuzzedShop } from './shop.ts';

/** A few hundred of the requests that `npm run fuzz` sends by the ten thousand. */
const requests = 400;
const seed = 12;

test('attack 12: no input is answered with a server error', async () => {
  const shop = await openFuzzedShop({ DATABASE_URL: await createEmptyDatabase() });
  try {
    const { tally, failures } = await fuzz({ port: shop.port, requests, seed });
    const told = failures.map((failure) => described(failure, shop.reasonOf(failure.requestId)));
    expect(told, `seed ${seed}`).toEqual([]);
    expect(tally.total).toBe(requests);
    expect(tally.validCarriedOut, 'valid requests that were carried out').toBeGreaterThan(requests / 10);
  } finally {
    await shop.close();
  }
});
