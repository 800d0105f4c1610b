import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { damageClaim, guaranteeRequest, order, refund, refundApproval, setting, upload } from '../db/schema/index.ts';
import { customer, paidFee, takenInBothBooks } from '../fee/fee.test-data.ts';
import { askGuarantee } from '../fee/guarantee/ask-guarantee.ts';
import { decideGuarantee } from '../fee/guarantee/decide-guarantee.ts';
import { refundFee } from '../fee/guarantee/refund-fee.ts';
import { decideClaim } from '../order/claims/decide-claim.ts';
import { reportDamage } from '../order/claims/report-damage.ts';
import { answerDelay } from '../order/fulfillment/answer-delay.ts';
import { delayLines } from '../order/fulfillment/delay-lines.ts';
import { delivered, newPiece, type OrderShop, orderedFor, type Shopper, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { offerReplacement } from '../order/returns/offer-replacement.ts';
import { receiveReturn } from '../order/returns/receive-return.ts';
import { refundAmounts } from '../order/returns/refund-amounts.ts';
import { refundReturned } from '../order/returns/refund-returned.ts';
import { requestReturn } from '../order/returns/request-return.ts';
import { linesOf } from '../order/store-lines.ts';
import { approveRefund, declineRefund } from './decide-refund.ts';
import { listApprovals } from './list-approvals.ts';
import { asked, limit, openTwoPeopleShop, orderOfTwo, waitingIn } from './refund-approval.test-data.ts';

let shop: OrderShop;
let ada: Ctx;
let theo: Ctx;
let june: Shopper;
let orderId: string;

beforeAll(async () => {
  ({ shop, ada, theo } = await openTwoPeopleShop());
});
beforeEach(async () => {
  ({ june, orderId } = await orderOfTwo(shop));
});

const waiting = () => waitingIn(shop);
const refunds = () => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
const lines = () => linesOf(shop.ctx.db, [orderId]);

describe('every way to give money back', () => {
  it('an amount at the limit needs no one; a cent more does', async () => {
    const [line] = await lines();
    const amounts = (cents: number) => [{ of: 'line' as const, lineId: line?.id ?? '', cents }];
    expect(await refundAmounts(ada, { orderId, amounts: amounts(limit), note: 'A scratch.' })).toMatchObject({
      ok: true,
    });
    expect(await refundAmounts(ada, { orderId, amounts: amounts(limit + 1), note: 'More.' })).toEqual({
      ...asked,
      cents: limit + 1,
      earlierCents: limit,
    });
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect((await refunds()).map(({ cents }) => cents).toSorted()).toEqual([limit, limit + 1]);
  });

  it('several small ones of one order count together, however far apart; what two people approved doesn’t count again', async () => {
    const [line] = await lines();
    const give = (cents: number, by = ada) =>
      refundAmounts(by, { orderId, amounts: [{ of: 'line', lineId: line?.id ?? '', cents }], note: 'A scratch.' });
    expect(await give(20_000)).toMatchObject({ ok: true });
    expect(await give(30_000, theo)).toMatchObject({ ok: true });
    expect(await give(1)).toEqual({ ...asked, cents: 1, earlierCents: 50_000 });
    expect((await refunds()).map(({ cents }) => cents).toSorted()).toEqual([20_000, 30_000]);
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect(await give(1, theo)).toEqual({ ...asked, cents: 1, earlierCents: 50_000 });
    expect(await declineRefund(ada, { id: await waiting(), reason: 'Enough.' })).toEqual({ ok: true });

    // Another order counts by itself; this one counts on, months later too.
    const other = await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
    const [theirs] = await linesOf(shop.ctx.db, [other]);
    const amounts = [{ of: 'line' as const, lineId: theirs?.id ?? '', cents: limit }];
    expect(await refundAmounts(ada, { orderId: other, amounts, note: 'A scratch.' })).toMatchObject({ ok: true });
    shop.ctx.clock.forward(90 * 24 * 3_600_000);
    expect(await give(1)).toEqual({ ...asked, cents: 1, earlierCents: 50_000 });
  });

  it('an approved one that had less left to give covers only that much of what one person gave', async () => {
    const [dear, cheap] = await lines();
    const give = (lineId: string | undefined, cents: number) =>
      refundAmounts(ada, { orderId, amounts: [{ of: 'line', lineId: lineId ?? '', cents }], note: 'A scratch.' });
    expect(await cancelLines(ada, { orderId, lineIds: [dear?.id ?? ''] })).toEqual(asked);
    expect(await give(dear?.id, 25_000)).toMatchObject({ ok: true });
    const id = await waiting();
    expect(await approveRefund(theo, { id })).toEqual({ ok: true });
    const canceled = (await refunds()).find(({ cents }) => cents !== 25_000);
    const [row] = await shop.ctx.db.select().from(refundApproval).where(eq(refundApproval.id, id));
    expect(row).toMatchObject({ state: 'approved', cents: canceled?.cents });
    expect(await give(cheap?.id, 26_000)).toEqual({ ...asked, cents: 26_000, earlierCents: 25_000 });
  });

  it('two small ones at once aren’t both given on one person’s word', async () => {
    const [line] = await lines();
    const amounts = [{ of: 'line' as const, lineId: line?.id ?? '', cents: 30_000 }];
    const both = await Promise.all(
      [ada, theo].map((by) => refundAmounts(by, { orderId, amounts, note: 'A scratch.' })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ...asked, cents: 30_000, earlierCents: 30_000 });
  });

  it('returned pieces, each under the limit and together over it', async () => {
    june = await shopper(shop, [
      { recordId: await newPiece(shop.ctx, { cents: 30_000 }) },
      { recordId: await newPiece(shop.ctx, { cents: 30_000 }) },
    ]);
    orderId = await orderedFor(shop, june);
    await delivered(shop, orderId);
    for (const { id: lineId } of await lines())
      await requestReturn(june.asked, {
        ...{ orderId, lineId, want: 'return', reason: 'damaged', note: 'A leg is loose', photos: [] },
      });
    await receiveReturn(ada, { orderId });
    expect(await refundReturned(ada, { orderId })).toEqual({ ...asked, cents: 60_000 });
    expect(await refunds()).toEqual([]);
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect((await refunds()).map(({ cents }) => cents)).toEqual([30_000, 30_000]);
  });

  const withLimit = async (cents: number, act: () => Promise<void>) => {
    const set = (value: number) =>
      shop.ctx.db.update(setting).set({ value }).where(eq(setting.name, 'secondPersonCents'));
    await set(cents);
    await act();
    await set(limit);
  };

  it('a fee, given back by hand or by the guarantee', () =>
    withLimit(10_000, async () => {
      const paidOne = async () => {
        const someone = await customer(shop.ctx, { submitted: true });
        return { someone, feeId: await paidFee(shop, someone) };
      };
      const { feeId } = await paidOne();
      expect(await refundFee(ada, { feeId, cents: 10_000, note: 'Half.' })).toMatchObject({ ok: true });
      const other = await paidOne();
      expect(await refundFee(ada, { feeId: other.feeId, cents: 'all', note: 'All.' })).toEqual({
        ...asked,
        cents: 14_900,
      });
      expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
      expect(await takenInBothBooks(shop, other.feeId)).toEqual({ ours: 0, theirs: 0 });

      const third = await paidOne();
      const wish = { feeId: third.feeId, words: 'Not for us.' };
      expect(await askGuarantee(third.someone.asked, wish)).toMatchObject({ ok: true });
      const [request] = await shop.ctx.db
        .select()
        .from(guaranteeRequest)
        .where(eq(guaranteeRequest.feeId, third.feeId));
      const grant = { requestId: request?.id ?? '', act: 'grant', answer: 'Of course.' } as const;
      expect(await decideGuarantee(ada, grant)).toEqual({ ...asked, cents: 14_900 });
      const state = async () =>
        (await shop.ctx.db.select().from(guaranteeRequest).where(eq(guaranteeRequest.feeId, third.feeId)))[0]?.state;
      expect(await state()).toBe('asked');
      expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
      expect(await state()).toBe('granted');
      expect(await takenInBothBooks(shop, third.feeId)).toEqual({ ours: 0, theirs: 0 });
    }));

  it('a delay that ends in a cancellation, and an exchange for less', async () => {
    const [line] = await lines();
    const lineId = line?.id ?? '';
    await delayLines(ada, { orderId, lineIds: [lineId], newShipBy: '2027-06-20' });
    expect(await answerDelay(ada, { orderId, lineIds: [lineId], answer: 'cancel' })).toEqual(asked);
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect((await lines()).find(({ id }) => id === lineId)?.state).toBe('cancelled');

    june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 200_000 }) }]);
    orderId = await orderedFor(shop, june);
    await delivered(shop, orderId);
    const [sent] = await lines();
    const wish = {
      orderId,
      lineId: sent?.id ?? '',
      want: 'exchange',
      reason: 'damaged',
      note: 'A leg is loose',
    } as const;
    await requestReturn(june.asked, { ...wish, photos: [] });
    const recordId = await newPiece(shop.ctx, { cents: 20_000 });
    expect(await offerReplacement(ada, { orderId, lineId: sent?.id ?? '', recordId })).toEqual(asked);
    const list = await listApprovals(theo, { words: orderId, state: 'waiting', page: { number: 1, size: 50 } });
    const { name } = (await itemsById(shop.ctx, [recordId])).get(recordId) ?? {};
    expect(list?.rows[0]?.about).toMatchObject({ pieces: [sent?.name], instead: name });
    expect(await lines()).toHaveLength(1);
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect(await lines()).toHaveLength(2);
    expect(await refunds()).toHaveLength(1);
  });

  it('part of the money for a damaged piece, with what went back for it the same day', async () => {
    await delivered(shop, orderId);
    const [line] = await lines();
    const photo = shop.ctx.ids.next('upload');
    const facts = { width: 10, height: 10, bytes: 10, deleteTokenHash: photo };
    await shop.ctx.db.insert(upload).values({ id: photo, accountId: june.person.id, ...facts });
    const made = await reportDamage(june.asked, {
      ...{ orderId, lineId: line?.id ?? '', want: 'refund', words: 'A deep scratch.', photos: [photo] },
    });
    if (!made.ok) throw new Error(made.reason);
    const amounts = [{ of: 'line' as const, lineId: line?.id ?? '', cents: 20_000 }];
    expect(await refundAmounts(ada, { orderId, amounts, note: 'A scratch.' })).toMatchObject({ ok: true });
    const given = { orderId, claimId: made.claim.id, act: 'refund', cents: 30_001, answer: 'Sorry.' } as const;
    expect(await decideClaim(ada, given)).toEqual({ ...asked, cents: 30_001, earlierCents: 20_000 });
    const claim = async () => (await shop.ctx.db.select().from(damageClaim).where(eq(damageClaim.orderId, orderId)))[0];
    expect(await claim()).toMatchObject({ state: 'open', refundCents: null });
    expect(await refunds()).toHaveLength(1);
    const list = await listApprovals(theo, { words: orderId, state: 'waiting', page: { number: 1, size: 50 } });
    expect(list?.rows[0]?.about).toMatchObject({ pieces: [line?.name], note: 'Sorry.' });
    expect(await approveRefund(theo, { id: await waiting() })).toEqual({ ok: true });
    expect(await claim()).toMatchObject({ state: 'refunded', refundCents: 30_001 });
    expect((await refunds()).map(({ cents }) => cents).toSorted()).toEqual([20_000, 30_001]);
  });

  it('with the limit at 0, one person is enough', async () => {
    await shop.ctx.db.update(setting).set({ value: 0 }).where(eq(setting.name, 'secondPersonCents'));
    expect(await cancelLines(ada, { orderId })).toMatchObject({ ok: true });
    await shop.ctx.db.update(setting).set({ value: limit }).where(eq(setting.name, 'secondPersonCents'));
    expect((await shop.ctx.db.select().from(order).where(eq(order.id, orderId)))[0]?.cancelledAt).not.toBeNull();
  });
});
