import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/promotion/index.ts';
import { limits } from '#core/settings/index.ts';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor, Ctx } from '../context.ts';
import { account, audit, project, visit as visits } from '../db/schema/index.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { cancelVisit } from './cancel-visit.ts';
import { forgetVisits } from './forget-visits.ts';
import { requestVisit } from './request-visit.ts';
import { searchVisits, visitsOnDays } from './search-visits.ts';
import { updateVisit } from './update-visit.ts';
import { visitsOfAccount } from './visits-of-account.ts';

const ctx = await createTestContext(await createTestDatabase());
const maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
const helper: Actor = { kind: 'api-key', id: 'key_1', scopes: ['helper.update-on-site-service'] };

async function customer() {
  const june = await createAccount(ctx);
  const made = await createSurvey(ctx.as(june), livingRoom);
  if (!made.ok) throw new Error(made.reason);
  return { june, surveyId: made.survey.id };
}

const all = { words: '', page: { number: 1, size: 500 } };
const listVisits = async (staff: Ctx) =>
  (await searchVisits(staff, all)).rows.filter(({ state }) => state === 'requested' || state === 'scheduled');

const days = ['2026-11-20', '2026-11-18'];
const home = { street: '12 Oak Street', phone: '718-555-0142' };
const asks = (june: Actor, surveyId: string, changes = {}) =>
  requestVisit(ctx.as(june), { surveyId, ...home, zip: '11201', preferredDays: days, ...changes });
const schedule = (actor: Actor, surveyId: string, date = '2026-11-20') =>
  updateVisit(ctx.as(actor), { surveyId, update: { act: 'schedule', representative: 'Maren', date } });
const early = (actor: Actor, surveyId: string) => updateVisit(ctx.as(actor), { surveyId, update: { act: 'complete' } });
async function at<T>(moment: string, act: () => Promise<T>): Promise<T> {
  const now = ctx.clock.now();
  ctx.clock.set(moment);
  return act().finally(() => ctx.clock.set(now));
}
const theDay = '2026-11-20T15:00:00Z';
const complete = (actor: Actor, surveyId: string) => at(theDay, () => early(actor, surveyId));

async function mailsTo(email: string): Promise<string[]> {
  await at(theDay, () => ctx.runEffects());
  return ctx.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('a visit', () => {
  it('attack 3: asking for other days again and again sends no letters without end', async () => {
    const { june, surveyId } = await customer();
    const [{ tries }] = limits.visit;
    const on = (turn: number) => asks(june, surveyId, { preferredDays: [addDays('2026-11-20', turn)] });
    for (let turn = 0; turn < tries; turn += 1) expect(await on(turn)).toMatchObject({ ok: true });
    expect(await on(tries)).toMatchObject({ ok: false, reason: 'too-many' });
    expect(await mailsTo(june.email)).toHaveLength(tries);
  });

  it('is requested, gets a person and a day, and is completed; the customer is told of each once', async () => {
    const { june, surveyId } = await customer();
    expect(await asks(june, surveyId)).toMatchObject({ ok: true, visit: { state: 'requested', preferredDays: days } });
    expect(await asks(june, surveyId)).toMatchObject({ ok: true, visit: { revision: 1 } });
    expect(await schedule(maren, surveyId)).toMatchObject({
      ok: true,
      visit: { state: 'scheduled', representative: 'Maren', date: '2026-11-20' },
    });
    expect(await schedule(maren, surveyId)).toMatchObject({ ok: true, visit: { revision: 2 } });
    expect(await asks(june, surveyId)).toEqual({ ok: false, reason: 'already-settled' });
    expect((await listVisits(ctx.as(maren))).map((one) => one.surveyId)).toContain(surveyId);
    expect(await complete(helper, surveyId)).toMatchObject({ ok: true, visit: { state: 'complete' } });
    expect(await complete(helper, surveyId)).toMatchObject({ ok: true, visit: { revision: 3 } });
    expect(await schedule(helper, surveyId)).toEqual({ ok: false, reason: 'no-such-step' });
    expect(await mailsTo(june.email)).toEqual(['Visit requested', 'Visit scheduled', 'Room measured']);
    expect((await visitsOfAccount(ctx.as(june))).get(surveyId)?.state).toBe('complete');
    expect((await listVisits(ctx.as(maren))).map((one) => one.surveyId)).not.toContain(surveyId);
  });

  it('is not complete before its day, however often someone says so, and the customer hears nothing', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId);
    await schedule(maren, surveyId);
    const written = async () =>
      (await ctx.db.select().from(audit)).filter(({ act }) => act === 'visit.complete').length;
    const before = await written();
    const refused = { ok: false, reason: 'before-the-day', date: '2026-11-20' };
    expect(await early(maren, surveyId)).toEqual(refused);
    expect(await early(maren, surveyId)).toEqual(refused);
    expect(await early(helper, surveyId)).toEqual(refused);
    expect(await Promise.all([early(maren, surveyId), early(helper, surveyId)])).toEqual([refused, refused]);
    // A minute before midnight in New York, when it's the twentieth elsewhere.
    expect(await at('2026-11-20T04:59:00Z', () => early(maren, surveyId))).toEqual(refused);
    expect(await written()).toBe(before);
    expect(await mailsTo(june.email)).toEqual(['Visit requested', 'Visit scheduled']);
    const done = { ok: true, visit: { state: 'complete', revision: 3 } };
    const twice = () => Promise.all([early(maren, surveyId), early(maren, surveyId)]);
    expect(await at('2026-11-20T05:00:00Z', twice)).toMatchObject([done, done]);
    expect(await written()).toBe(before + 1);
    // Complete stays complete, whatever day it is.
    expect(await early(maren, surveyId)).toMatchObject(done);
    expect(await mailsTo(june.email)).toEqual(['Visit requested', 'Visit scheduled', 'Room measured']);
  });

  it('that was there sooner gets that day first', async () => {
    const { surveyId } = await customer();
    await schedule(maren, surveyId);
    expect(await early(maren, surveyId)).toMatchObject({ ok: false, reason: 'before-the-day' });
    await schedule(maren, surveyId, '2026-11-15');
    expect(await early(maren, surveyId)).toMatchObject({ ok: true, visit: { date: '2026-11-15' } });
  });

  it('asked for eight times at once is one visit and one mail', async () => {
    const { june, surveyId } = await customer();
    const all = await Promise.all(Array.from({ length: 8 }, () => asks(june, surveyId)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect((await ctx.db.select().from(visits)).filter((row) => row.surveyId === surveyId)).toHaveLength(1);
    expect(await mailsTo(june.email)).toEqual(['Visit requested']);
  });

  it('is told to the project’s specialist, and to the admins once they no longer work here', async () => {
    const [wren, ada] = [await createAccount(ctx, { role: 'specialist' }), await createAccount(ctx, { role: 'admin' })];
    const askFor = async () => {
      const { june, surveyId } = await customer();
      const now = ctx.clock.now();
      await ctx.db.insert(project).values({
        ...{ id: ctx.ids.next('project'), surveyId, accountId: june.id, specialistId: wren.id },
        ...{ state: 'waiting for boards', createdAt: now, waitingSince: now, dueAt: now },
      });
      await asks(june, surveyId);
      return { wren: (await mailsTo(wren.email)).length, ada: (await mailsTo(ada.email)).length };
    };
    expect(await askFor()).toEqual({ wren: 1, ada: 0 });
    await ctx.db.update(account).set({ disabledAt: ctx.clock.now() }).where(eq(account.id, wren.id));
    expect(await askFor()).toEqual({ wren: 1, ada: 1 });
    await ctx.db.update(account).set({ disabledAt: null, role: 'customer' }).where(eq(account.id, wren.id));
    expect(await askFor()).toEqual({ wren: 1, ada: 2 });
  });

  it('may be called off by its owner, and asked for again', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId);
    await schedule(maren, surveyId);
    const other = await createAccount(ctx);
    expect(await cancelVisit(ctx.as(other), { surveyId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await cancelVisit(ctx.as(june), { surveyId })).toMatchObject({ ok: true, visit: { state: 'cancelled' } });
    expect(await cancelVisit(ctx.as(june), { surveyId })).toMatchObject({ ok: true });
    expect(await asks(june, surveyId)).toMatchObject({
      ok: true,
      visit: { state: 'requested', representative: null, date: null },
    });
    await schedule(maren, surveyId);
    await complete(maren, surveyId);
    expect(await cancelVisit(ctx.as(maren), { surveyId })).toEqual({ ok: false, reason: 'no-such-step' });
  });

  it('that ended gets another day if someone comes again or it was marked by mistake', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId);
    await schedule(maren, surveyId);
    await complete(maren, surveyId);
    await at('2026-11-21T15:00:00Z', async () => {
      expect(await schedule(maren, surveyId)).toMatchObject({
        ok: true,
        visit: { state: 'scheduled', date: '2026-11-20', completedAt: null },
      });
      await cancelVisit(ctx.as(maren), { surveyId });
      expect(await schedule(maren, surveyId, '2026-12-02')).toMatchObject({ ok: true, visit: { state: 'scheduled' } });
      await ctx.runEffects();
    });
    const [last] = ctx.sent.filter(({ to }) => to === june.email).slice(-1);
    expect(last).toMatchObject({
      subject: 'Visit scheduled',
      text: expect.stringContaining('Maren is coming to measure'),
    });
  });

  it('may get its day unasked, but is not complete before it was there', async () => {
    const { june, surveyId } = await customer();
    expect(await complete(helper, surveyId)).toEqual({ ok: false, reason: 'not-found' });
    expect(await schedule(helper, surveyId)).toMatchObject({ ok: true, visit: { state: 'scheduled', zip: '11201' } });
    expect(await mailsTo(june.email)).toEqual(['Visit scheduled']);
  });

  it('is refused outside the area, without a day, for another customer’s room and to a visitor', async () => {
    const { june, surveyId } = await customer();
    expect(await asks(june, surveyId, { zip: '90210' })).toEqual({ ok: false, reason: 'not-served' });
    expect(await asks(june, surveyId, { preferredDays: [] })).toEqual({ ok: false, reason: 'no-days' });
    expect(await asks(await createAccount(ctx), surveyId)).toEqual({ ok: false, reason: 'not-found' });
    expect(await asks({ kind: 'visitor' }, surveyId)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await schedule(june, surveyId)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await listVisits(ctx.as(june))).toEqual([]);
    const foreign = { surveyId, accountId: 'account_x', update: { act: 'complete' } as const };
    expect(await updateVisit(ctx.as(helper), foreign)).toEqual({ ok: false, reason: 'not-found' });
    expect((await visitsOfAccount(ctx.as({ kind: 'visitor' }))).size).toBe(0);
  });
});

describe('where to come', () => {
  const shown = async (surveyId: string, actor: Actor = maren) =>
    (await searchVisits(ctx.as(actor), all)).rows.find((one) => one.surveyId === surveyId);

  it('is kept as typed, can be corrected, and is shown to staff only', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId, { note: 'Ring twice.' });
    expect(await shown(surveyId)).toMatchObject({ ...home, zip: '11201', note: 'Ring twice.' });
    expect(await asks(june, surveyId, { note: 'Ring twice.', phone: '718-555-0199' })).toMatchObject({
      ok: true,
      visit: { phone: '718-555-0199', revision: 2 },
    });
    expect(await shown(surveyId, june)).toBeUndefined();
    expect(await asks(june, surveyId, { street: ' ' })).toEqual({ ok: false, reason: 'no-street' });
    expect(await asks(june, surveyId, { phone: '555' })).toEqual({ ok: false, reason: 'no-phone' });
    expect((await visitsOfAccount(ctx.as(june))).get(surveyId)).toMatchObject({ street: '12 Oak Street' });
  });

  it('is not in the audit log', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId, { street: '99 Hidden Lane' });
    await schedule(maren, surveyId);
    const entries = await ctx.db.select().from(audit);
    expect(JSON.stringify(entries)).toContain(surveyId);
    expect(JSON.stringify(entries)).not.toMatch(/Hidden Lane|718-555-0142/);
  });

  it('is erased with the account, and the visit stays', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId, { note: 'Ring twice.' });
    await forgetVisits(ctx, june.id);
    expect(await shown(surveyId)).toMatchObject({ state: 'requested', street: '', phone: '', note: '' });
  });

  it('may be missing in a visit from before we asked, which still gets its day', async () => {
    const { june, surveyId } = await customer();
    const at = ctx.clock.now();
    const old = { id: ctx.ids.next('visit'), surveyId, accountId: june.id, zip: '11201', preferredDays: days };
    await ctx.db.insert(visits).values({ ...old, state: 'requested', createdAt: at, updatedAt: at });
    expect(await shown(surveyId)).toMatchObject({ street: '', phone: '' });
    expect(await asks(june, surveyId)).toMatchObject({ ok: true, visit: { ...home, state: 'requested' } });
    expect(await schedule(maren, surveyId)).toMatchObject({ ok: true, visit: { ...home, state: 'scheduled' } });
  });
});

describe('the studio', () => {
  it('finds visits by state, customer, street and zip, and by their days', async () => {
    const { june, surveyId } = await customer();
    await asks(june, surveyId, { zip: '10001' });
    const found = async (question: Partial<Parameters<typeof searchVisits>[1]>) =>
      (await searchVisits(ctx.as(maren), { ...all, ...question })).rows.filter((one) => one.surveyId === surveyId);
    expect(await found({ state: 'requested', words: '10001' })).toMatchObject([{ customer: { email: june.email } }]);
    expect(await found({ words: june.email.slice(0, 8) })).toHaveLength(1);
    expect(await found({ words: 'oak street' })).toHaveLength(1);
    expect(await found({ words: '%' })).toEqual([]);
    await schedule(maren, surveyId, '2026-12-31');
    expect(await found({ state: 'requested' })).toEqual([]);
    expect(await found({ day: '2026-12-31' })).toHaveLength(1);
    expect(await found({ day: '2026-12-30' })).toEqual([]);
    const december = { first: '2026-12-31', last: '2026-12-31' };
    expect(await visitsOnDays(ctx.as(maren), december)).toMatchObject([{ surveyId, representative: 'Maren' }]);
    expect(await visitsOnDays(ctx.as(june), december)).toEqual([]);
    expect((await searchVisits(ctx.as(june), all)).rows).toEqual([]);
  });
});
