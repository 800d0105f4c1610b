import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { refund } from '../../db/schema/index.ts';
import type { Payments } from '../../gateways/payments/port.ts';
import { sendRefund } from '../../payment/send-refund.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  refusingRefunds,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { cancelLines } from './cancel-lines.ts';
import { retryRefund } from './retry-refund.ts';

type Send = Payments['refund'];

let shop: OrderShop;
let staff: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});

const sendingBy = (ctx: Ctx, refund: Send): Ctx => ({ ...ctx, payments: { ...ctx.payments, refund } });

/** A canceled $1,000 piece whose refund is promised but not sent yet. */
async function promised() {
  const pieces = [await newPiece(shop.ctx, { cents: 100_000 }), await newPiece(shop.ctx, { cents: 300_000 })];
  const june = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId })),
  );
  const orderId = await orderedFor(shop, june);
  const paid = await takenAtProvider(shop, orderId);
  const [line] = (await booksOf(shop.ctx, orderId)).lines;
  const silent = sendingBy(june.asked, async () => ({ ok: false, reason: 'unreachable', message: '' }));
  await cancelLines(silent, { orderId, lineIds: [line?.id ?? ''] });
  const now = async () => {
    const [row] = await shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
    if (!row) throw new Error('nothing was promised');
    const booked = (await booksOf(shop.ctx, orderId)).ledger.filter(({ kind }) => kind === 'refunded');
    return {
      ...{ id: row.id, state: row.state, problem: row.problem, attempt: row.attempt, cents: row.cents },
      booked: booked.reduce((sum, { cents }) => sum + cents, 0),
      gone: paid - (await takenAtProvider(shop, orderId)),
    };
  };
  return { id: (await now()).id, now };
}

/** Sends the refund, but holds back the provider's response until `answer` is called. */
function slowly(ctx: Ctx, id: string, send: Send) {
  const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>();
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
  const slow = sendingBy(ctx, async (given) => {
    const answered = await send(given);
    hasAsked();
    await letThrough;
    return answered;
  });
  return { sent: sendRefund(slow, id), asked, answer };
}

test('a no to an older attempt does not undo the one that is under way: the money goes back once', async () => {
  const { id, now } = await promised();
  const first = slowly(shop.ctx, id, refusingRefunds(shop.ctx).payments.refund);
  await first.asked;
  await sendRefund(refusingRefunds(shop.ctx), id);
  expect(await now()).toMatchObject({ state: 'failed', gone: 0 });

  const again = sendingBy(staff, async (given) => {
    const taken = await staff.payments.refund(given);
    first.answer();
    await first.sent;
    return taken;
  });
  expect(await retryRefund(again, { refundId: id })).toEqual({ ok: true });
  const { cents } = await now();
  expect(await now()).toMatchObject({ state: 'sent', problem: null, attempt: 1, booked: cents, gone: cents });
  expect(await retryRefund(staff, { refundId: id })).toEqual({ ok: false, reason: 'refused' });
  expect(await now()).toMatchObject({ gone: cents });
});

test('a yes that is heard after a no is in the books, and nothing is sent again', async () => {
  const { id, now } = await promised();
  const first = slowly(shop.ctx, id, shop.ctx.payments.refund);
  await first.asked;
  // The provider's list doesn't have it yet, and the same request is refused.
  const refusing = refusingRefunds(shop.ctx);
  const listRefunds = async () => ({ ok: true as const, value: [] });
  await sendRefund({ ...refusing, payments: { ...refusing.payments, listRefunds } }, id);
  expect(await now()).toMatchObject({ state: 'failed', booked: 0 });
  first.answer();
  expect(await first.sent).toEqual({ ok: true });
  const { cents } = await now();
  expect(await now()).toMatchObject({ state: 'sent', problem: null, attempt: 0, booked: cents, gone: cents });
  expect(await retryRefund(staff, { refundId: id })).toEqual({ ok: false, reason: 'refused' });
});

test('the same yes heard twice is in the books once', async () => {
  const { id, now } = await promised();
  const first = slowly(shop.ctx, id, shop.ctx.payments.refund);
  await first.asked;
  await sendRefund(shop.ctx, id);
  first.answer();
  expect(await first.sent).toEqual({ ok: true });
  const { cents } = await now();
  expect(await now()).toMatchObject({ state: 'sent', booked: cents, gone: cents });
});
