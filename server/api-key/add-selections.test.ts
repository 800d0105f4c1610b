import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import { audit, furniture, project, selection, survey } from '../db/schema/index.ts';
import { getResults } from '../pages/get-results.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { openDesk } from '../selection/desk/open-desk.ts';
import { getSelection } from '../selection/results/get-selection.ts';
import { callApi, idsOf, openPlanner, selectionsBody, twoBoards } from './planner.test-data.ts';

const planner = openPlanner();
const call = (path: string, body: unknown, withKey?: string | null) => callApi(planner, path, body, withKey);
const sent = (given?: object) => selectionsBody(planner, given);
const boards = () => twoBoards(planner);

const withUnknown = <One extends { furniture: unknown[] }>([a, b]: One[]) => [
  { ...a, furniture: ['rec-of-nothing'] },
  b,
];

describe('POST /addSelections', () => {
  it('publishes two boards, tells the customer, and is the same selection when sent twice', async () => {
    const body = await sent();
    const first = await call('/addSelections', body);
    expect(first).toMatchObject({ status: 200, body: { message: expect.stringContaining('Selections added.') } });
    const again = await call('/addSelections', { ...body, user: planner.customer.email });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
    const shown = await getSelection(planner.ctx.as(planner.customer), first.body.id);
    expect(shown?.selection).toMatchObject({ revision: 0, state: 'published' });
    expect(shown?.selection.boards[0]).toMatchObject({ name: 'Sage and saddle', note: 'Sage first.' });
    expect(shown?.selection.boards[0].furniture[0]).toMatchObject({ note: 'For two.' });
    await planner.ctx.runEffects();
    expect(planner.ctx.sent.filter(({ to }) => to === planner.customer.email).map(({ subject }) => subject)).toEqual([
      'Your boards are ready',
    ]);
    const rows = await planner.ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${planner.key.id}`));
    expect(rows.filter(({ act }) => act === 'helper.add-selections')).toHaveLength(2);
    const [other] = await boards();
    expect(await call('/addSelections', { ...body, boards: [other, other] })).toMatchObject({ status: 409 });
  });

  it('is one selection for two calls at the same moment', async () => {
    const body = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => call('/addSelections', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('doesn’t speak for a specialist: the letter and the page are in the shop’s name', async () => {
    const maren = await createAccount(planner.ctx, { role: 'specialist', firstName: 'Maren' });
    await planner.ctx.db.update(project).set({ specialistId: maren.id }).where(eq(project.surveyId, planner.surveyId));
    const { body } = await call('/addSelections', await sent());
    await planner.ctx.runEffects();
    const letter = JSON.stringify(planner.ctx.sent.filter(({ to }) => to === planner.customer.email).at(-1));
    expect(letter).toContain('we’ve put together Board A and Board B');
    expect(letter).toContain('Sage first.');
    expect(letter).not.toContain('Maren');
    expect(letter).not.toMatch(/your specialist/i);
    expect((await getResults(planner.ctx.as(planner.customer), body.id))?.specialist).toBeNull();
  });

  it('is a proposal on the desk of a specialist who has the project, the same one when sent twice', async () => {
    const maren = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist', firstName: 'Maren' }));
    await takeProject(maren, { surveyId: planner.surveyId });
    const body = await sent();
    const first = await call('/addSelections', body);
    expect(first).toMatchObject({ status: 200, body: { message: expect.stringContaining('specialist’s desk') } });
    expect(await call('/addSelections', body)).toMatchObject({ status: 200, body: { id: first.body.id } });
    const desk = await openDesk(maren, { surveyId: planner.surveyId });
    expect(desk?.selection).toMatchObject({ id: first.body.id, state: 'draft' });
    expect(desk?.selection?.boards[0]).toMatchObject({ name: 'Sage and saddle', note: 'Sage first.' });
    await planner.ctx.runEffects();
    expect(planner.ctx.sent.filter(({ to }) => to === planner.customer.email)).toEqual([]);
    expect(await getSelection(planner.ctx.as(planner.customer), first.body.id)).toBeNull();
    expect((await planner.ctx.db.select().from(project).where(eq(project.surveyId, planner.surveyId)))[0]?.state).toBe(
      'waiting for boards',
    );
  });

  it('leaves alone what a specialist has begun', async () => {
    const maren = planner.ctx.as(await createAccount(planner.ctx, { role: 'specialist' }));
    await takeProject(maren, { surveyId: planner.surveyId });
    const draft = await openDesk(maren, { surveyId: planner.surveyId });
    const answer = await call('/addSelections', await sent({ allowProblems: true }));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'begun' } } });
    expect((await openDesk(maren, { surveyId: planner.surveyId }))?.selection).toEqual(draft?.selection);
  });

  const changed = async (
    recordId: string,
    change: Partial<typeof furniture.$inferInsert>,
    act: () => Promise<void>,
  ) => {
    const [before] = await planner.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    await planner.ctx.db.update(furniture).set(change).where(eq(furniture.recordId, recordId));
    await act();
    await planner.ctx.db
      .update(furniture)
      .set({ stock: before?.stock ?? 9, active: before?.active ?? true })
      .where(eq(furniture.recordId, recordId));
  };

  it.each([
    ['sold out', { stock: 0 }, 'is out of stock.'],
    ['off sale', { active: false }, 'is off sale.'],
  ])('refuses a piece that is %s, naming it, unless the flag says so', async (_, change, why) => {
    const body = await sent();
    const [recordId = ''] = await idsOf(planner, 'sofa', 1);
    await changed(recordId, change, async () => {
      const refused = await call('/addSelections', body);
      expect(refused).toMatchObject({ status: 422, body: { error: { code: 'problems' } } });
      for (const part of ['Sage and saddle: ', recordId, why, 'allowProblems'])
        expect(refused.body.error.message).toContain(part);
      const [row] = await planner.ctx.db.select().from(project).where(eq(project.surveyId, planner.surveyId));
      expect(row?.state).toBe('waiting for boards');
      expect(await planner.ctx.db.select().from(selection).where(eq(selection.surveyId, planner.surveyId))).toEqual([]);
      const added = await call('/addSelections', { ...body, allowProblems: true });
      expect(added).toMatchObject({ status: 200, body: { message: expect.stringContaining(why) } });
      // The same again is the same selection, sold out or not.
      expect(await call('/addSelections', body)).toMatchObject({ status: 200, body: { id: added.body.id } });
    });
  });

  it('refuses a piece the survey has no place for, and each problem is listed', async () => {
    const [first, second] = await boards();
    const [bed = ''] = await idsOf(planner, 'bed', 1);
    const wrong = [
      { ...first, furniture: [...(first?.furniture ?? []), bed] },
      { ...second, furniture: [bed] },
    ];
    const refused = await call('/addSelections', await sent({ boards: wrong }));
    expect(refused.status).toBe(422);
    expect(refused.body.error.message.split('the survey has no place for it')).toHaveLength(3);
    expect(await call('/addSelections', await sent({ boards: wrong, allowProblems: true }))).toMatchObject({
      status: 200,
    });
    expect(await call('/addSelections', await sent({ allowProblems: 'yes' }))).toMatchObject({ status: 400 });
  });

  it('refuses a piece that doesn’t pass the door', async () => {
    const [row] = await planner.ctx.db.select().from(survey).where(eq(survey.id, planner.surveyId));
    const responses = { ...row?.responses, 'doorway-width': '1 ft 0 in', 'doorway-height': '1 ft 0 in' };
    await planner.ctx.db.update(survey).set({ responses }).where(eq(survey.id, planner.surveyId));
    const refused = await call('/addSelections', await sent());
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'problems' } } });
  });

  it.each([
    ['no boards', async () => sent({ boards: undefined }), 400, 'boards'],
    ['one board', async () => sent({ boards: (await boards()).slice(0, 1) }), 400, 'exactly two boards'],
    ['three boards', async () => sent({ boards: [...(await boards()), ...(await boards())].slice(1) }), 400, 'boards'],
    ['an unknown user', async () => sent({ user: 'account_none' }), 404, 'no such user'],
    ['an unknown survey', async () => sent({ survey: 'survey_none' }), 404, 'no such survey'],
    ['unknown furniture', async () => sent({ boards: withUnknown(await boards()) }), 422, 'rec-of-nothing'],
    ['nothing', async () => null, 400, 'couldn’t read'],
  ])('refuses %s with a reason, and logs it', async (_, body, status, message) => {
    const answer = await call('/addSelections', await body());
    expect(answer).toMatchObject({ status, body: { error: { message: expect.stringContaining(message) } } });
    const rows = await planner.ctx.db
      .select()
      .from(audit)
      .where(eq(audit.actor, `api-key:${planner.key.id}`));
    expect(rows).toMatchObject([{ act: 'helper.add-selections', detail: { refused: expect.any(String) } }]);
    const [row] = await planner.ctx.db.select().from(project).where(eq(project.surveyId, planner.surveyId));
    expect(row?.state).toBe('waiting for boards');
  });

  it('finds no survey of another customer', async () => {
    const other = await createAccount(planner.ctx);
    expect(await call('/addSelections', await sent({ user: other.id }))).toMatchObject({ status: 404 });
  });
});
