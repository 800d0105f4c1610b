import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { webhookRules } from '#core/webhook/index.ts';
import { audit, webhookDelivery, webhookEndpoint } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { httpWebhooks } from '../gateways/webhooks/http.ts';
import { addEndpoint, pauseEndpoint, removeEndpoint, resumeEndpoint } from './change-endpoint.ts';
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
import { answering, taken } from './receiver.test-data.ts';
import { sendAgain, sendTest } from './send-event.ts';

const hooks = openHookShop();

describe('an endpoint', () => {
  it('is added by an admin, its secret shown once and kept encrypted; the log says so', async () => {
    const { id, secret } = await addedEndpoint(hooks, ['refund', 'order']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const [row] = await hooks.shop.ctx.db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id));
    expect(row).toMatchObject({ url: hooks.receiver.url, topics: ['order', 'refund'], pausedAt: null });
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
    const listed = await listWebhooks(hooks.ada, everything);
    expect(listed?.endpoints).toMatchObject([{ id, createdBy: 'Ada' }]);
    expect(JSON.stringify(listed)).not.toContain(row?.secret);
    const log = await hooks.shop.ctx.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(log).toMatchObject([{ act: 'webhook.add', detail: { topics: ['order', 'refund'] } }]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('is for admins only, and says what’s wrong with the input', async () => {
    const { id } = await addedEndpoint(hooks);
    const specialist = hooks.shop.ctx.as(hooks.shop.specialist);
    const refused = { ok: false, reason: 'not-allowed' };
    for (const ctx of [specialist, hooks.shop.ctx.as({ kind: 'visitor' }), hooks.shop.ctx.as({ kind: 'system' })]) {
      expect(await listWebhooks(ctx, everything)).toBeNull();
      expect(await addEndpoint(ctx, { url: 'not an address', topics: [] })).toEqual(refused);
      for (const act of [pauseEndpoint, resumeEndpoint, removeEndpoint, sendTest])
        expect(await act(ctx, { id })).toEqual(refused);
      expect(await sendAgain(ctx, { deliveryId: 'none' })).toEqual(refused);
    }
    expect(await addEndpoint(hooks.ada, { url: 'example', topics: [] })).toEqual({
      ok: false,
      reason: 'invalid',
      problems: { url: 'Please enter an address such as https://example.com/hooks.', topics: 'Choose at least one.' },
    });
    for (const act of [pauseEndpoint, resumeEndpoint, removeEndpoint, sendTest])
      expect(await act(hooks.ada, { id: 'none' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await sendAgain(hooks.ada, { deliveryId: 'none' })).toEqual({ ok: false, reason: 'not-found' });
  });

  it('attack 23: in production, leads to no private network and is https', async () => {
    const lookUp = async (host: string) => [
      { address: host === 'out.example' ? '93.184.216.34' : '10.1.2.3', family: 4 },
    ];
    const strict = { ...hooks.ada, webhooks: httpWebhooks({ openInternetOnly: true, lookUp }) };
    const problem = async (url: string) => {
      const made = await addEndpoint(strict, { url, topics: ['order'] });
      return made.ok ? null : made.reason === 'invalid' && made.problems.url;
    };
    expect(await problem('http://out.example/')).toBe('The address has to begin with https://.');
    const inside = 'This address leads into a private network. Please enter one on the open internet.';
    expect(await problem('https://inner.example/')).toBe(inside);
    expect(await problem('https://169.254.169.254/latest/meta-data')).toBe(inside);
    expect(await problem('https://localhost/')).toBe(inside);
    expect(await problem('https://out.example/')).toBeNull();
  });

  it('there are ten at most, also when two are added at once', async () => {
    for (let made = 1; made < webhookRules.mostEndpoints; made += 1) await addedEndpoint(hooks);
    const both = await Promise.all(
      [1, 2].map(() => addEndpoint(hooks.ada, { url: hooks.receiver.url, topics: ['order'] })),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many' });
  });

  it('paused, it gets nothing new and nothing that was waiting; resumed, it gets what happens from then on', async () => {
    const { id } = await addedEndpoint(hooks);
    hooks.receiver.how.answer = answering(500, 'later');
    await tellOfBoards(hooks);
    await hooks.shop.ctx.runEffects();
    expect(await pauseEndpoint(hooks.ada, { id })).toEqual({ ok: true });
    expect(await pauseEndpoint(hooks.ada, { id })).toEqual({ ok: true });
    await tellOfBoards(hooks);
    later(hooks, 60_000);
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toHaveLength(1);
    const row = await onlyDelivery(hooks);
    expect(row).toMatchObject({ state: 'given up', answer: 'Not sent: the endpoint was paused.' });
    expect(await sendAgain(hooks.ada, { deliveryId: row.id })).toEqual({ ok: false, reason: 'paused' });
    expect(await sendTest(hooks.ada, { id })).toEqual({ ok: false, reason: 'paused' });
    const waits = async () =>
      (await listExceptions(hooks.ada, { kind: 'webhook', words: '', page: everything.page }))?.total;
    expect(await waits()).toBe(0);
    hooks.receiver.how.answer = taken;
    expect(await resumeEndpoint(hooks.ada, { id })).toEqual({ ok: true });
    // What was dropped by pausing had tries left, so it's no exception afterwards either.
    expect(await waits()).toBe(0);
    await tellOfBoards(hooks);
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toHaveLength(2);
    const acts = await hooks.shop.ctx.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['webhook.add', 'webhook.pause', 'webhook.resume']);
  });

  it('removed, it is gone with its deliveries, and pending sends to it do no harm', async () => {
    const { id } = await addedEndpoint(hooks);
    await tellOfBoards(hooks);
    expect(await removeEndpoint(hooks.ada, { id })).toEqual({ ok: true });
    expect(await removeEndpoint(hooks.ada, { id })).toEqual({ ok: false, reason: 'not-found' });
    await hooks.shop.ctx.runEffects();
    expect(hooks.receiver.received).toEqual([]);
    expect(await deliveries(hooks)).toEqual([]);
  });

  it('whose secret can’t be read gets nothing, and its events are exceptions until they’re sent again', async () => {
    const { ctx } = hooks.shop;
    const { id } = await addedEndpoint(hooks);
    const which = eq(webhookEndpoint.id, id);
    const [row] = await ctx.db.select().from(webhookEndpoint).where(which);
    const kept = row?.secret ?? '';
    const exceptions = async () =>
      (await listExceptions(hooks.ada, { kind: 'webhook', words: '', page: everything.page }))?.rows;
    // As after a restore with another secret of the shop, and as a row that was damaged.
    for (const secret of ['not ours', kept.replace(/^./, (first) => (first === '0' ? '1' : '0')), '']) {
      await ctx.db.delete(webhookDelivery);
      await ctx.db.update(webhookEndpoint).set({ secret }).where(which);
      await tellOfBoards(hooks);
      await ctx.runEffects();
      await ctx.runEffects();
      expect(hooks.receiver.received).toEqual([]);
      expect(await onlyDelivery(hooks)).toMatchObject({ state: 'given up', tries: 0, nextTryAt: null, status: null });
      expect(await exceptions()).toMatchObject([{ why: expect.stringMatching(/^Not sent: we can’t read this/) }]);
    }
    expect(await listExceptions(hooks.ada, { kind: 'job', words: '', page: everything.page })).toMatchObject({
      total: 0,
    });
    await ctx.db.update(webhookEndpoint).set({ secret: kept }).where(which);
    expect(await sendAgain(hooks.ada, { deliveryId: (await onlyDelivery(hooks)).id })).toEqual({ ok: true });
    await ctx.runEffects();
    expect(await onlyDelivery(hooks)).toMatchObject({ state: 'delivered', tries: 1 });
    expect(await exceptions()).toEqual([]);
  });
});
