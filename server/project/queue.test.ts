import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { audit, project, survey } from '../db/schema/index.ts';
import { listQueue } from './queue.ts';
import { takeProject } from './take-project.ts';

type Person = Extract<Actor, { kind: 'account' }>;

let ctx: TestContext;
let maren: Person;
let ada: Person;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  maren = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  ada = await createAccount(ctx, { role: 'admin', firstName: 'Ada' });
});

async function waiting(hoursAgo: number, given: Partial<typeof project.$inferInsert> = {}): Promise<string> {
  const customer = await createAccount(ctx);
  const surveyId = ctx.ids.next('survey');
  const since = new Date(ctx.clock.now().getTime() - hoursAgo * 3_600_000);
  const responses = {
    type_of_furniture: 'bedroom',
    project_name: 'Upstairs',
    pieces: ['bed', 'nightstand'],
    favorite_styles: ['moody', 'draper'],
    wood_tone: 'dark',
  };
  const facts = { accountId: customer.id, submittedAt: since };
  await ctx.db.insert(survey).values({ id: surveyId, inProgress: false, responses, ...facts });
  await ctx.db.insert(project).values({
    id: ctx.ids.next('project'),
    surveyId,
    accountId: customer.id,
    state: 'waiting for boards',
    waitingSince: since,
    dueAt: new Date(since.getTime() + 72 * 3_600_000),
    ...given,
  });
  return surveyId;
}

describe('the queue', () => {
  it('is ordered by the time left, the late ones first, and holds nothing that does not wait', async () => {
    const [fresh, late, middle] = [await waiting(1), await waiting(80), await waiting(40)];
    const done = await waiting(50, { state: 'boards ready' });
    const queue = (await listQueue(ctx.as(maren))) ?? [];
    expect(queue.map(({ surveyId }) => surveyId)).toEqual([late, middle, fresh]);
    expect(queue.some(({ surveyId }) => surveyId === done)).toBe(false);
    expect(queue[1]).toMatchObject({
      name: 'Upstairs',
      room: 'Bedroom',
      styles: ['Moody', 'Draper'],
      pieces: 2,
      customer: 'June',
      specialist: null,
      taken: false,
      mine: false,
      clock: { hoursLeft: 32, late: false },
      left: { hours: 32, minutes: 0 },
    });
    expect(queue[0]?.clock).toMatchObject({ late: true, hoursLeft: 0 });
  });

  it('does not exist for customers and visitors', async () => {
    expect(await listQueue(ctx.as(await createAccount(ctx)))).toBeNull();
    expect(await listQueue(ctx.as({ kind: 'visitor' }))).toBeNull();
  });
});

describe('taking a project', () => {
  it('makes it the one’s who was first, and tells the other whose it is', async () => {
    const surveyId = await waiting(2);
    const answers = await Promise.all([
      takeProject(ctx.as(maren), { surveyId }),
      takeProject(ctx.as(ada), { surveyId }),
      takeProject(ctx.as(maren), { surveyId }),
    ]);
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    const [first, second] = row?.specialistId === maren.id ? [maren, ada] : [ada, maren];
    expect(answers.filter(({ ok }) => ok)).toHaveLength(first === maren ? 2 : 1);
    expect(await takeProject(ctx.as(second), { surveyId })).toEqual({ ok: false, reason: 'taken', by: first.id });
    expect(await takeProject(ctx.as(first), { surveyId })).toMatchObject({ ok: true });
    const written = await ctx.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, row?.id ?? ''));
    expect(written.map(({ act, actor }) => [act, actor])).toEqual([['project.take', first.id]]);
    const entry = ((await listQueue(ctx.as(first))) ?? []).find((one) => one.surveyId === surveyId);
    expect(entry).toMatchObject({ taken: true, mine: true, specialist: { firstName: first.firstName } });
  });

  it('takes over what was only assigned', async () => {
    const surveyId = await waiting(2, { specialistId: ada.id });
    expect(await takeProject(ctx.as(maren), { surveyId })).toMatchObject({
      ok: true,
      project: { specialistId: maren.id },
    });
  });

  it('is refused for what does not wait, what is not there, and who may not', async () => {
    const surveyId = await waiting(2, { state: 'boards ready' });
    expect(await takeProject(ctx.as(maren), { surveyId })).toEqual({ ok: false, reason: 'not-waiting' });
    expect(await takeProject(ctx.as(maren), { surveyId: 'survey_x' })).toEqual({ ok: false, reason: 'not-found' });
    const customer = await createAccount(ctx);
    expect(await takeProject(ctx.as(customer), { surveyId })).toEqual({ ok: false, reason: 'not-allowed' });
  });
});
