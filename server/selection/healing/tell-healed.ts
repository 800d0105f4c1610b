import { arrivalWords } from '#core/order/index.ts';
import { type BoardsHealed, type Healing, healedLetter, healedNotice } from '#core/selection/index.ts';
import { deliveryStateOf, roomLabel } from '#core/survey/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import { staffInCharge } from '../../account/staff/staff-in-charge.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { arrivalOn } from '../mail-boards-ready.ts';
import type { BoardPieceRow } from '../store.ts';
import type { HeldBoards } from './live-boards.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'jobs'>;
type Found = Healing & { piece: BoardPieceRow };

/**
 * Letters about swaps, with before and after: to the customer, unless they haven't heard of the boards yet, and to the
 * specialist. What only waits for a person isn't mailed: it's on the studio's start page.
 */
export async function tellHealed(ctx: Needs, held: HeldBoards, found: readonly Found[]): Promise<void> {
  const { row } = held;
  const customer = await accountContact(ctx, row.accountId);
  if (!customer || found.every(({ to }) => to === null)) return;
  const answers = (await getSubmittedSurvey(ctx, row.surveyId))?.answers ?? {};
  const facts = { ...changesOf(ctx, held, found, deliveryStateOf(answers)), room: roomLabel(answers) ?? null };
  const now = ctx.clock.now();
  const onceKey = `healed:${row.id}:${found.map(({ piece }) => `${piece.id}.${piece.version}`).join()}`;
  if (row.openedAt !== null || row.letterDueAt === null || row.letterDueAt <= now) {
    const { firstName } = customer;
    await promiseMail(ctx, ctx.db, {
      ...healedLetter({ ...facts, firstName, customer: firstName }),
      ...{ to: customer.email, onceKey },
      button: { label: 'See your boards', href: `/results/${row.id}` },
    });
  }
  const specialistId = (await projectFacts(ctx, row.surveyId))?.specialistId ?? row.specialistId;
  for (const person of await staffInCharge(ctx, specialistId)) {
    await promiseMail(ctx, ctx.db, {
      ...healedNotice({ ...facts, firstName: person.firstName, customer: customer.firstName }),
      ...{ to: person.email, onceKey: `${onceKey}:${person.id}` },
      button: { label: 'Open the project', href: `/studio/projects/${row.surveyId}` },
    });
  }
}

function changesOf(
  ctx: Pick<Ctx, 'clock'>,
  { boards, items }: HeldBoards,
  found: readonly Found[],
  state: ReturnType<typeof deliveryStateOf>,
): Pick<BoardsHealed, 'healed' | 'boards'> {
  const letterOf = (boardId: string) => boards.find(({ id }) => id === boardId)?.letter ?? 'a';
  const now = ctx.clock.now();
  return {
    healed: found.map(({ piece: { boardId, quantity }, from, to, because }) => {
      const window = to && arrivalOn(now, to, quantity, state);
      return { board: letterOf(boardId), from, to, because, quantity, arrives: window && arrivalWords(window) };
    }),
    boards: boards
      .filter(({ id }) => found.some(({ piece, to }) => to !== null && piece.boardId === id))
      .map(({ letter, pieces }) => {
        const shown = pieces.flatMap(({ id, recordId, quantity }) => {
          const item = recordId === null ? undefined : items.get(recordId);
          const swapped = found.find(({ piece }) => piece.id === id)?.to ?? item;
          return item && swapped ? [{ before: { item, quantity }, after: { item: swapped, quantity } }] : [];
        });
        return { letter, before: shown.map(({ before }) => before), after: shown.map(({ after }) => after) };
      }),
  };
}
