import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { visitorActor } from '#server/context.ts';
import { fee, feeRoom, project, selection } from '#server/db/schema/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { customer, newSurvey, submit } from '../fee/fee.test-data.ts';
import { takeRoom } from '../fee/take-room.ts';
import { projectsOfAccount } from '../pages/projects-of-account.ts';
import { markBoardsReady } from './mark-boards-ready.ts';
import { markOrdered } from './mark-ordered.ts';
import { reopenAfterCancel } from './reopen-after-cancel.ts';
import { startProject } from './start-project.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});

/** A fee paid today, without a card provider. */
async function paidFee(accountId: string): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.next('fee');
  const paid = { status: 'complete' as const, priceCents: 14_900, paidCents: 14_900, openedAt: now, paidAt: now };
  await ctx.db.insert(fee).values({ id, accountId, ...paid });
  return id;
}

const roomsOf = (feeId: string) => ctx.db.select().from(feeRoom).where(eq(feeRoom.feeId, feeId));

describe('starting a project', () => {
  test('without a fee it waits for one', async () => {
    const june = await customer(ctx);
    const started = await submit(ctx, june.surveyId, june.person.id);
    expect(started).toMatchObject({ state: 'submitted, unpaid', waitingSince: null, dueAt: null, specialistId: null });
  });

  test('with a room left on a paid fee it takes the room and the clock runs', async () => {
    const june = await customer(ctx);
    const feeId = await paidFee(june.person.id);
    const started = await submit(ctx, june.surveyId, june.person.id);
    expect(started).toMatchObject({ state: 'waiting for boards', waitingSince: ctx.clock.now() });
    expect(await roomsOf(feeId)).toMatchObject([{ surveyId: june.surveyId }]);
  });

  test('twice and five times at once it is one project and one room', async () => {
    const june = await customer(ctx);
    const feeId = await paidFee(june.person.id);
    const survey = { id: june.surveyId, accountId: june.person.id };
    const started = await Promise.all(Array.from({ length: 5 }, () => startProject(ctx, survey, takeRoom)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await roomsOf(feeId)).toHaveLength(1);
    expect(await ctx.db.select().from(project).where(eq(project.surveyId, june.surveyId))).toHaveLength(1);
  });

  test('five surveys submitted at once for four rooms: four wait for boards, one for a fee', async () => {
    const june = await customer(ctx);
    const feeId = await paidFee(june.person.id);
    const ids = await Promise.all(Array.from({ length: 5 }, () => newSurvey(ctx, june.person.id)));
    const started = await Promise.all(ids.map((id) => submit(ctx, id, june.person.id)));
    expect(started.filter(({ state }) => state === 'waiting for boards')).toHaveLength(4);
    expect(started.filter(({ state }) => state === 'submitted, unpaid')).toHaveLength(1);
    expect(await roomsOf(feeId)).toHaveLength(4);
  });
});

describe('whose it is', () => {
  test('the specialist with the least waiting, and the same one for every room of a fee', async () => {
    const busy = await createAccount(ctx, { role: 'specialist', firstName: 'Busy' });
    const june = await customer(ctx);
    await paidFee(june.person.id);
    expect((await submit(ctx, june.surveyId, june.person.id)).specialistId).toBe(busy.id);
    const idle = await createAccount(ctx, { role: 'specialist', firstName: 'Idle' });
    const theo = await customer(ctx);
    await paidFee(theo.person.id);
    expect((await submit(ctx, theo.surveyId, theo.person.id)).specialistId).toBe(idle.id);
    const second = await newSurvey(ctx, june.person.id);
    expect((await submit(ctx, second, june.person.id)).specialistId).toBe(busy.id);
  });
});

describe('the way of a project', () => {
  test('boards, order and canceled order move it on and back; what is out of turn is refused', async () => {
    const june = await customer(ctx);
    const given = { surveyId: june.surveyId };
    expect(await markBoardsReady(ctx, given)).toEqual({ ok: false, reason: 'not-found' });
    await paidFee(june.person.id);
    await submit(ctx, june.surveyId, june.person.id);
    expect(await markOrdered(ctx, given)).toEqual({ ok: false, reason: 'not-allowed' });
    ctx.clock.forward(3_600_000);
    const ready = { state: 'boards ready', boardsReadyAt: ctx.clock.now(), missedAt: null };
    expect(await markBoardsReady(ctx, given)).toMatchObject({ ok: true, project: ready });
    expect(await markBoardsReady(ctx, given)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await markOrdered(ctx, given)).toMatchObject({ ok: true, project: { state: 'ordered' } });
    expect(await reopenAfterCancel(ctx, given)).toMatchObject({ ok: true, project: { state: 'boards ready' } });
    expect(await reopenAfterCancel(ctx, given)).toEqual({ ok: false, reason: 'not-allowed' });
  });

  test('if two act at once, one takes the step and the other finds it taken', async () => {
    const june = await customer(ctx);
    await paidFee(june.person.id);
    await submit(ctx, june.surveyId, june.person.id);
    await markBoardsReady(ctx, june);
    await markOrdered(ctx, june);
    const both = await Promise.all([reopenAfterCancel(ctx, june), reopenAfterCancel(ctx, june)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'not-allowed' });
  });

  test('boards after the 72 hours write down since when the promise was missed', async () => {
    const june = await customer(ctx);
    await paidFee(june.person.id);
    const { dueAt } = await submit(ctx, june.surveyId, june.person.id);
    ctx.clock.forward(73 * 3_600_000);
    expect(await markBoardsReady(ctx, june)).toMatchObject({ ok: true, project: { missedAt: dueAt } });
  });
});

describe('/projects', () => {
  test('shows each of your surveys with room, state, clock, specialist and boards, and no one else’s', async () => {
    const june = await customer(ctx);
    await paidFee(june.person.id);
    await submit(ctx, june.surveyId, june.person.id);
    ctx.clock.forward(3_600_000);
    await newSurvey(ctx, june.person.id);
    const [newest, first] = await projectsOfAccount(june.asked);
    expect(newest).toMatchObject({ state: 'in progress', clock: null, specialist: null, selectionId: null });
    expect(first).toMatchObject({ surveyId: june.surveyId, state: 'waiting for boards', room: 'Living room' });
    expect(first?.clock).toMatchObject({ hoursGone: 1, hoursLeft: 71, late: false });
    expect(first?.specialist?.firstName).toMatch(/Busy|Idle/);

    const boards = { surveyId: june.surveyId, accountId: june.person.id, publishedAt: ctx.clock.now() };
    await ctx.db.insert(selection).values([
      { id: 'selection_draft', ...boards, revision: 1, publishedAt: null },
      { id: 'selection_first', ...boards, revision: 0 },
    ]);
    await markBoardsReady(ctx, june);
    const [, ready] = await projectsOfAccount(june.asked);
    expect(ready).toMatchObject({ state: 'boards ready', clock: null, selectionId: 'selection_first' });

    expect(await projectsOfAccount((await customer(ctx)).asked)).toHaveLength(1);
    expect(await projectsOfAccount(ctx.as(visitorActor))).toEqual([]);
  });
});
