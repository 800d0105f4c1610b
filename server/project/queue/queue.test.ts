import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { unassigned } from '#core/project/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import type { Actor } from '../../context.ts';
import { audit, project, survey } from '../../db/schema/index.ts';
import { sweepPromises } from '../sweep-promises.ts';
import { assignProject } from './assign-project.ts';
import { promisesAtRisk } from './promises-at-risk.ts';
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

async function waiting(
  hoursAgo: number,
  given: Partial<typeof project.$inferInsert> = {},
  said: { firstName?: string; email?: string; project_name?: string; type_of_furniture?: string } = {},
): Promise<string> {
  const { firstName = 'June', email, ...answers } = said;
  const customer = await createAccount(ctx, { firstName, ...(email && { email }) });
  const surveyId = ctx.ids.next('survey');
  const since = new Date(ctx.clock.now().getTime() - hoursAgo * 3_600_000);
  const responses = {
    type_of_furniture: 'bedroom',
    project_name: 'Upstairs',
    pieces: ['bed', 'nightstand'],
    favorite_styles: ['moody', 'draper'],
    wood_tone: 'dark',
    ...answers,
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
    const queue = (await listQueue(ctx.as(maren)))?.rows ?? [];
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
    const entry = ((await listQueue(ctx.as(first)))?.rows ?? []).find((one) => one.surveyId === surveyId);
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

describe('narrowing the queue', () => {
  it('goes by state, room, style and specialist', async () => {
    const ids = async (filter: Parameters<typeof listQueue>[1]) =>
      ((await listQueue(ctx.as(maren), filter))?.rows ?? []).map(({ surveyId }) => surveyId);
    const nora = await createAccount(ctx, { role: 'specialist', firstName: 'Nora' });
    const hers = await waiting(80, { specialistId: nora.id });
    const ready = await waiting(90, { specialistId: nora.id, state: 'boards ready', missedAt: ctx.clock.now() });
    const mine = { specialist: nora.id };
    expect(await ids(mine)).toEqual([hers]);
    expect(await ids({ ...mine, state: 'late' })).toEqual([hers]);
    expect(await ids({ ...mine, state: 'boards ready' })).toEqual([ready]);
    expect(await ids({ ...mine, room: 'bedroom', style: 'moody' })).toEqual([hers]);
    expect(await ids({ ...mine, room: 'office' })).toEqual([]);
    expect(await ids({ ...mine, style: 'roy' })).toEqual([]);
    expect(await ids({ specialist: unassigned })).not.toContain(hers);
    const [row] = (await listQueue(ctx.as(maren), { ...mine, state: 'boards ready' }))?.rows ?? [];
    expect(row).toMatchObject({ missed: true, clock: null });
  });
});

describe('searching the queue', () => {
  const found = async (words: string, state?: 'boards ready') =>
    ((await listQueue(ctx.as(maren), { words, state }))?.rows ?? []).map(({ surveyId }) => surveyId);

  it('goes by the project’s name, the customer’s name and address, and the room', async () => {
    const said = { firstName: 'Thessaly', email: 'thessaly@somewhere.example', project_name: 'The 100% attic' };
    const attic = await waiting(3, {}, { ...said, type_of_furniture: 'office' });
    const ready = await waiting(90, { state: 'boards ready' }, { firstName: 'Thessaly' });
    for (const words of ['ATTIC', '100%', 'thess', 'y@somewhere', 'Offi']) expect(await found(words)).toEqual([attic]);
    expect(await found('Thessaly', 'boards ready')).toEqual([ready]);
    expect(await found('_ttic')).toEqual([]);
    expect(await found('no one by that name')).toEqual([]);
  });
});

describe('giving a project away', () => {
  it('assigns it to a colleague, who is told; the specialist working on it can hand it over', async () => {
    const surveyId = await waiting(2);
    expect(await assignProject(ctx.as(ada), { surveyId, to: maren.id })).toMatchObject({
      ok: true,
      project: { specialistId: maren.id, takenAt: null },
    });
    await takeProject(ctx.as(maren), { surveyId });
    const over = await assignProject(ctx.as(maren), { surveyId, to: ada.id });
    expect(over).toMatchObject({ ok: true, project: { specialistId: ada.id, takenAt: expect.any(Date) } });
    const id = over.ok ? over.project.id : '';
    const written = await ctx.db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.createdAt, audit.id);
    expect(written.map(({ act }) => act).toSorted()).toEqual(['project.assign', 'project.hand-over', 'project.take']);
    await ctx.runEffects();
    expect(ctx.sent.filter(({ to }) => to === maren.email).at(-1)?.subject).toBe('A new project: boards for June');
    expect(ctx.sent.some(({ to }) => to === ada.email)).toBe(true);
  });

  it('is refused to and for those who are no staff, and for what no longer waits', async () => {
    const surveyId = await waiting(2);
    const customer = await createAccount(ctx);
    expect(await assignProject(ctx.as(customer), { surveyId, to: ada.id })).toMatchObject({ reason: 'not-allowed' });
    expect(await assignProject(ctx.as(ada), { surveyId, to: customer.id })).toMatchObject({ reason: 'not-staff' });
    const done = await waiting(2, { state: 'boards ready' });
    expect(await assignProject(ctx.as(ada), { surveyId: done, to: maren.id })).toMatchObject({ reason: 'not-waiting' });
  });
});

describe('the promise', () => {
  it('reminds the specialist with 24 and with 4 hours left, each once, and marks what was missed', async () => {
    const nora = await createAccount(ctx, { role: 'specialist', firstName: 'Nora' });
    const surveyId = await waiting(47, { specialistId: nora.id, takenAt: ctx.clock.now() });
    const heard = async (hours: number) => {
      ctx.clock.set(new Date(ctx.clock.now().getTime() + hours * 3_600_000));
      await Promise.all([sweepPromises(ctx), sweepPromises(ctx)]);
      await ctx.runEffects();
      return ctx.sent.filter(({ to }) => to === nora.email).map(({ subject }) => subject);
    };
    const before = ctx.clock.now();
    const subjects = ['24 hours left: boards for June', '4 hours left: boards for June'];
    expect(await heard(0)).toEqual([]);
    expect(await heard(1)).toEqual(subjects.slice(0, 1));
    expect(await heard(10)).toEqual(subjects.slice(0, 1));
    expect(await heard(10)).toEqual(subjects);
    expect(await heard(5)).toEqual(subjects);
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row?.missedAt).toEqual(row?.dueAt);
    ctx.clock.set(before);
  });

  it('at risk, goes to a colleague once where no one has started, who is told; and is listed until it is out', async () => {
    const otto = await createAccount(ctx, { role: 'specialist', firstName: 'Otto' });
    const surveyId = await waiting(69, { specialistId: otto.id }, { project_name: 'The attic' });
    const started = await waiting(69, { specialistId: otto.id, takenAt: ctx.clock.now() });
    await Promise.all([sweepPromises(ctx), sweepPromises(ctx)]);
    const specialistOf = async (id: string) =>
      (await ctx.db.select().from(project).where(eq(project.surveyId, id)))[0]?.specialistId;
    const to = await specialistOf(surveyId);
    expect(to).toEqual(expect.any(String));
    expect(to).not.toBe(otto.id);
    expect(await specialistOf(started)).toBe(otto.id);
    await sweepPromises(ctx);
    expect(await specialistOf(surveyId)).toBe(to);
    await ctx.runEffects();
    expect(ctx.sent.some(({ to: who, subject }) => who === otto.email && subject.startsWith('4 hours'))).toBe(true);

    const listed = async () => (await promisesAtRisk(ctx, { words: 'attic', limit: 10 })).rows;
    expect(await listed()).toMatchObject([{ surveyId, name: 'The attic', taken: false }]);
    await ctx.db.update(project).set({ state: 'boards ready' }).where(eq(project.surveyId, surveyId));
    expect(await listed()).toEqual([]);
  });
});
