import { boardsReadyLetter } from '#core/selection/index.ts';
import { briefOf, roomLabel } from '#core/survey/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { deskBoards, type SelectionRow } from './store.ts';

/** Emails the customer once per pair of boards. */
export async function promiseBoardsReady(ctx: Pick<Ctx, 'db' | 'jobs'>, selection: SelectionRow): Promise<void> {
  const customer = await accountContact(ctx, selection.accountId);
  if (!customer) return;
  const specialistId = selection.specialistId ?? (await projectFacts(ctx, selection.surveyId))?.specialistId;
  const specialist = specialistId ? await accountContact(ctx, specialistId) : null;
  const answers = (await getSubmittedSurvey(ctx, selection.surveyId))?.answers ?? {};
  const letter = boardsReadyLetter({
    firstName: customer.firstName,
    isRevised: selection.revision > 0,
    // The customer's own name for the project could be anything, and the address may not be theirs.
    room: roomLabel(answers) ?? null,
    doorway: briefOf(answers)?.doorway ?? null,
    specialist: specialist?.firstName ?? null,
    boards: await boardsOf(ctx, selection.id),
  });
  await promiseMail(ctx, ctx.db, {
    ...letter,
    to: customer.email,
    button: { label: 'See your boards', href: `/results/${selection.id}` },
    onceKey: `boards-ready:${selection.id}`,
  });
}

async function boardsOf(ctx: Pick<Ctx, 'db'>, selectionId: string) {
  const boards = await deskBoards(ctx.db, selectionId);
  const items = await itemsById(
    ctx,
    boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? [])),
  );
  return boards.map(({ name, note, pieces }) => ({
    name,
    note,
    pieces: pieces.flatMap(({ recordId, quantity }) => {
      const item = recordId === null ? undefined : items.get(recordId);
      return item ? [{ item, quantity }] : [];
    }),
  }));
}
