import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { fee, project } from '../db/schema/index.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { updateSurvey } from '../survey/update-survey.ts';
import { submitSurvey } from './submit-survey.ts';

const ctx = await createTestContext(await createTestDatabase());

async function surveyOf(actor: Actor, update: unknown = livingRoom): Promise<string> {
  const made = await createSurvey(ctx.as(actor), update);
  if (!made.ok) throw new Error(made.reason);
  return made.survey.id;
}

async function payFee(accountId: string) {
  const now = ctx.clock.now();
  const id = ctx.ids.next('fee');
  await ctx.db.insert(fee).values({
    id,
    accountId,
    status: 'complete',
    priceCents: 14900,
    paidCents: 14900,
    openedAt: now,
    paidAt: now,
  });
}

const projectsFor = (accountId: string) => ctx.db.select().from(project).where(eq(project.accountId, accountId));

describe('submitting', () => {
  it('ends the survey and begins a project that waits for its fee', async () => {
    const june = await createAccount(ctx);
    const id = await surveyOf(june);
    const done = await submitSurvey(ctx.as(june), { id });
    expect(done).toMatchObject({ ok: true, paid: false, survey: { inProgress: false } });
    expect(await projectsFor(june.id)).toMatchObject([{ surveyId: id, state: 'submitted, unpaid', dueAt: null }]);
  });

  it('with a room left on a paid fee starts the 72 hours at once', async () => {
    const [june] = [await createAccount(ctx), await createAccount(ctx, { role: 'specialist' })];
    await payFee(june.id);
    const id = await surveyOf(june);
    expect(await submitSurvey(ctx.as(june), { id })).toMatchObject({ ok: true, paid: true });
    const [made] = await projectsFor(june.id);
    const hours = ((made?.dueAt?.getTime() ?? 0) - ctx.clock.now().getTime()) / 3_600_000;
    expect(made?.state).toBe('waiting for boards');
    expect(hours).toBe(72);
  });

  it('twice, and eight times at once, is once', async () => {
    const june = await createAccount(ctx);
    const id = await surveyOf(june);
    const all = await Promise.all(Array.from({ length: 8 }, () => submitSurvey(ctx.as(june), { id })));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await submitSurvey(ctx.as(june), { id })).toMatchObject({ ok: true, paid: false });
    expect(await projectsFor(june.id)).toHaveLength(1);
  });

  it('refuses what is not complete, and changes nothing', async () => {
    const june = await createAccount(ctx);
    const id = await surveyOf(june, { type_of_furniture: 'living-room' });
    const refused = await submitSurvey(ctx.as(june), { id });
    expect(refused).toMatchObject({ ok: false, reason: 'answers-missing' });
    expect(refused.ok === false && refused.reason === 'answers-missing' && refused.problems[0]?.slug).toBe(
      'more-pieces',
    );
    expect(await projectsFor(june.id)).toEqual([]);
    expect(await updateSurvey(ctx.as(june), { id, update: livingRoom })).toMatchObject({ ok: true });
    expect(await submitSurvey(ctx.as(june), { id })).toMatchObject({ ok: true });
  });

  it('an office only as an added room', async () => {
    const june = await createAccount(ctx);
    const office = {
      ...livingRoom,
      type_of_furniture: 'office',
      responses: { pieces: ['desk'], more_pieces: ['no-thanks'], desk: { materials: 'wood', budget: 'basic' } },
    };
    const id = await surveyOf(june, office);
    expect(await submitSurvey(ctx.as(june), { id })).toMatchObject({ ok: false, reason: 'answers-missing' });
    await payFee(june.id);
    expect(await submitSurvey(ctx.as(june), { id })).toMatchObject({ ok: true, paid: true });
  });

  it('finds nothing for another customer’s, or without signing in', async () => {
    const [june, other] = [await createAccount(ctx), await createAccount(ctx)];
    const id = await surveyOf(june);
    expect(await submitSurvey(ctx.as(other), { id })).toEqual({ ok: false, reason: 'not-found' });
    expect(await submitSurvey(ctx.as({ kind: 'visitor' }), { id })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await ctx.db.select().from(project)).not.toContainEqual(expect.objectContaining({ surveyId: id }));
  });

  it('answers stand afterwards', async () => {
    const june = await createAccount(ctx);
    const id = await surveyOf(june);
    await submitSurvey(ctx.as(june), { id });
    expect(await updateSurvey(ctx.as(june), { id, update: { responses: { need_help: true } } })).toEqual({
      ok: false,
      reason: 'submitted',
    });
  });
});
