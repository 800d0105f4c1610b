import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveUntil } from '../../tests/faults/mortal.ts';
import type { Ctx } from '../context.ts';
import { audit, refund, refundApproval } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import {
  newPiece,
  type OrderShop,
  orderedFor,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { linesOf } from '../order/store-lines.ts';
import { sweepRefunds } from '../payment/follow-refunds.ts';
import { approveRefund, declineRefund } from './decide-refund.ts';
import { listApprovals } from './list-approvals.ts';
import { asked, openTwoPeopleShop, orderOfTwo, waitingIn } from './refund-approval.test-data.ts';

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
const approvals = () => shop.ctx.db.select().from(refundApproval);
const refunds = () => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
const lines = () => linesOf(shop.ctx.db, [orderId]);
const states = async () => (await lines()).map(({ state }) => state);
const all = { words: '', state: undefined, page: { number: 1, size: 50 } };

describe('a refund over the limit', () => {
  it('waits: nothing of it has happened, and it is listed with who started it and how much it is', async () => {
    const before = await takenAtProvider(shop, orderId);
    const done = await cancelLines(ada, { orderId });
    expect(done).toEqual(asked);
    expect(await states()).toEqual(['placed', 'placed']);
    expect(await refunds()).toEqual([]);
    expect(await takenAtProvider(shop, orderId)).toBe(before);
    const list = await listApprovals(theo, all);
    expect(list?.rows).toMatchObject([
      { subjectId: orderId, act: 'cancel-lines', cents: before, asker: 'Ada', mine: false },
    ]);
    expect((await listApprovals(ada, all))?.rows).toMatchObject([{ mine: true }]);
    expect(list?.rows[0]?.about).toEqual({ pieces: [], instead: null, note: '' });
    const found = await listExceptions(theo, { kind: 'approval', words: '', page: all.page });
    expect(found?.rows).toMatchObject([
      { kind: 'approval', why: 'Ada started it. A second person has to approve it.' },
    ]);
    const log = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, orderId));
    expect(log.map(({ act }) => act)).toContain('refund.ask');
  });

  it('says which pieces it’s for and the words that go with it', async () => {
    const [first] = await lines();
    if (!first) throw new Error('no line');
    expect(await cancelLines(ada, { orderId, lineIds: [first.id], note: 'A crack in the frame.' })).toEqual(asked);
    const [row] = (await listApprovals(theo, all))?.rows ?? [];
    expect(row?.about).toEqual({ pieces: [first.name], instead: null, note: 'A crack in the frame.' });
    expect(row).not.toHaveProperty('given');
  });

  it('is carried out once when a second person approves it', async () => {
    const before = await takenAtProvider(shop, orderId);
    await cancelLines(ada, { orderId });
    const id = await waiting();
    expect(await approveRefund(theo, { id })).toEqual({ ok: true });
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect((await refunds()).map(({ state, cents }) => [state, cents])).toEqual([['sent', before]]);
    expect(await takenAtProvider(shop, orderId)).toBe(0);
    expect(await approveRefund(theo, { id })).toEqual({ ok: false, reason: 'decided-before' });
    expect(await declineRefund(theo, { id, reason: 'Too late.' })).toEqual({ ok: false, reason: 'decided-before' });
    expect(await refunds()).toHaveLength(1);
    const log = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'refund.approve'));
    expect(log.at(-1)).toMatchObject({ subjectId: orderId, detail: { cents: before } });
  });

  it('can’t be approved by the person who started it, nor by someone who may not refund', async () => {
    await cancelLines(ada, { orderId });
    const id = await waiting();
    expect(await approveRefund(ada, { id })).toEqual({ ok: false, reason: 'own' });
    for (const ctx of [shop.ctx.as(june.person), shop.ctx.as({ kind: 'visitor' }), shop.ctx]) {
      expect(await approveRefund(ctx, { id })).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await declineRefund(ctx, { id, reason: 'no' })).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await listApprovals(ctx, all)).toBeNull();
    }
    const unproved = theo.actor.kind === 'account' ? { ...theo.actor, recentlyProved: false } : theo.actor;
    expect(await approveRefund(shop.ctx.as(unproved), { id })).toEqual({ ok: false, reason: 'proof-needed' });
    expect(await approveRefund(theo, { id: 'none' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await refunds()).toEqual([]);
  });

  it('declined with a reason, it is over; the one who started it can take it back', async () => {
    await cancelLines(ada, { orderId });
    const id = await waiting();
    expect(await declineRefund(theo, { id, reason: '  ' })).toEqual({ ok: false, reason: 'no-reason' });
    expect(await declineRefund(theo, { id, reason: 'Ask the maker first.' })).toEqual({ ok: true });
    expect(await approvals()).toMatchObject([{ state: 'declined', reason: 'Ask the maker first.' }]);
    expect(await approveRefund(theo, { id })).toEqual({ ok: false, reason: 'decided-before' });
    expect(await states()).toEqual(['placed', 'placed']);
    await cancelLines(ada, { orderId });
    expect(await declineRefund(ada, { id: await waiting(), reason: 'My mistake.' })).toEqual({ ok: true });
  });

  it('approved and declined at once ends one way, and approved twice at once refunds once', async () => {
    const maren = shop.ctx.as(shop.specialist);
    for (let time = 0; time < 4; time += 1) {
      june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 200_000 }) }]);
      orderId = await orderedFor(shop, june);
      await cancelLines(ada, { orderId });
      const id = await waiting();
      const both = await Promise.all([
        approveRefund(theo, { id }),
        time % 2 === 0 ? declineRefund(maren, { id, reason: 'No.' }) : approveRefund(maren, { id }),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const [row] = await shop.ctx.db.select().from(refundApproval).where(eq(refundApproval.id, id));
      expect(await refunds()).toHaveLength(row?.state === 'approved' ? 1 : 0);
      expect(await states()).toEqual([row?.state === 'approved' ? 'cancelled' : 'placed']);
    }
  });

  it('that the order has overtaken is not carried out', async () => {
    await cancelLines(ada, { orderId });
    const id = await waiting();
    // The customer cancels in the meantime, which needs no one else.
    expect(await cancelLines(shop.ctx.as(june.person), { orderId })).toMatchObject({ ok: true });
    const given = await refunds();
    expect(await approveRefund(theo, { id })).toEqual({ ok: false, reason: 'overtaken' });
    expect(await refunds()).toEqual(given);
    expect(await approvals()).toMatchObject([{ state: 'overtaken' }]);
  });

  it('one at a time for each order', async () => {
    await cancelLines(ada, { orderId });
    expect(await cancelLines(ada, { orderId })).toEqual({ ...asked, another: true });
    expect(await approvals()).toHaveLength(1);
  });

  it('happens wholly or not at all wherever the process dies', async () => {
    for (let step = 0; step < 200; step += 7) {
      june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 90_000 }) }]);
      orderId = await orderedFor(shop, june);
      await cancelLines(ada, { orderId });
      const id = await waiting();
      const life = await liveUntil(theo, { url: shop.database.url, dies: (_, nth) => nth === step }, (ctx) =>
        approveRefund(ctx, { id }),
      );
      const [row] = await shop.ctx.db.select().from(refundApproval).where(eq(refundApproval.id, id));
      const isApproved = row?.state === 'approved';
      expect(await refunds(), `killed before step ${step}`).toHaveLength(isApproved ? 1 : 0);
      expect(await states()).toEqual([isApproved ? 'cancelled' : 'placed']);
      if (!life.killed) break;
      // The sweeper sends what was promised; otherwise it's approved again.
      shop.ctx.clock.set(new Date(shop.ctx.clock.now().getTime() + 600_000));
      await sweepRefunds(shop.ctx);
      if (!isApproved) expect(await approveRefund(theo, { id })).toEqual({ ok: true });
      expect(await takenAtProvider(shop, orderId)).toBe(0);
      expect((await refunds()).map(({ state }) => state)).toEqual(['sent']);
    }
  });
});
