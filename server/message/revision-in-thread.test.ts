import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { itemsById } from '../catalog/find-items.ts';
import { board, project, selection } from '../db/schema/index.ts';
import { answerAutomatically } from '../selection/desk/answer-automatically.ts';
import { draftBoards } from '../selection/desk/draft-boards.ts';
import { publishBoards } from '../selection/desk/publish/publish-boards.ts';
import { revisionRequests } from '../selection/desk/revision-requests.ts';
import { getSelection } from '../selection/results/get-selection.ts';
import { type Person, publishedFor } from '../selection/selection.test-data.ts';
import { askForRevision } from './ask-for-revision.ts';
import { openThread } from './open-thread.ts';
import { sendMessage } from './send-message.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

async function withBoards() {
  const made = await publishedFor(ctx);
  await ctx.db.update(project).set({ specialistId: made.specialist.id }).where(eq(project.surveyId, made.surveyId));
  return made;
}

describe('asking for a revision', () => {
  const pair = { kind: 'new-pair-request', body: 'Lighter woods, please.' } as const;

  async function publishNext(surveyId: string, specialist: Person) {
    const made = await draftBoards(ctx, { surveyId, specialistId: specialist.id });
    if (!made.ok) throw new Error(made.reason);
    expect(await publishBoards(ctx.as(specialist), made.selection.id)).toMatchObject({ ok: true });
    return made.selection.id;
  }

  it('is in the thread, restarts the clock and is in the queue', async () => {
    const { customer, specialist, surveyId, selection: published } = await withBoards();
    ctx.clock.forward(3_600_000);
    const piece = published.boards[1].furniture[0]?.recordId ?? '';
    const request = { kind: 'swap-request', piece, body: 'Too deep.' } as const;
    const both = await Promise.all(
      [1, 2].map(() => askForRevision(ctx.as(customer), { selectionId: published.id, request })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'not-now' });
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row).toMatchObject({ state: 'revising', revisions: 0, waitingSince: ctx.clock.now() });
    expect(row?.dueAt?.getTime()).toBe(ctx.clock.now().getTime() + 72 * 3_600_000);
    const thread = await openThread(ctx.as(specialist), surveyId);
    expect(thread?.messages.map(({ kind, body }) => [kind, body])).toEqual([['swap-request', 'Too deep.']]);
    expect((await revisionRequests(ctx, [surveyId])).get(surveyId)).toMatchObject({
      kind: 'swap-request',
      recordId: piece,
    });
  });

  it('is answered with the same pair except for that piece, automatically if no specialist took it', async () => {
    const { customer, surveyId, selection: published } = await withBoards();
    const piece = published.boards[0].furniture[0]?.recordId ?? '';
    const request = { kind: 'swap-request', piece, body: 'Too deep.' } as const;
    expect(await askForRevision(ctx.as(customer), { selectionId: published.id, request })).toEqual({ ok: true });
    ctx.clock.forward(60_000);
    await answerAutomatically(60)(ctx);
    const [newest] = await ctx.db
      .select()
      .from(selection)
      .where(eq(selection.surveyId, surveyId))
      .orderBy(desc(selection.revision));
    expect(newest).toMatchObject({ revision: 1, state: 'published' });
    const shown = await getSelection(ctx.as(customer), newest?.id ?? '');
    const ids = (index: 0 | 1, of = published) => of.boards[index].furniture.map(({ recordId }) => recordId);
    if (!shown) throw new Error('not shown');
    expect(ids(0, shown.selection)).not.toContain(piece);
    expect(ids(0, shown.selection).slice(1)).toEqual(ids(0).slice(1));
    expect(ids(1, shown.selection)).toEqual(ids(1));
  });

  it('the new boards are in the thread, with the specialist’s words, the new pieces and the way to them', async () => {
    const { customer, specialist, surveyId, selection: published } = await withBoards();
    const piece = published.boards[0].furniture[0]?.recordId ?? '';
    const request = { kind: 'swap-request', piece, body: 'Too deep.' } as const;
    expect(await askForRevision(ctx.as(customer), { selectionId: published.id, request })).toEqual({ ok: true });
    ctx.clock.forward(60_000);
    const made = await draftBoards(ctx, { surveyId, specialistId: specialist.id });
    if (!made.ok) throw new Error(made.reason);
    const said = 'This one is four inches shallower, with the same arms.';
    await ctx.db
      .update(board)
      .set({ note: said })
      .where(and(eq(board.selectionId, made.selection.id), eq(board.letter, 'a')));
    // A draft isn't shown yet.
    expect((await openThread(ctx.as(customer), surveyId))?.messages.map(({ kind }) => kind)).toEqual(['swap-request']);
    expect(await publishBoards(ctx.as(specialist), made.selection.id)).toMatchObject({ ok: true });

    const thread = await openThread(ctx.as(customer), surveyId);
    expect(thread?.messages.map(({ kind }) => kind)).toEqual(['swap-request', 'boards']);
    const answer = thread?.messages[1];
    expect(answer).toMatchObject({ mine: false, by: 'Maren', selectionId: made.selection.id });
    expect(answer?.body).toContain(said);
    const now = (await getSelection(ctx.as(customer), made.selection.id))?.selection;
    const fresh = now?.boards[0].furniture[0]?.recordId;
    // The change is named once: which piece became which, and where.
    const items = await itemsById(ctx, [piece, fresh ?? '']);
    const named = `${items.get(fresh ?? '')?.name} instead of ${items.get(piece)?.name}`;
    expect(answer).toMatchObject({
      pieces: [],
      changes: [{ where: 'Board A', words: named, piece: { recordId: fresh } }],
    });
    expect(answer?.changes).toHaveLength(1);
    await ctx.runEffects();
    const letter = ctx.sent.findLast(({ subject }) => subject === 'Your new boards are ready')?.text ?? '';
    expect(letter.split(`Here’s what changed.\n\nOn Board A: ${named}.`)).toHaveLength(2);
    expect((await openThread(ctx.as(specialist), surveyId))?.messages[1]).toMatchObject({ mine: true });
    // A letter tells of new boards; they aren't an unread message on top.
    expect(thread?.unread).toBe(0);
    ctx.clock.forward(1000);
    await sendMessage(ctx.as(customer), { surveyId, body: 'Perfect.', pictures: [], pieces: [] });
    expect((await openThread(ctx.as(customer), surveyId))?.messages.at(-1)).toMatchObject({ body: 'Perfect.' });
  });

  it('is answered with other anchors where a new pair was asked for', async () => {
    const { customer, specialist, surveyId, selection: published } = await withBoards();
    expect(await askForRevision(ctx.as(customer), { selectionId: published.id, request: pair })).toEqual({ ok: true });
    const shown = await getSelection(ctx.as(customer), await publishNext(surveyId, specialist));
    const anchors = published.boards.map(({ furniture }) => furniture[0]?.recordId);
    for (const board of shown?.selection.boards ?? []) expect(anchors).not.toContain(board.furniture[0]?.recordId);
  });

  it('is included twice', async () => {
    const { customer, specialist, surveyId, selection: published } = await withBoards();
    const ask = (selectionId: string) => askForRevision(ctx.as(customer), { selectionId, request: pair });
    expect(await ask(published.id)).toEqual({ ok: true });
    const second = await publishNext(surveyId, specialist);
    expect(await ask(published.id)).toEqual({ ok: false, reason: 'not-now' });
    expect(await ask(second)).toEqual({ ok: true });
    const [once] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    // The second is asked for and not spent yet.
    expect(once).toMatchObject({ state: 'revising', revisions: 1 });
    const third = await publishNext(surveyId, specialist);
    expect(await ask(third)).toEqual({ ok: false, reason: 'no-revisions-left' });
    const states = await ctx.db
      .select({ state: selection.state })
      .from(selection)
      .where(eq(selection.surveyId, surveyId))
      .orderBy(selection.revision);
    expect(states.map(({ state }) => state)).toEqual(['superseded', 'superseded', 'published']);
  });

  it('is nothing for a stranger, nor about a piece that is not there', async () => {
    const { customer, selection: published } = await withBoards();
    const stranger = await createAccount(ctx);
    expect(await askForRevision(ctx.as(stranger), { selectionId: published.id, request: pair })).toMatchObject({
      reason: 'not-found',
    });
    const request = { kind: 'swap-request', piece: 'rec-none', body: 'Why' } as const;
    expect(await askForRevision(ctx.as(customer), { selectionId: published.id, request })).toMatchObject({
      reason: 'not-on-boards',
    });
  });
});
