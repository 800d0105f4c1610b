import { eq, inArray } from 'drizzle-orm';
import { createAccount, type TestContext } from '../../../tests/setup/context.ts';
import { boardHealing, furniture, outbox, project } from '../../db/schema/index.ts';
import { approveAllAlternates } from '../desk/approve-alternates.ts';
import { draftBoards } from '../desk/draft-boards.ts';
import { publishBoards } from '../desk/publish/publish-boards.ts';
import { openBoards } from '../results/open-boards.ts';
import { waitingFor } from '../selection.test-data.ts';
import { deskBoards } from '../store.ts';

/** Published boards whose pieces have approved alternates, and the first piece of Board A that has two. */
export async function approvedBoards(ctx: TestContext) {
  const specialist = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  const { customer, surveyId } = await waitingFor(ctx);
  await ctx.db.update(project).set({ specialistId: specialist.id }).where(eq(project.surveyId, surveyId));
  const made = await draftBoards(ctx, { surveyId, specialistId: specialist.id });
  if (!made.ok) throw new Error(made.reason);
  const selectionId = made.selection.id;
  const [maren, june] = [ctx.as(specialist), ctx.as(customer)];
  const approved = await approveAllAlternates(maren, { selectionId });
  const published = await publishBoards(maren, selectionId);
  if (!approved.ok || !published.ok) throw new Error('not approved and published');
  await openBoards(june, selectionId);
  const pieces = (await deskBoards(ctx.db, selectionId)).flatMap((board) => board.pieces);
  const slot = pieces.find(({ alternates }) => alternates?.recordIds.length === 2);
  const [first = '', second = ''] = slot?.alternates?.recordIds ?? [];
  if (!slot?.recordId) throw new Error('no piece has two alternates');
  return { ...{ specialist, customer, maren, june, surveyId, selectionId }, slot, gone: slot.recordId, first, second };
}

export async function setStock(ctx: TestContext, stock: number, ...recordIds: string[]): Promise<void> {
  await ctx.db.update(furniture).set({ stock, active: true }).where(inArray(furniture.recordId, recordIds));
}

export const restock = async (ctx: TestContext): Promise<void> => {
  await ctx.db.update(furniture).set({ stock: 20, active: true });
};

export async function pieceNow(ctx: TestContext, selectionId: string, pieceId: string) {
  const pieces = (await deskBoards(ctx.db, selectionId)).flatMap((board) => board.pieces);
  return pieces.find(({ id }) => id === pieceId);
}

export const healings = (ctx: TestContext, selectionId: string) =>
  ctx.db.select().from(boardHealing).where(eq(boardHealing.selectionId, selectionId));

/** The letters about swaps on these boards. */
export const lettersAbout = async (ctx: TestContext, selectionId: string) =>
  (await ctx.db.select().from(outbox)).filter(({ onceKey }) => onceKey?.startsWith(`healed:${selectionId}:`));
