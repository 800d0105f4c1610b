import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#core/settings/index.ts';
import { onSiteService } from '#core/survey/index.ts';
import { createAccount, createTestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { audit, fee, project, promiseCredit, setting, survey } from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import { customer, submit } from '../../fee/fee.test-data.ts';
import { projectsOfAccount } from '../../pages/projects-of-account.ts';
import { cancelVisit } from '../../visit/cancel-visit.ts';
import { requestVisit } from '../../visit/request-visit.ts';
import { updateVisit } from '../../visit/update-visit.ts';
import { beginRevision } from '../begin-revision.ts';
import { callBackProject } from '../call-back-project.ts';
import { markBoardsReady } from '../mark-boards-ready.ts';
import { listQueue } from '../queue/queue.ts';
import { sweepPromises } from '../sweep-promises.ts';

const ctx = await createTestContext(await createTestDatabase());
const maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
const start = ctx.clock.now();
const hoursAfter = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeEach(async () => {
  ctx.clock.set(start);
  await ctx.db.delete(setting);
});

const answered = (given: Partial<typeof defaultSettings>) =>
  ctx.db.insert(setting).values(Object.entries(given).map(([name, value]) => ({ name, value })));

/** A customer whose project waits for boards; with `measuredByUs`, they chose a visit in the quiz. */
async function waiting({ measuredByUs = false } = {}) {
  const { person, surveyId } = await customer(ctx);
  if (measuredByUs) {
    await ctx.db
      .update(survey)
      .set({ responses: { measurement_method: onSiteService } })
      .where(eq(survey.id, surveyId));
  }
  const now = ctx.clock.now();
  const paid = { status: 'complete' as const, priceCents: 14_900, paidCents: 14_900, openedAt: now, paidAt: now };
  await ctx.db.insert(fee).values({ id: ctx.ids.next('fee'), accountId: person.id, ...paid });
  await submit(ctx, surveyId, person.id);
  return { person, surveyId };
}

async function rowOf(surveyId: string) {
  const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
  if (!row) throw new Error('no project');
  return row;
}
const clockOf = async (surveyId: string) => {
  const { waitingSince, dueAt, pausedAt } = await rowOf(surveyId);
  return { waitingSince, dueAt, pausedAt };
};
const creditsOf = (accountId: string) =>
  ctx.db.select().from(promiseCredit).where(eq(promiseCredit.accountId, accountId));
async function lettersTo(email: string) {
  await ctx.runEffects();
  return ctx.sent.filter(({ to, subject }) => to === email && subject.includes('late'));
}

const home = { street: '12 Oak Street', zip: '11201', phone: '718-555-0142' };
type Person = Awaited<ReturnType<typeof customer>>['person'];
const asks = (person: Person, surveyId: string) =>
  requestVisit(ctx.as(person), { surveyId, ...home, preferredDays: ['2026-11-25'] });
const visits = (surveyId: string, act: 'schedule' | 'complete') =>
  updateVisit(ctx.as(maren), {
    surveyId,
    update: act === 'complete' ? { act } : { act, representative: 'Maren', date: '2026-11-20' },
  });

describe('the clock while we have to visit', () => {
  test('stops with the request and runs on with the time left once the room is measured', async () => {
    const { person, surveyId } = await waiting();
    ctx.clock.set(hoursAfter(10));
    await Promise.all([asks(person, surveyId), asks(person, surveyId)]);
    const stopped = { waitingSince: start, dueAt: hoursAfter(72), pausedAt: hoursAfter(10) };
    expect(await clockOf(surveyId)).toEqual(stopped);
    ctx.clock.set(hoursAfter(100));
    await visits(surveyId, 'schedule');
    await Promise.all([sweepPromises(ctx), sweepPromises(ctx)]);
    expect(await clockOf(surveyId)).toEqual(stopped);
    expect(await rowOf(surveyId)).toMatchObject({ missedAt: null, remindedHoursLeft: null });
    const [card] = await projectsOfAccount(ctx.as(person));
    expect(card?.clock).toMatchObject({ paused: true, hoursLeft: 62, late: false });
    const queued = (await listQueue(ctx.as(maren)))?.rows.find((one) => one.surveyId === surveyId);
    expect(queued).toMatchObject({ clock: { paused: true }, dueAt: null, urgency: 'calm', missed: false });
    expect((await listQueue(ctx.as(maren), { state: 'late' }))?.rows).toEqual([]);

    ctx.clock.set(hoursAfter(200));
    await visits(surveyId, 'complete');
    const running = { waitingSince: hoursAfter(190), dueAt: hoursAfter(262), pausedAt: null };
    expect(await clockOf(surveyId)).toEqual(running);
    await visits(surveyId, 'complete');
    expect(await clockOf(surveyId)).toEqual(running);
    expect(await creditsOf(person.id)).toEqual([]);
    await markBoardsReady(ctx, { surveyId });
  });

  test('has not begun where the quiz asks for a visit, and runs once it is called off', async () => {
    const { person, surveyId } = await waiting({ measuredByUs: true });
    expect(await clockOf(surveyId)).toMatchObject({ pausedAt: start });
    ctx.clock.set(hoursAfter(30));
    await asks(person, surveyId);
    expect(await clockOf(surveyId)).toMatchObject({ pausedAt: start });
    await cancelVisit(ctx.as(person), { surveyId });
    expect(await clockOf(surveyId)).toEqual({ waitingSince: hoursAfter(30), dueAt: hoursAfter(102), pausedAt: null });
    await markBoardsReady(ctx, { surveyId });
  });

  test('runs where the shop makes no visits, also if it closes them later', async () => {
    const { surveyId } = await waiting({ measuredByUs: true });
    ctx.clock.set(hoursAfter(5));
    await answered({ switches: { ...defaultSettings.switches, onSiteVisits: false } });
    await Promise.all([sweepPromises(ctx), sweepPromises(ctx)]);
    expect(await clockOf(surveyId)).toEqual({ waitingSince: hoursAfter(5), dueAt: hoursAfter(77), pausedAt: null });
    const other = await waiting({ measuredByUs: true });
    expect(await clockOf(other.surveyId)).toMatchObject({ pausedAt: null });
    await markBoardsReady(ctx, { surveyId });
    await markBoardsReady(ctx, other);
  });

  test('ends with the boards, on time however long it was stopped; called back, it stops again', async () => {
    const { person, surveyId } = await waiting({ measuredByUs: true });
    ctx.clock.set(hoursAfter(300));
    expect(await markBoardsReady(ctx, { surveyId })).toMatchObject({
      ok: true,
      project: { missedAt: null, pausedAt: null },
    });
    expect(await creditsOf(person.id)).toEqual([]);
    const before = { revisions: 0, boardsReadyAt: null, missedAt: null, revising: false };
    await callBackProject(ctx, { surveyId, before });
    expect(await clockOf(surveyId)).toMatchObject({ pausedAt: hoursAfter(300) });
    await markBoardsReady(ctx, { surveyId });
    expect(await beginRevision(ctx, { surveyId })).toMatchObject({ ok: true, project: { pausedAt: hoursAfter(300) } });
    await markBoardsReady(ctx, { surveyId });
  });
});

describe('a missed promise', () => {
  test('books one credit, sends one letter and is an exception, however many look at once', async () => {
    const { person, surveyId } = await waiting();
    ctx.clock.set(hoursAfter(72));
    await sweepPromises(ctx);
    expect(await creditsOf(person.id)).toEqual([]);
    ctx.clock.set(hoursAfter(73));
    await Promise.all(Array.from({ length: 5 }, () => sweepPromises(ctx)));
    await sweepPromises(ctx);
    expect(await creditsOf(person.id)).toMatchObject([{ cents: 2_500, orderId: null, bookedAt: hoursAfter(73) }]);
    const { id } = await rowOf(surveyId);
    const booked = () =>
      ctx.db
        .select()
        .from(audit)
        .where(and(eq(audit.act, 'project.credit-late'), eq(audit.subjectId, id)));
    expect(await booked()).toMatchObject([{ actor: 'system', surveyId, detail: { cents: 2_500 } }]);
    const letters = await lettersTo(person.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['$25 off your next order: your boards are late']);
    const page = { number: 1, size: 50 };
    const listed = await listExceptions(ctx.as(maren), { kind: 'promise', words: person.email, page });
    expect(listed?.rows.map(({ why }) => why)).toEqual([expect.stringContaining('$25 was credited.')]);
    const [card] = await projectsOfAccount(ctx.as(person));
    expect(card).toMatchObject({ credit: { cents: 2_500, orderId: null } });

    // Late boards, and a late revision: the project has its credit.
    await markBoardsReady(ctx, { surveyId });
    await beginRevision(ctx, { surveyId });
    ctx.clock.set(hoursAfter(200));
    await sweepPromises(ctx);
    await markBoardsReady(ctx, { surveyId });
    expect(await creditsOf(person.id)).toHaveLength(1);
    expect(await booked()).toHaveLength(1);
    expect(await lettersTo(person.email)).toHaveLength(1);
  });

  test('is booked with late boards that no sweep has seen, once, also if two publish at once', async () => {
    const { person, surveyId } = await waiting();
    ctx.clock.set(hoursAfter(72.5));
    const published = await Promise.all([
      markBoardsReady(ctx, { surveyId }),
      markBoardsReady(ctx, { surveyId }),
      sweepPromises(ctx),
    ]);
    expect(published.filter((one) => one?.ok)).toHaveLength(1);
    expect(await creditsOf(person.id)).toMatchObject([{ cents: 2_500 }]);
    expect(await lettersTo(person.email)).toHaveLength(1);
  });

  test('books nothing where the shop gives nothing, and nothing for boards on time', async () => {
    await answered({ promiseCreditCents: 0 });
    const [late, early] = [await waiting(), await waiting()];
    await markBoardsReady(ctx, early);
    ctx.clock.set(hoursAfter(80));
    await sweepPromises(ctx);
    expect((await rowOf(late.surveyId)).missedAt).toEqual(hoursAfter(72));
    expect([await creditsOf(late.person.id), await creditsOf(early.person.id)]).toEqual([[], []]);
    expect(await lettersTo(late.person.email)).toEqual([]);
  });
});
