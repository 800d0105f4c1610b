import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { unassigned } from '#core/project/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { account, audit, project, setting } from '../../db/schema/index.ts';
import { type Person, waitingFor } from '../../selection/selection.test-data.ts';
import { editSettings } from '../../settings/edit-settings.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { chooseSpecialist } from './choose-specialist.ts';
import { forgetWorkload } from './forget-workload.ts';
import { handOverProjects } from './hand-over-projects.ts';
import { listQueue } from './queue.ts';
import { listQueueViews, removeQueueView, saveQueueView } from './queue-views.ts';
import { listWorkloads, saveWorkload } from './workloads.ts';

let ctx: TestContext;
let maren: Person;
let theo: Person;
let ada: Person;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  theo = await createAccount(ctx, { role: 'specialist', firstName: 'Theo' });
  ada = await createAccount(ctx, { role: 'admin', firstName: 'Ada' });
});

const anything = { most: '', styles: [], daysOff: [] };
const today = () => ctx.clock.now().toISOString().slice(0, 10);

describe('how much a specialist takes on', () => {
  it('is set by themselves or an admin, and is in the log; others only read it', async () => {
    const off = [{ first: today(), last: today() }];
    expect(await saveWorkload(ctx.as(maren), { accountId: maren.id, ...anything, most: '2', daysOff: off })).toEqual({
      ok: true,
    });
    expect(await saveWorkload(ctx.as(theo), { accountId: maren.id, ...anything })).toEqual({
      ...{ ok: false, reason: 'not-allowed' },
    });
    expect(await saveWorkload(ctx.as(ada), { accountId: theo.id, ...anything, styles: ['draper'] })).toEqual({
      ok: true,
    });
    const seen = await listWorkloads(ctx.as(theo));
    expect(seen?.find(({ id }) => id === maren.id)).toMatchObject({
      ...{ waiting: 0, awayToday: true, editable: false, workload: { most: 2, styles: [], daysOff: off } },
    });
    expect(seen?.find(({ id }) => id === theo.id)).toMatchObject({ editable: true, workload: { styles: ['draper'] } });
    const logged = await ctx.db.select().from(audit);
    expect(logged.filter(({ act }) => act === 'workload.edit')).toHaveLength(2);
  });

  it('is never overwritten by someone who saw it as it was before, and saved twice it’s saved once', async () => {
    const june = await createAccount(ctx, { role: 'specialist', firstName: 'June' });
    const shown = async () =>
      JSON.stringify((await listWorkloads(ctx.as(ada)))?.find(({ id }) => id === june.id)?.workload);
    const seen = await shown();
    const off = [{ first: today(), last: today() }];
    const own = { accountId: june.id, ...anything, daysOff: off, seen };
    expect(await saveWorkload(ctx.as(june), own)).toEqual({ ok: true });
    // An admin whose page is older would take the days off away again.
    const older = { accountId: june.id, ...anything, most: '3', seen };
    expect(await saveWorkload(ctx.as(ada), older)).toEqual({ ok: false, reason: 'changed' });
    expect(await saveWorkload(ctx.as(june), own)).toEqual({ ok: true });
    expect(await saveWorkload(ctx.as(ada), { ...older, daysOff: off, seen: await shown() })).toEqual({ ok: true });
    const logged = await ctx.db.select().from(audit).where(eq(audit.subjectId, june.id));
    expect(logged.filter(({ act }) => act === 'workload.edit')).toHaveLength(2);
    await ctx.db.update(account).set({ disabledAt: ctx.clock.now() }).where(eq(account.id, june.id));
  });

  it('refuses what makes no sense, and strangers', async () => {
    expect(await saveWorkload(ctx.as(ada), { accountId: maren.id, ...anything, most: '-1' })).toEqual({
      ...{ ok: false, reason: 'most-invalid' },
    });
    const customer = await createAccount(ctx);
    expect(await saveWorkload(ctx.as(ada), { accountId: customer.id, ...anything })).toEqual({
      ...{ ok: false, reason: 'not-staff' },
    });
    expect(await listWorkloads(ctx.as(customer))).toBeNull();
    expect((await saveWorkload(ctx.as(customer), { accountId: customer.id, ...anything })).ok).toBe(false);
  });
});

describe('giving a new project', () => {
  const give = async () => {
    const { surveyId } = await waitingFor(ctx);
    return chooseSpecialist(ctx, { surveyId, ofSameFee: [] });
  };

  it('passes over who is away or full, and back to them when they have room', async () => {
    expect(await give()).toBe(theo.id);
    await saveWorkload(ctx.as(ada), { accountId: theo.id, ...anything, most: '0' });
    expect(await give()).toBeNull();
    await saveWorkload(ctx.as(ada), { accountId: maren.id, ...anything, most: '1' });
    expect(await give()).toBe(maren.id);
    await waitingFor(ctx, { specialistId: maren.id });
    expect(await give()).toBeNull();
    await saveWorkload(ctx.as(ada), { accountId: theo.id, ...anything });
    expect(await give()).toBe(theo.id);
  });

  it('is left to people while it is switched off, except for a fee’s other rooms', async () => {
    const { switches } = await getSettings(ctx);
    await editSettings(ctx.as(ada), { patch: { switches: { ...switches, assignment: false } }, seen: { switches } });
    expect(await give()).toBeNull();
    const first = await waitingFor(ctx, { specialistId: maren.id });
    const second = await waitingFor(ctx);
    expect(
      await chooseSpecialist(ctx, { surveyId: second.surveyId, ofSameFee: [first.surveyId, second.surveyId] }),
    ).toBe(maren.id);
    await ctx.db.delete(setting);
  });
});

describe('handing over many', () => {
  it('gives each to the colleague, once, and says which no longer wait', async () => {
    const [one, two] = [await waitingFor(ctx), await waitingFor(ctx)];
    const surveyIds = [one.surveyId, two.surveyId, one.surveyId, 'survey_gone'];
    const both = await Promise.all([
      handOverProjects(ctx.as(ada), { surveyIds, to: theo.id }),
      handOverProjects(ctx.as(ada), { surveyIds, to: theo.id }),
    ]);
    for (const done of both) expect(done).toEqual({ ok: true, handedOver: 2, left: 1 });
    const his = await listQueue(ctx.as(ada), { specialist: theo.id });
    expect(his?.rows.map(({ surveyId }) => surveyId)).toEqual(expect.arrayContaining([one.surveyId, two.surveyId]));
    const logged = (await ctx.db.select().from(audit)).filter(({ surveyId }) => surveyId === one.surveyId);
    expect(logged).toHaveLength(1);
    expect(
      (await listQueue(ctx.as(ada), { specialist: unassigned }))?.rows.map(({ surveyId }) => surveyId),
    ).not.toContain(one.surveyId);
  });

  it('refuses no one, nothing, too many and customers', async () => {
    const { surveyId, customer } = await waitingFor(ctx);
    const refused = async (who: Person, surveyIds: string[], to: string) => {
      const done = await handOverProjects(ctx.as(who), { surveyIds, to });
      return done.ok ? null : done.reason;
    };
    expect(await refused(ada, [surveyId], customer.id)).toBe('not-staff');
    expect(await refused(ada, [], theo.id)).toBe('nothing-chosen');
    expect(
      await refused(
        ada,
        Array.from({ length: 51 }, (_, at) => `s${at}`),
        theo.id,
      ),
    ).toBe('too-many');
    expect(await refused(customer, [surveyId], theo.id)).toBe('not-allowed');
  });
});

describe('saved views', () => {
  it('belong to one person, are saved once and removed by their owner only', async () => {
    const late = { name: 'Late', query: 'state=late&page=2' };
    const saved = await Promise.all([saveQueueView(ctx.as(maren), late), saveQueueView(ctx.as(maren), late)]);
    expect(saved).toEqual([{ ok: true }, { ok: true }]);
    const views = await listQueueViews(ctx.as(maren));
    expect(views).toEqual([{ id: expect.any(String), name: 'Late', query: 'state=late' }]);
    expect(await listQueueViews(ctx.as(theo))).toEqual([]);
    expect(await saveQueueView(ctx.as(maren), { name: 'Late', query: 'state=revising' })).toEqual({
      ...{ ok: false, reason: 'name-taken' },
    });
    const id = views[0]?.id ?? '';
    await removeQueueView(ctx.as(theo), { id });
    expect(await listQueueViews(ctx.as(maren))).toHaveLength(1);
    await removeQueueView(ctx.as(maren), { id });
    expect(await listQueueViews(ctx.as(maren))).toEqual([]);
  });

  it('are bounded, and nothing for customers', async () => {
    for (let at = 0; at < 20; at += 1) await saveQueueView(ctx.as(theo), { name: `View ${at}`, query: 'state=late' });
    expect(await saveQueueView(ctx.as(theo), { name: 'One more', query: 'state=late' })).toEqual({
      ...{ ok: false, reason: 'too-many' },
    });
    await forgetWorkload(ctx, theo.id);
    expect(await listQueueViews(ctx.as(theo))).toEqual([]);
    const customer = await createAccount(ctx);
    expect((await saveQueueView(ctx.as(customer), { name: 'Mine', query: 'state=late' })).ok).toBe(false);
    expect(await listQueueViews(ctx.as(customer))).toEqual([]);
  });
});

describe('the promise by person', () => {
  it('counts boards that went out and promises that were missed, also for boards still waiting, over 90 days', async () => {
    const iris = await createAccount(ctx, { role: 'specialist', firstName: 'Iris' });
    const day = 24 * 3_600_000;
    const now = ctx.clock.now().getTime();
    const sent = async (change: { boardsReadyAt?: Date; missedAt?: Date }) => {
      const { surveyId } = await waitingFor(ctx, { specialistId: iris.id });
      if (Object.keys(change).length > 0)
        await ctx.db.update(project).set(change).where(eq(project.surveyId, surveyId));
    };
    await sent({ boardsReadyAt: new Date(now - day) });
    await sent({ boardsReadyAt: new Date(now - 2 * day), missedAt: new Date(now - 3 * day) });
    // Too late already, and not out yet.
    await sent({ missedAt: new Date(now - day) });
    await sent({});
    await sent({ boardsReadyAt: new Date(now - 91 * day), missedAt: new Date(now - 92 * day) });
    const of = async (id: string) => (await listWorkloads(ctx.as(ada)))?.find((one) => one.id === id)?.promise;
    expect(await of(iris.id)).toEqual({ due: 3, missed: 2 });
    expect(await of(theo.id)).toEqual({ due: 0, missed: 0 });
  });
});
