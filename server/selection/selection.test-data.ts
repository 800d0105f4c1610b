import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Actor, Ctx } from '../context.ts';
import { project, survey } from '../db/schema/index.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { draftBoards } from './desk/draft-boards.ts';
import { type Desk, openDesk } from './desk/open-desk.ts';
import { publishBoards } from './desk/publish/publish-boards.ts';
import { getSelection } from './results/get-selection.ts';

export type Person = Extract<Actor, { kind: 'account' }>;

/** A shop with the demo's catalog and the specialist Maren. */
export async function openStudio(): Promise<{ ctx: TestContext; maren: Ctx }> {
  const ctx = await createTestContext(await createStockedDatabase());
  return { ctx, maren: ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' })) };
}

const livingRoom = {
  type_of_furniture: 'living-room',
  project_name: 'Oak Street',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['no-thanks'],
  favorite_styles: ['draper'],
  measurement_method: 'diy',
  'wall-a': '14 ft 0 in',
  'wall-b': '12 ft 0 in',
  'doorway-width': '2 ft 8 in',
  'doorway-height': '6 ft 8 in',
};

/** A customer whose project is waiting for boards, unless told otherwise for a sofa, a lounge chair and a rug. */
export async function waitingFor(
  ctx: TestContext,
  { responses = livingRoom, ...given }: { specialistId?: string; responses?: Record<string, unknown> } = {},
): Promise<{ customer: Person; surveyId: string }> {
  const customer = await createAccount(ctx);
  const surveyId = ctx.ids.next('survey');
  const now = ctx.clock.now();
  await ctx.db
    .insert(survey)
    .values({ id: surveyId, accountId: customer.id, inProgress: false, submittedAt: now, responses });
  await ctx.db.insert(project).values({
    id: ctx.ids.next('project'),
    surveyId,
    accountId: customer.id,
    state: 'waiting for boards',
    waitingSince: now,
    dueAt: new Date(now.getTime() + 72 * 3_600_000),
    ...given,
  });
  return { customer, surveyId };
}

export async function publishedFor(ctx: TestContext) {
  const specialist = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  const { customer, surveyId } = await waitingFor(ctx);
  const made = await draftBoards(ctx, { surveyId, specialistId: specialist.id });
  if (!made.ok) throw new Error(made.reason);
  await publishBoards(ctx.as(specialist), made.selection.id);
  const shown = await getSelection(ctx.as(customer), made.selection.id);
  if (!shown) throw new Error('not shown');
  return { customer, specialist, surveyId, selection: shown.selection };
}

/** A project this specialist has taken, with both boards on the desk. */
export async function laidOutDesk(
  specialist: Ctx,
  surveyId: string,
): Promise<Desk & { selection: NonNullable<Desk['selection']> }> {
  await takeProject(specialist, { surveyId });
  const desk = await openDesk(specialist, { surveyId });
  if (!desk?.selection) throw new Error('nothing on the desk');
  return { ...desk, selection: desk.selection };
}
