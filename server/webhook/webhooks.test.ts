import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mostTries } from '#core/webhook/index.ts';
import { liveUntil } from '../../tests/faults/mortal.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { outbox, webhookDelivery } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { effects } from '../jobs/effects.ts';
import { runEffect } from '../jobs/run-effect.ts';
import { sweepRetention } from '../jobs/sweep-retention.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { delivered, newPiece, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { offerReplacement } from '../order/returns/offer-replacement.ts';
import { requestReturn } from '../order/returns/request-return.ts';
import { linesOf } from '../order/store-lines.ts';
import { callBackBoards } from '../selection/desk/publish/call-back-boards.ts';
import { publishDesk } from '../selection/desk/publish/publish-desk.ts';
import { laidOutDesk, waitingFor } from '../selection/selection.test-data.ts';
import { cancelVisit } from '../visit/cancel-visit.ts';
import { updateVisit } from '../visit/update-visit.ts';
import {
  addedEndpoint,
  deliveries,
  everything,
  later,
  onlyDelivery,
  openHookShop,
  tellOfBoards,
} from './hook-shop.test-data.ts';
import { listWebhooks } from './list-webhooks.ts';
import { answering, isGenuine, openReceiver, taken } from './receiver.test-data.ts';
import { sendAgain, sendTest } from './send-event.ts';
import { tellWebhooks } from './tell-webhooks.ts';

const hooks = openHookShop();

const events = () =>
  hooks.receiver.received.map(
    ({ body }) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> },
  );
/** The newest promise that isn't kept yet. */
const promisedId = async () =>
  (await hooks.shop.ctx.db.select().from(outbox)).findLast(({ kind, doneAt }) => kind === 'send webhook' && !doneAt)
    ?.id ?? '';

describe('an event', () => {
  it('arrives once, signed so that a receiver can check it by our description', async () => {
    const { secret } = await addedEndpoint(hooks);
    await tellOfBoards(hooks);
    await hooks.shop.ctx.runEffects();
    const [one] = hooks.receiver.received;
    if (!one) throw new Error('nothing arrived');
    const now = hooks.shop.ctx.clock.now();
    expect(isGenuine(one, secret, now)).toBe(true);
    expect(isGenuine({ ...one, body: one.body.replace('"revision":0', '"revision":1') }, secret, now)).toBe(false);
    expect(isGenuine(one, `whsec_${Buffer.from('another').toString('base64')}`, now)).toBe(false);
    expect(isGenuine(one, secret, new Date(now.getTime() + 6 * 60_000))).toBe(false);
    expect(one.headers['webhook-id']).toBe(events()[0]?.id);
    expect(await onlyDelivery(hooks)).toMatchObject({ state: 'delivered', tries: 1, status: 204 });
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toHaveLength(1);
  });

  it('goes to every endpoint of its topic with the same id, and to no other', async () => {
    const other = await openReceiver();
    await addedEndpoint(hooks, ['board']);
    await addedEndpoint(hooks, ['board', 'visit'], other.url);
    await addedEndpoint(hooks, ['order', 'visit', 'refund']);
    await tellOfBoards(hooks);
    await hooks.shop.ctx.runEffects();
    await other.close();
    expect(hooks.receiver.received).toHaveLength(1);
    expect(other.received.map(({ body }) => body)).toEqual(hooks.receiver.received.map(({ body }) => body));
  });

  it('that was rolled back is never sent', async () => {
    await addedEndpoint(hooks);
    const failed = hooks.shop.ctx.db.transaction(async (tx) => {
      await tellWebhooks({ ...hooks.shop.ctx, db: tx }, 'order.paid', {});
      throw new Error('something else went wrong');
    });
    await expect(failed).rejects.toThrow('something else');
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toEqual([]);
    expect(await deliveries(hooks)).toEqual([]);
  });

  it('that isn’t accepted is retried with growing waits and the same id, then given up as an exception', async () => {
    const { secret } = await addedEndpoint(hooks);
    hooks.receiver.how.answer = answering(503, 'Closed\nfor lunch');
    await tellOfBoards(hooks);
    const waits: number[] = [];
    for (let tries = 1; tries <= mostTries; tries += 1) {
      await hooks.shop.ctx.runEffects();
      await hooks.shop.ctx.runEffects();
      expect(hooks.receiver.received).toHaveLength(tries);
      const row = await onlyDelivery(hooks);
      expect(row).toMatchObject({ tries, status: 503, answer: 'Closed for lunch' });
      if (!row.nextTryAt) break;
      waits.push(row.nextTryAt.getTime() - hooks.shop.ctx.clock.now().getTime());
      hooks.shop.ctx.clock.set(new Date(row.nextTryAt.getTime() - 1));
      await hooks.shop.ctx.runEffects();
      expect(hooks.receiver.received).toHaveLength(tries);
      hooks.shop.ctx.clock.set(row.nextTryAt);
    }
    expect(waits).toHaveLength(mostTries - 1);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
    const last = hooks.receiver.received.at(-1);
    expect(last && isGenuine(last, secret, hooks.shop.ctx.clock.now())).toBe(true);
    const row = await onlyDelivery(hooks);
    expect(row).toMatchObject({ state: 'given up', nextTryAt: null });
    later(hooks, 30 * 60_000);
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toHaveLength(mostTries);
    const found = await listExceptions(hooks.ada, { kind: 'webhook', words: '', page: everything.page });
    expect(found?.rows).toMatchObject([
      { kind: 'webhook', title: expect.stringContaining('board.published'), why: 'Answered 503: Closed for lunch' },
    ]);

    // An endpoint and its answers are for those who look after it.
    const specialist = hooks.shop.ctx.as(await createAccount(hooks.shop.ctx, { role: 'specialist' }));
    expect(await listExceptions(specialist, { kind: 'webhook', words: '', page: everything.page })).toMatchObject({
      rows: [],
      total: 0,
    });

    // Sent again by hand: a fresh set of tries, once however often it's pressed.
    hooks.receiver.how.answer = taken;
    expect(await Promise.all([1, 2].map(() => sendAgain(hooks.ada, { deliveryId: row.id })))).toEqual([
      { ok: true },
      { ok: true },
    ]);
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toHaveLength(mostTries + 1);
    expect(await onlyDelivery(hooks)).toMatchObject({ state: 'delivered', tries: 1, eventId: row.eventId });
    expect((await listExceptions(hooks.ada, { kind: 'webhook', words: '', page: everything.page }))?.total).toBe(0);
  });

  it('a test says whether an endpoint answers', async () => {
    const { id } = await addedEndpoint(hooks, ['visit']);
    expect(await sendTest(hooks.ada, { id })).toEqual({ ok: true });
    await hooks.shop.ctx.runEffects();
    expect(events()).toMatchObject([{ type: 'test', data: {} }]);
    const listed = await listWebhooks(hooks.ada, { ...everything, state: 'delivered' });
    expect(listed?.deliveries).toMatchObject({
      total: 1,
      rows: [{ type: 'test', status: 204, url: hooks.receiver.url }],
    });
    expect((await listWebhooks(hooks.ada, { ...everything, words: 'no such' }))?.deliveries.total).toBe(0);
  });

  it('is asked outside any transaction', async () => {
    await addedEndpoint(hooks);
    await tellOfBoards(hooks);
    let open = -1;
    hooks.receiver.how.answer = async (response) => {
      const { rows } = await hooks.shop.database.pool.query(
        `select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      open = rows[0].open;
      taken(response);
    };
    await runEffect(hooks.shop.ctx, effects, await promisedId());
    expect(open).toBe(0);
  });

  it('is asked by one process at a time', async () => {
    await addedEndpoint(hooks);
    await tellOfBoards(hooks);
    const id = await promisedId();
    const ran = await Promise.all([1, 2, 3].map(() => runEffect(hooks.shop.ctx, effects, id)));
    expect(ran.filter((one) => one === 'done')).toHaveLength(1);
    expect(hooks.receiver.received).toHaveLength(1);
  });

  it('is delivered in the end, wherever the process dies, with one id', async () => {
    await addedEndpoint(hooks);
    let step = 0;
    for (; ; step += 1) {
      await hooks.shop.ctx.db.delete(webhookDelivery);
      hooks.receiver.received.length = 0;
      await tellOfBoards(hooks);
      const id = await promisedId();
      const life = await liveUntil(
        hooks.shop.ctx,
        { url: hooks.shop.database.url, dies: (_, nth) => nth === step },
        (ctx) => runEffect(ctx, effects, id),
      );
      if (!life.killed) break;
      later(hooks, 61_000);
      await hooks.shop.ctx.runEffects();
      expect(await onlyDelivery(hooks), `killed before step ${step}`).toMatchObject({ state: 'delivered', tries: 1 });
      expect(hooks.receiver.received.length).toBeLessThanOrEqual(2);
      expect(new Set(events().map((event) => event.id)).size).toBe(1);
      await hooks.shop.ctx.db.delete(outbox).where(eq(outbox.kind, 'send webhook'));
    }
    expect(step).toBeGreaterThan(3);
  });

  it('is forgotten after 30 days, unless it still waits', async () => {
    await addedEndpoint(hooks);
    await tellOfBoards(hooks);
    await hooks.shop.ctx.runEffects();
    later(hooks, 29 * 24 * 3_600_000);
    await sweepRetention(hooks.shop.ctx);
    expect(await deliveries(hooks)).toHaveLength(1);
    await tellOfBoards(hooks);
    await hooks.shop.ctx.db
      .update(webhookDelivery)
      .set({ createdAt: new Date(0) })
      .where(eq(webhookDelivery.state, 'waiting'));
    later(hooks, 2 * 24 * 3_600_000);
    await sweepRetention(hooks.shop.ctx);
    expect(await deliveries(hooks)).toMatchObject([{ state: 'waiting' }]);
    await hooks.shop.ctx.runEffects();
  });
});

describe('what happens in the shop', () => {
  const types = () => events().map(({ type }) => type);

  it('an order is told when it is paid, confirmed and canceled, and so is its refund; never who bought it', async () => {
    await addedEndpoint(hooks);
    const june = await shopper(hooks.shop, [{ recordId: await newPiece(hooks.shop.ctx, { cents: 200_000 }) }]);
    const orderId = await orderedFor(hooks.shop, june);
    await hooks.shop.ctx.runEffects();
    expect(types()).toEqual(['order.paid']);
    expect(events()[0]?.data).toMatchObject({
      orderId,
      totalCents: expect.any(Number),
      lines: [{ quantity: 1, state: 'placed' }],
    });
    const staff = hooks.shop.ctx.as(hooks.shop.specialist);
    await confirmLines(staff, { orderId });
    await cancelLines(staff, { orderId });
    await hooks.shop.ctx.runEffects();
    expect(types().toSorted()).toEqual([
      'order.lines-changed',
      'order.lines-changed',
      'order.paid',
      'refund.promised',
      'refund.sent',
    ]);
    const refunds = events().filter(({ type }) => type.startsWith('refund'));
    expect(refunds[0]?.data).toMatchObject({ orderId, feeId: null, cents: expect.any(Number) });
    const told = JSON.stringify(hooks.receiver.received.map(({ body }) => body));
    for (const word of [june.person.email, june.person.firstName, 'Oak Street', 'Tran', '02143'])
      expect(told).not.toContain(word);
  });

  it('an exchange is told of both lines, the one that’s replaced and the new one', async () => {
    const [bought, other] = [await newPiece(hooks.shop.ctx), await newPiece(hooks.shop.ctx)];
    const june = await shopper(hooks.shop, [{ recordId: bought }]);
    const orderId = await orderedFor(hooks.shop, june);
    await delivered(hooks.shop, orderId);
    const [{ id: lineId } = { id: '' }] = await linesOf(hooks.shop.ctx.db, [orderId]);
    const wish = { orderId, lineId, want: 'exchange', reason: 'damaged', note: 'A loose leg' } as const;
    await requestReturn(june.asked, { ...wish, photos: [] });
    await addedEndpoint(hooks, ['order']);
    const staff = hooks.shop.ctx.as(hooks.shop.specialist);
    expect(await offerReplacement(staff, { orderId, lineId, recordId: other })).toMatchObject({ ok: true });
    await hooks.shop.ctx.runEffects();
    const replaced = events().map(({ data }) => data as { act: string; lines: { id: string; recordId: string }[] });
    const changed = replaced.filter(({ act }) => act === 'place replacement').flatMap(({ lines }) => lines);
    expect(changed.map(({ recordId }) => recordId).toSorted()).toEqual([bought, other].toSorted());
    const ids = (await linesOf(hooks.shop.ctx.db, [orderId])).map(({ id }) => id);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('boards that are published and called back, and a visit from day to day', async () => {
    await addedEndpoint(hooks);
    const { surveyId } = await waitingFor(hooks.shop.ctx);
    const maren = hooks.shop.ctx.as(hooks.shop.specialist);
    await updateVisit(maren, { surveyId, update: { act: 'schedule', representative: 'Ana', date: '2027-03-01' } });
    await cancelVisit(maren, { surveyId });
    await laidOutDesk(maren, surveyId);
    await publishDesk(maren, { surveyId });
    await callBackBoards(maren, { surveyId });
    await hooks.shop.ctx.runEffects();
    expect(types().toSorted()).toEqual(['board.called-back', 'board.published', 'visit.cancelled', 'visit.scheduled']);
    const visit = events().find(({ type }) => type === 'visit.scheduled');
    expect(visit?.data).toEqual({ visitId: expect.any(String), surveyId, state: 'scheduled', date: '2027-03-01' });
    expect(JSON.stringify(hooks.receiver.received.map(({ body }) => body))).not.toContain('Ana');
  });
});
