import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { fee } from '#server/db/schema/index.ts';
import { booksOf } from '#server/fee/fee.test-data.ts';
import { ask, signUp } from '../../bench/orders/shopper.ts';
import { createEmptyDatabase } from '../setup/database.ts';
import { dataFolder, startShop } from './built-shop.ts';
import { startCardsProcess } from './cards-process.ts';

const url = await createEmptyDatabase();
const nowhere = 'http://127.0.0.1:9/webhooks/stripe';
const cards = await startCardsProcess({ databaseUrl: await createEmptyDatabase(), webhookUrl: nowhere });
const settings = {
  ...{ PORT: '0', DATA_DIR: await dataFolder(), DATABASE_URL: url, AUTH_SECRET: 'q7Vw2mZk9TrXc4LpNs8YbGd0Hf6JuEa3' },
  ...cards.settings,
};
const { db, close } = openDatabase(url);
afterAll(close);

/** One life of the server process, from its start to a real SIGKILL. */
async function live(more: Record<string, string> = {}) {
  const shop = startShop({ ...settings, ...more });
  const origin = (await shop.opened) ?? '';
  return {
    origin,
    async kill() {
      shop.process.kill('SIGKILL');
      await shop.ended;
    },
  };
}

const until = (found: () => Promise<unknown>) => expect.poll(found, { timeout: 600_000, interval: 20 });
const heldOf = async (accountId: string) => (await db.select().from(fee).where(eq(fee.accountId, accountId)))[0];
const atProvider = async (feeId: string) => (await cards.ledger()).filter(({ order_id }) => order_id === feeId);
/** The question of someone whose server is killed before it answers. */
const unanswered = (question: Promise<unknown>) => expect(question).rejects.toThrow();

test('a server that gets SIGKILL around the provider’s calls charges once, and comes to agree by itself', async () => {
  let shop = await live();
  const june = await signUp(shop.origin, 'june@example.com');
  const survey = { responses: { type_of_furniture: 'living-room' } };
  const { id: surveyId } = await ask(shop.origin, june.cookie, '/api/users/me/surveysData', survey);
  const open = () => ask(shop.origin, june.cookie, '/api/createSelectionFeeOrder', { surveyId });
  const comeBack = (id: string) => ask(shop.origin, june.cookie, '/api/retrieveOrder', { id });

  // At the provider, which has not done anything yet: the order is written, nothing is charged.
  cards.freeze();
  let asking = unanswered(open());
  await until(async () => (await heldOf(june.accountId))?.status).toBe('open');
  await shop.kill();
  await asking;
  cards.goOn();
  const feeId = (await heldOf(june.accountId))?.id ?? '';

  // At the provider, which has made the payment and has not said so.
  shop = await live();
  await cards.setFaults({ dropAnswer: { path: '/v1/payment_intents' } });
  asking = unanswered(open());
  await until(async () => (await atProvider(feeId)).length).toBe(1);
  await shop.kill();
  await asking;
  await cards.setFaults({});

  // Charged, and killed while it asks whether it was: asked again it was the same order, and the same payment.
  shop = await live();
  expect(await open()).toMatchObject({ id: feeId, status: 'open' });
  const [payment, ...others] = await atProvider(feeId);
  expect([payment?.captured, others]).toEqual([0, []]);
  const paymentId = payment?.payment_intent_id ?? '';
  await cards.pay(paymentId);
  await cards.setFaults({ slow: { path: `/v1/payment_intents/${paymentId}`, ms: 600_000 } });
  asking = unanswered(comeBack(feeId));
  // Someone else's questions meanwhile: when they are answered, ours waits for the provider.
  for (let other = 0; other < 5; other++) await ask(shop.origin, june.cookie, '/api/users/me');
  await shop.kill();
  await asking;
  await cards.setFaults({});
  expect(await heldOf(june.accountId)).toMatchObject({ status: 'open', paidCents: 0 });

  // The customer never comes back and no webhook arrives: an hour later it has settled by itself. Killed as soon as it says so.
  shop = await live({ DEMO_NOW: new Date(Date.now() + 3_600_000).toISOString() });
  await until(async () => (await heldOf(june.accountId))?.status).toBe('complete');
  expect(await comeBack(feeId)).toMatchObject({ id: feeId, status: 'complete', client_secret: null });
  await shop.kill();
  const { fee: row, ledger, mails } = await booksOf({ db }, feeId);
  const taken = await atProvider(feeId);
  expect(taken).toMatchObject([{ captured: 14_900, refunded: 0, imbalance: 0 }]);
  expect(row).toMatchObject({ status: 'complete', paidCents: 14_900 });
  expect(ledger).toMatchObject([{ kind: 'captured', cents: 14_900, intentId: paymentId }]);
  expect(mails).toHaveLength(1);
});
