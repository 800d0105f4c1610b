import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals, refundableOfLine, sumCents } from '#core/money/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { audit, damageClaim, lineRequest, refund } from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import { sweepRefunds } from '../../payment/follow-refunds.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  refusingRefunds,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundReturned } from '../returns/refund-returned.ts';
import { requestReturn } from '../returns/request-return.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';
import { photoOf } from './claims.test-data.ts';
import { decideClaim } from './decide-claim.ts';
import { withdrawClaim } from './end-claim.ts';
import { reportDamage } from './report-damage.ts';

const day = 86_400_000;
let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;
let lineId: string;
let chair: string;
let photo: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  chair = await newPiece(shop.ctx, { cents: 40_000 });
  june = await shopper(shop, [{ recordId: chair, quantity: 4 }, { recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
  lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  photo = await photoOf(shop, june);
});

const report = (more: Partial<Parameters<typeof reportDamage>[1]> & { as?: Ctx } = {}) => {
  const { as = june.asked, ...given } = more;
  return reportDamage(as, {
    ...{ orderId, lineId, want: 'refund', words: 'A deep scratch on the seat.', photos: [photo] },
    ...given,
  });
};
const reported = async () => {
  const made = await report();
  if (!made.ok) throw new Error(made.reason);
  return made.claim;
};
const decide = (
  claimId: string,
  act: Parameters<typeof decideClaim>[1]['act'],
  { cents = null, answer = '', as = staff }: { cents?: number | null; answer?: string; as?: Ctx } = {},
) => decideClaim(as, { orderId, claimId, act, cents, answer });
const lines = () => linesOf(shop.ctx.db, [orderId]);
const claims = () => shop.ctx.db.select().from(damageClaim).where(eq(damageClaim.orderId, orderId));
const refunds = () => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
const left = async (id = lineId) =>
  sumCents(
    refundableOfLine(await orderBooks(shop.ctx.db, orderId), id)
      .filter(({ of }) => of !== 'shipping')
      .map(({ cents }) => cents),
  );
const letters = async (subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter((one) => one.to === june.person.email && one.subject === subject);
};
const waiting = async () =>
  (await listExceptions(staff, { kind: 'claim', words: '', page: { number: 1, size: 50 } }))?.rows.filter(
    ({ href }) => href === `/studio/orders/${orderId}`,
  ) ?? [];

describe('a report of damage', () => {
  test('is for delivered pieces, with one’s own photos, within the days of a return, and waits for the studio', async () => {
    expect(await report()).toMatchObject({ refusal: 'not-delivered' });
    await delivered(shop, orderId);
    const theo = await shopper(shop, [{ recordId: chair }]);
    expect(await report({ as: theo.asked })).toEqual({ ok: false, reason: 'not-found' });
    expect(await report({ as: shop.ctx.as({ kind: 'visitor' }) })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await report({ photos: [await photoOf(shop, theo)] })).toEqual({ ok: false, reason: 'not-found' });
    expect(await report({ photos: [photo, 'gone'] })).toEqual({ ok: false, reason: 'not-found' });
    expect(await claims()).toEqual([]);
    expect(await report({ photos: [photo, photo] })).toMatchObject({ ok: true, claim: { photos: [photo] } });
    expect(await waiting()).toHaveLength(1);
    expect(await letters('We have your damage report')).toHaveLength(1);
    const told = shop.ctx.sent.find(({ to, subject }) => to === shop.specialist.email && subject.includes('damage'));
    expect(told?.text).toContain('A deep scratch on the seat.');
    expect((await getOrder(june.asked, orderId))?.lines[0]).toMatchObject({
      ...{ state: 'delivered', claim: { state: 'open', want: 'refund', photos: [photo] } },
      may: { returnUntil: null, claimUntil: null },
    });
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, orderId));
    expect(written.map(({ act }) => act)).toContain('order.report-damage');
  });

  test('is too late after them, but may be decided later than that', async () => {
    await delivered(shop, orderId);
    const { id } = await reported();
    shop.ctx.clock.forward(31 * day);
    expect(await decide(id, 'return')).toMatchObject({ ok: true });
    expect((await lines())[0]?.state).toBe('return requested');
    const late = await shopper(shop, [{ recordId: chair }]);
    orderId = await orderedFor(shop, late);
    lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
    await delivered(shop, orderId);
    shop.ctx.clock.forward(31 * day);
    expect(await report({ as: late.asked, photos: [await photoOf(shop, late)] })).toMatchObject({
      refusal: 'too-late',
    });
  });

  test('is made once, twice or at once, and no return is asked for meanwhile', async () => {
    await delivered(shop, orderId);
    const both = await Promise.all([report(), report()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'refused', refusal: 'claimed' });
    // Nor for some of its pieces, which would be a line of their own.
    const takes = { [lineId]: { take: 1, of: 4 } };
    expect(await report({ takes })).toMatchObject({ refusal: 'claimed' });
    const wish = { want: 'return', reason: 'damaged', note: '' } as const;
    expect(await requestReturn(june.asked, { orderId, lineId, takes, ...wish, photos: [] })).toMatchObject({
      refusal: 'claimed',
    });
    expect(await requestReturn(june.asked, { orderId, lineId, ...wish, photos: [] })).toMatchObject({
      refusal: 'claimed',
    });
    expect(await lines()).toHaveLength(2);
    expect(await claims()).toHaveLength(1);
  });

  test('may be for some pieces of a line, and is about their money only', async () => {
    await delivered(shop, orderId);
    const all = await left();
    const made = await report({ takes: { [lineId]: { take: 1, of: 4 } } });
    if (!made.ok) throw new Error(made.reason);
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
    const most = await left(made.claim.lineId);
    expect(await left()).toBe(all - most);
    expect(await decide(made.claim.id, 'refund', { cents: most + 1 })).toEqual({
      ok: false,
      reason: 'more-than-captured',
    });
    expect(await decide(made.claim.id, 'refund', { cents: most })).toMatchObject({ ok: true });
    expect(await left(made.claim.lineId)).toBe(0);
    expect(await left()).toBe(all - most);
    // The others can still be reported and sent back.
    expect(await report()).toMatchObject({ ok: true });
  });

  test('may be taken back while it is open, by its customer', async () => {
    await delivered(shop, orderId);
    const { id: claimId } = await reported();
    const theo = await shopper(shop, [{ recordId: chair }]);
    expect(await withdrawClaim(theo.asked, { orderId, claimId })).toEqual({ ok: false, reason: 'not-found' });
    const both = await Promise.all([1, 2].map(() => withdrawClaim(june.asked, { orderId, claimId })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await decide(claimId, 'refund', { cents: 100 })).toEqual({ ok: false, reason: 'decided' });
    expect(await waiting()).toEqual([]);
    expect(await report()).toMatchObject({ ok: true });
  });
});

describe('what becomes of it', () => {
  beforeEach(() => delivered(shop, orderId));

  test('part of the money goes back once, never more than was paid less earlier refunds, and the books agree', async () => {
    const { id } = await reported();
    const paid = await takenAtProvider(shop, orderId);
    const most = await left();
    expect(await decide(id, 'refund', { cents: most + 1 })).toEqual({ ok: false, reason: 'more-than-captured' });
    for (const cents of [null, 0, -5]) {
      expect(await decide(id, 'refund', { cents })).toEqual({ ok: false, reason: 'nothing-to-refund' });
    }
    const both = await Promise.all([1, 2].map(() => decide(id, 'refund', { cents: 5000, answer: 'Sorry.' })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'decided' });
    expect(await decide(id, 'refund', { cents: 5000 })).toEqual({ ok: false, reason: 'decided' });
    expect(await refunds()).toMatchObject([{ cents: 5000, reason: 'damaged', lineIds: [lineId], state: 'sent' }]);
    expect(ledgerTotals((await booksOf(shop.ctx, orderId)).ledger).refunded).toBe(5000);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - 5000);
    expect((await lines())[0]?.state).toBe('delivered');
    expect(await letters('Money back for your damaged piece')).toMatchObject([
      { text: expect.stringContaining('$50.00') },
    ]);
    // A second report can get at most the rest, and a return gives back no more than that.
    const again = await reported();
    expect(await decide(again.id, 'refund', { cents: most - 4999 })).toMatchObject({ reason: 'more-than-captured' });
    expect(await decide(again.id, 'return')).toMatchObject({ ok: true });
    await receiveReturn(staff, { orderId, lineIds: [lineId] });
    expect(await refundReturned(staff, { orderId, lineIds: [lineId] })).toMatchObject({ ok: true });
    expect(sumCents((await refunds()).map(({ cents }) => cents))).toBe(most);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - most);
  });

  test('a refund that dies on its way is sent by the sweep, once', async () => {
    const { id } = await reported();
    const paid = await takenAtProvider(shop, orderId);
    const dying = {
      ...staff,
      payments: { ...staff.payments, refund: () => Promise.reject(new Error('the process is gone')) },
    };
    await decide(id, 'refund', { cents: 3000, as: dying }).catch(() => null);
    expect(await takenAtProvider(shop, orderId)).toBe(paid);
    expect(await refunds()).toMatchObject([{ cents: 3000, state: 'promised' }]);
    expect(await decide(id, 'refund', { cents: 3000 })).toEqual({ ok: false, reason: 'decided' });
    shop.ctx.clock.forward(day);
    await sweepRefunds(shop.ctx);
    await sweepRefunds(shop.ctx);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - 3000);
  });

  test('a refused refund is owed, is listed, and can’t be promised again', async () => {
    const { id } = await reported();
    const most = await left();
    expect(await decide(id, 'refund', { cents: most, as: refusingRefunds(staff) })).toMatchObject({ ok: true });
    expect(await refunds()).toMatchObject([{ state: 'failed' }]);
    const again = await reported();
    expect(await decide(again.id, 'refund', { cents: 1 })).toMatchObject({ reason: 'more-than-captured' });
  });

  test('a replacement goes the way of an exchange, with the customer’s words and photos', async () => {
    const { id } = await reported();
    expect(await decide(id, 'replace')).toMatchObject({ ok: true, claim: { state: 'replaced' } });
    expect((await lines())[0]?.state).toBe('exchange requested');
    const asked = await shop.ctx.db.select().from(lineRequest).where(eq(lineRequest.lineId, lineId));
    expect(asked).toMatchObject([{ want: 'exchange', reason: 'damaged', photos: [photo] }]);
    expect(await letters('We’re replacing your damaged piece')).toHaveLength(1);
    expect(await offerReplacement(staff, { orderId, lineId, recordId: chair })).toMatchObject({ ok: true });
    expect((await lines()).map(({ state }) => state)).toEqual(['replacement placed', 'delivered', 'placed']);
  });

  test('a decline says why, and only staff who may decides, with a fresh proof', async () => {
    const { id } = await reported();
    expect(await decide(id, 'decline', { answer: ' ' })).toEqual({ ok: false, reason: 'no-answer' });
    expect(await decide(id, 'decline', { as: june.asked, answer: 'No.' })).toMatchObject({ ok: false });
    const sol = shop.ctx.as(await createAccount(shop.ctx, { role: 'fulfillment', firstName: 'Sol' }));
    expect(await decide(id, 'decline', { as: sol, answer: 'No.' })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(
      await decideClaim(staff, { orderId: 'order_x', claimId: id, act: 'return', cents: null, answer: '' }),
    ).toEqual({ ok: false, reason: 'not-found' });
    expect(await decide(id, 'decline', { answer: 'It was used outdoors.' })).toMatchObject({ ok: true });
    expect(await letters('About the damage you reported')).toMatchObject([
      { text: expect.stringContaining('It was used outdoors.') },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await refunds()).toEqual([]);
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'order.decide-claim'));
    expect(written.find(({ subjectId }) => subjectId === orderId)).toMatchObject({
      detail: { claim: id, decision: 'decline' },
    });
  });
});
