import { and, eq, notInArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RevisionRequest } from '#core/message/index.ts';
import type { Selection } from '#core/selection/index.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Ctx } from '../context.ts';
import { board, boardPiece, furniture, project, selection } from '../db/schema/index.ts';
import { askForRevision } from '../message/ask-for-revision.ts';
import { closeRequest } from '../message/close-request.ts';
import { openThread } from '../message/open-thread.ts';
import { getResults } from '../pages/get-results.ts';
import { listQueue } from '../project/queue/queue.ts';
import { takeProject } from '../project/queue/take-project.ts';
import { answerAutomatically } from './desk/answer-automatically.ts';
import { openDesk } from './desk/open-desk.ts';
import { publishDesk } from './desk/publish/publish-desk.ts';
import { choosePieces } from './results/choose-pieces.ts';
import { getSelection } from './results/get-selection.ts';
import { type Person, publishedFor } from './selection.test-data.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;
let first: Selection;

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

beforeEach(async () => {
  const made = await publishedFor(ctx);
  ({ customer, surveyId, selection: first } = made);
  maren = ctx.as(made.specialist);
});

const recordIds = (selection: Selection) =>
  selection.boards.flatMap(({ furniture }) => furniture.map(({ recordId }) => recordId));
const swapped = () => first.boards[0].furniture[1]?.recordId ?? '';
const ask = (request: RevisionRequest) => askForRevision(ctx.as(customer), { selectionId: first.id, request });

async function newPair(): Promise<Selection> {
  await takeProject(maren, { surveyId });
  const desk = await openDesk(maren, { surveyId });
  const published = await publishDesk(maren, { surveyId });
  if (!published.ok) throw new Error(published.reason);
  expect(desk?.selection).toMatchObject({ id: published.selectionId, revision: 1 });
  const shown = await getSelection(ctx.as(customer), published.selectionId);
  if (!shown) throw new Error('not shown');
  return shown.selection;
}

describe('a revision', () => {
  it('returns to the queue with the customer’s words and the piece; a swap changes only that piece', async () => {
    await choosePieces(ctx.as(customer), {
      selectionId: first.id,
      chosen: [{ id: first.boards[0].furniture[0]?.recordId ?? '', selectionId: first.id }],
    });
    const asked = await ask({ kind: 'swap-request', piece: swapped(), body: 'Too low for my knees.' });
    expect(asked).toMatchObject({ ok: true });
    const entry = (await listQueue(maren))?.rows.find((one) => one.surveyId === surveyId);
    expect(entry).toMatchObject({
      state: 'revising',
      asked: { kind: 'swap-request', body: 'Too low for my knees.', piece: expect.any(String) },
      clock: { late: false },
    });
    expect((await openDesk(maren, { surveyId }))?.asked).toMatchObject({ body: 'Too low for my knees.' });
    const second = await newPair();
    expect(recordIds(second)).not.toContain(swapped());
    // The replacement is new to both boards.
    expect(recordIds(first)).not.toContain(second.boards[0].furniture[1]?.recordId);
    const kept = recordIds(first).filter((id) => id !== swapped());
    expect(recordIds(second)).toEqual(expect.arrayContaining(kept));
    expect(second.chosen.map(({ id }) => id)).toEqual([first.boards[0].furniture[0]?.recordId]);
    // The old pair stays readable and leads to the new one.
    const old = await getResults(ctx.as(customer), first.id);
    expect(old).toMatchObject({ orderable: false, newest: second.id, selection: { state: 'superseded' } });
    expect((await openDesk(maren, { surveyId }))?.earlier).toMatchObject([{ id: first.id, revision: 0 }]);
  });

  it('keeps the alternates that were approved for the pieces that stay', async () => {
    const stays = first.boards[0].furniture[0]?.recordId ?? '';
    const alternates = { for: stays, recordIds: ['rec-alder-sofa-oat'] };
    const ofBoards = (selectionId: string) =>
      ctx.db
        .select({ id: boardPiece.id, recordId: boardPiece.recordId, alternates: boardPiece.alternates })
        .from(boardPiece)
        .innerJoin(board, eq(board.id, boardPiece.boardId))
        .where(and(eq(board.selectionId, selectionId), eq(boardPiece.recordId, stays)));
    const [row] = await ofBoards(first.id);
    await ctx.db
      .update(boardPiece)
      .set({ alternates })
      .where(eq(boardPiece.id, row?.id ?? ''));
    await ask({ kind: 'swap-request', piece: swapped(), body: 'Too low for my knees.' });
    const second = await newPair();
    expect(await ofBoards(second.id)).toMatchObject([{ recordId: stays, alternates }]);
  });

  it('keeps a board’s main piece when nothing can replace it', async () => {
    const main = first.boards[0].furniture[0]?.recordId ?? '';
    const ofOthers = and(eq(furniture.kind, 'sofa'), notInArray(furniture.recordId, recordIds(first)));
    const before = await ctx.db.select().from(furniture).where(ofOthers);
    await ctx.db.update(furniture).set({ stock: 0 }).where(ofOthers);
    await ask({ kind: 'swap-request', piece: main, body: 'Too deep.' });
    const second = await newPair();
    for (const { recordId, stock } of before) {
      await ctx.db.update(furniture).set({ stock }).where(eq(furniture.recordId, recordId));
    }
    expect(second.boards.map((board) => board.furniture[0]?.recordId)).toEqual(
      first.boards.map((board) => board.furniture[0]?.recordId),
    );
  });

  it('is not published as a swap without a board’s main piece, and is not spent until it is', async () => {
    await ask({ kind: 'swap-request', piece: swapped(), body: 'Too low for my knees.' });
    await takeProject(maren, { surveyId });
    const [main] = (await openDesk(maren, { surveyId }))?.selection?.boards[0]?.slots ?? [];
    const ofMain = eq(boardPiece.id, main?.id ?? '');
    await ctx.db.update(boardPiece).set({ recordId: null }).where(ofMain);
    const words = 'A: the main piece is missing, and a swap always comes back with one';
    expect((await openDesk(maren, { surveyId }))?.findings).toContainEqual(expect.objectContaining({ words }));
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ reason: 'stopped', findings: [{ words }] });
    expect(await getResults(ctx.as(customer), first.id)).toMatchObject({ revisionsLeft: 2, mayAsk: false });
    await ctx.db
      .update(boardPiece)
      .set({ recordId: main?.item?.recordId ?? '' })
      .where(ofMain);
    const published = await publishDesk(maren, { surveyId });
    if (!published.ok) throw new Error(published.reason);
    expect(await getResults(ctx.as(customer), published.selectionId)).toMatchObject({ revisionsLeft: 1, mayAsk: true });
  });

  describe('answered in words', () => {
    const words = 'It’s the only one that passes your door. I’d keep it.';
    const close = (by: Ctx = maren, answer = words) => closeRequest(by, { surveyId, answer });
    const drafts = () =>
      ctx.db
        .select()
        .from(selection)
        .where(and(eq(selection.surveyId, surveyId), eq(selection.state, 'draft')));

    it('puts them in the thread, keeps the boards and the revision, and leaves no draft', async () => {
      await ask({ kind: 'swap-request', piece: swapped(), body: 'Too low for my knees.' });
      await takeProject(maren, { surveyId });
      await openDesk(maren, { surveyId });
      expect(await drafts()).toHaveLength(1);
      ctx.clock.forward(60_000);
      const both = await Promise.all([close(), close()]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'not-waiting' });
      expect(await drafts()).toEqual([]);
      const results = await getResults(ctx.as(customer), first.id);
      expect(results).toMatchObject({ state: 'boards ready', orderable: true, revisionsLeft: 2, mayAsk: true });
      const thread = await openThread(ctx.as(customer), surveyId);
      expect(thread?.messages.map(({ body, mine }) => [body, mine])).toEqual([
        ['Too low for my knees.', true],
        [words, false],
      ]);
      // The next request starts a draft of its own.
      await ask({ kind: 'new-pair-request', body: 'Something warmer.' });
      const second = await newPair();
      expect(second.boards[0].furniture[0]?.recordId).not.toBe(first.boards[0].furniture[0]?.recordId);
    });

    it('needs words, a swap request and a specialist', async () => {
      expect(await close()).toEqual({ ok: false, reason: 'not-waiting' });
      await ask({ kind: 'new-pair-request', body: 'Something warmer.' });
      expect(await close()).toEqual({ ok: false, reason: 'not-waiting' });
      expect(await close(ctx.as(customer))).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await close(maren, ' \n ')).toEqual({ ok: false, reason: 'no-answer' });
      expect(await close(maren, 'x'.repeat(4001))).toEqual({ ok: false, reason: 'answer-too-long' });
      expect(await closeRequest(maren, { surveyId: 'survey_none', answer: words })).toEqual({
        ok: false,
        reason: 'not-found',
      });
    });
  });

  it('is another pair where one was asked for', async () => {
    await ask({ kind: 'new-pair-request', body: 'Something warmer.' });
    const second = await newPair();
    expect(second.boards[0].furniture[0]?.recordId).not.toBe(first.boards[0].furniture[0]?.recordId);
    expect(recordIds(second).length).toBe(recordIds(first).length);
  });

  it('is answered automatically in the demo if no specialist has taken it', async () => {
    await ask({ kind: 'new-pair-request', body: 'Something warmer.' });
    await ctx.db.update(project).set({ takenAt: null }).where(eq(project.surveyId, surveyId));
    ctx.clock.forward(60_000);
    await answerAutomatically(60)(ctx);
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row).toMatchObject({ state: 'boards ready', revisions: 1 });
    const old = await getResults(ctx.as(customer), first.id);
    const shown = await getSelection(ctx.as(customer), old?.newest ?? '');
    expect(shown?.selection.boards.every(({ note }) => note.length > 0)).toBe(true);
  });

  it('can be previewed before it’s out, by the staff only', async () => {
    await ask({ kind: 'new-pair-request', body: 'Something warmer.' });
    await takeProject(maren, { surveyId });
    const draft = (await openDesk(maren, { surveyId }))?.selection?.id ?? '';
    expect(await getResults(maren, draft)).toMatchObject({ preview: true, orderable: true, newest: null });
    expect(await getResults(ctx.as(customer), draft)).toBeNull();
  });
});
