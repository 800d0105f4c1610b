import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { feeRoom, project } from '../../db/schema/index.ts';
import { getResults } from '../../pages/get-results.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  pay,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { checkoutFacts } from './checkout-facts.ts';

const both = 'Your first order for this room ends its free revisions and the satisfaction guarantee on your fee.';

let shop: OrderShop;
let sofa: string;
let chair: string;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  sofa = await newPiece(shop.ctx);
  chair = await newPiece(shop.ctx);
  june = await shopper(shop, [{ recordId: sofa }, { recordId: chair }]);
  await choose(sofa);
});

const choose = (...ids: string[]) => {
  const { selectionId } = june;
  return choosePieces(june.asked, { selectionId, chosen: ids.map((id) => ({ id, selectionId })) });
};
const become = (changes: Partial<typeof project.$inferInsert>) =>
  shop.ctx.db.update(project).set(changes).where(eq(project.surveyId, june.surveyId));
/** What the boards and the checkout say. */
async function said() {
  const opened = await checkoutFacts(june.asked, june);
  return [
    (await getResults(june.asked, june.selectionId))?.firstOrderEnds,
    opened.ok ? opened.facts.firstOrderEnds : opened.reason,
  ];
}

test('the boards and the checkout say what the first order ends, also after a declined card', async () => {
  await paidFee(shop.ctx, june);
  expect(await said()).toEqual([both, both]);
  const { id } = await placedFor(june);
  await expect(pay(shop, id, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
  expect(await said()).toEqual([both, both]);
  await become({ state: 'revising' });
  const revising = both.replace('free revisions', 'free revisions, including the one in progress,');
  expect(await said()).toEqual([revising, revising]);
});

test('a later order ends nothing more; once all were canceled, the next one would again', async () => {
  await paidFee(shop.ctx, june);
  const orderId = await orderedFor(shop, june);
  await choose(sofa, chair);
  expect(await said()).toEqual(['', '']);
  const { lines } = await booksOf(shop.ctx, orderId);
  const cancelled = await cancelLines(june.asked, { orderId, lineIds: lines.map(({ id }) => id) });
  expect(cancelled.ok).toBe(true);
  expect(await said()).toEqual([both, both]);
});

test('only what is left is named: an order for another room of the fee has ended the guarantee', async () => {
  const feeId = await paidFee(shop.ctx, june);
  const other = await shopper(shop, [{ recordId: chair }], june.person);
  await shop.ctx.db.insert(feeRoom).values({ surveyId: other.surveyId, feeId, takenAt: shop.ctx.clock.now() });
  await orderedFor(shop, other);
  const words = 'Your first order for this room ends its free revisions.';
  expect(await said()).toEqual([words, words]);
  await become({ revisions: 2 });
  expect(await said()).toEqual(['', '']);
});
