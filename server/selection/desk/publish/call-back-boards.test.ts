import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callBackMinutes } from '#core/selection/index.ts';
import type { TestContext } from '../../../../tests/setup/context.ts';
import type { Ctx } from '../../../context.ts';
import { choice, project, selection } from '../../../db/schema/index.ts';
import { askForRevision } from '../../../message/ask-for-revision.ts';
import { takeProject } from '../../../project/queue/take-project.ts';
import { choosePieces } from '../../results/choose-pieces.ts';
import { getSelection } from '../../results/get-selection.ts';
import { openBoards } from '../../results/open-boards.ts';
import { laidOutDesk, openStudio, type Person, publishedFor, waitingFor } from '../../selection.test-data.ts';
import { openDesk } from '../open-desk.ts';
import { writeBoardWords, writePieceNote } from '../write-words.ts';
import { callBackBoards } from './call-back-boards.ts';
import { publishDesk } from './publish-desk.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

beforeEach(async () => {
  ({ customer, surveyId } = await waitingFor(ctx));
  ctx.sent.length = 0;
});

const letters = () => ctx.sent.filter(({ subject }) => /boards/i.test(subject));
const later = (minutes: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + minutes * 60_000));
const projectRow = async () => (await ctx.db.select().from(project).where(eq(project.surveyId, surveyId)))[0];

async function out(): Promise<string> {
  await laidOutDesk(maren, surveyId);
  const published = await publishDesk(maren, { surveyId });
  if (!published.ok) throw new Error(published.reason);
  return published.selectionId;
}

describe('boards that were just published', () => {
  it('are the customer’s at once, and their letter waits ten minutes', async () => {
    const id = await out();
    expect(await getSelection(ctx.as(customer), id)).not.toBeNull();
    await ctx.runEffects();
    expect(letters()).toEqual([]);
    later(callBackMinutes);
    await ctx.runEffects();
    expect(letters()).toHaveLength(1);
    expect(await callBackBoards(maren, { surveyId })).toEqual({ ok: false, reason: 'letter-sent' });
  });

  it('come back as they were, words included, and no letter is sent', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const [a, b] = desk.selection.boards;
    const seen = { name: a?.name ?? '', note: '' };
    await writeBoardWords(maren, { boardId: a?.id ?? '', seen, name: 'For Oak Street', note: 'Calm and low.' });
    const slot = b?.slots[0];
    const of = { pieceId: slot?.id ?? '', seen: { recordId: slot?.item?.recordId ?? '', note: '' } };
    await writePieceNote(maren, { ...of, note: 'My favorite.' });
    const before = await openDesk(maren, { surveyId });
    const due = (await projectRow())?.dueAt;
    await publishDesk(maren, { surveyId });
    later(callBackMinutes - 1);
    expect((await openDesk(maren, { surveyId }))?.selection).toMatchObject({ state: 'published', mayCallBack: true });
    expect(await callBackBoards(maren, { surveyId })).toEqual({ ok: true, selectionId: desk.selection.id });
    const after = await openDesk(maren, { surveyId });
    const written = (one: typeof after) =>
      one?.selection?.boards.map(({ name, note, slots }) => ({
        ...{ name, note },
        slots: slots.map((piece) => [piece.item?.recordId, piece.note, piece.quantity, piece.locked]),
      }));
    expect(written(after)).toEqual(written(before));
    expect(after?.selection).toMatchObject({ state: 'draft', publishedAt: null, letterDueAt: null });
    expect(await projectRow()).toMatchObject({ state: 'waiting for boards', dueAt: due, boardsReadyAt: null });
    expect(await getSelection(ctx.as(customer), desk.selection.id)).toBeNull();
    later(callBackMinutes);
    await ctx.runEffects();
    expect(letters()).toEqual([]);

    // Published again, the letter goes out once.
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
    later(callBackMinutes);
    await ctx.runEffects();
    expect(letters()).toHaveLength(1);
  });

  it('stay once the customer has opened them, or chosen from them', async () => {
    const id = await out();
    await openBoards(maren, id);
    expect((await openDesk(maren, { surveyId }))?.selection).toMatchObject({ openedAt: null, mayCallBack: true });
    await openBoards(ctx.as(customer), id);
    expect((await openDesk(maren, { surveyId }))?.selection).toMatchObject({ mayCallBack: false });
    expect(await callBackBoards(maren, { surveyId })).toEqual({ ok: false, reason: 'opened' });

    ({ customer, surveyId } = await waitingFor(ctx));
    const other = await out();
    const shown = await getSelection(ctx.as(customer), other);
    const recordId = shown?.selection.boards[0].furniture[0]?.recordId ?? '';
    await choosePieces(ctx.as(customer), { selectionId: other, chosen: [{ id: recordId, selectionId: other }] });
    expect(await callBackBoards(maren, { surveyId })).toEqual({ ok: false, reason: 'opened' });
  });

  it('come back once: called back by two people at once, twice in a row, or while the customer opens them', async () => {
    await out();
    const both = await Promise.all([callBackBoards(maren, { surveyId }), callBackBoards(maren, { surveyId })]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await callBackBoards(maren, { surveyId })).toEqual({ ok: false, reason: 'not-out' });

    for (let time = 0; time < 5; time += 1) {
      ({ customer, surveyId } = await waitingFor(ctx));
      const id = await out();
      const june = ctx.as(customer);
      const [, called] = await Promise.all([openBoards(june, id), callBackBoards(maren, { surveyId })]);
      const [row] = await ctx.db.select().from(selection).where(eq(selection.id, id));
      expect(called.ok).toBe(row?.openedAt === null);
      expect((await getSelection(june, id)) === null).toBe(called.ok);
    }
  });

  it('are called back by staff only', async () => {
    const id = await out();
    for (const actor of [ctx.as(customer), { ...ctx, actor: { kind: 'visitor' as const } } as Ctx]) {
      expect(await callBackBoards(actor, { surveyId })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect(await callBackBoards(maren, { surveyId: 'none' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await getSelection(ctx.as(customer), id)).not.toBeNull();
  });
});

it('a revision called back makes the pair before it current again, with what was chosen from it', async () => {
  const made = await publishedFor(ctx);
  const first = made.selection;
  const recordId = first.boards[0].furniture[0]?.recordId ?? '';
  const asked = first.boards[0].furniture[1]?.recordId ?? '';
  const june = ctx.as(made.customer);
  await choosePieces(june, { selectionId: first.id, chosen: [{ id: recordId, selectionId: first.id }] });
  const request = { kind: 'swap-request' as const, body: 'Another one, please.', piece: asked };
  expect(await askForRevision(june, { selectionId: first.id, request })).toMatchObject({ ok: true });
  const by = ctx.as(made.specialist);
  await takeProject(by, { surveyId: made.surveyId });
  await openDesk(by, { surveyId: made.surveyId });
  const published = await publishDesk(by, { surveyId: made.surveyId });
  expect(published).toMatchObject({ ok: true });
  expect((await getSelection(june, first.id))?.selection.state).toBe('superseded');
  expect(await callBackBoards(by, { surveyId: made.surveyId })).toMatchObject({ ok: true });
  const now = await getSelection(june, first.id);
  expect(now?.selection).toMatchObject({ state: 'published', chosen: [{ id: recordId }] });
  const secondId = published.ok ? published.selectionId : '';
  expect(await ctx.db.select().from(choice).where(eq(choice.selectionId, secondId))).toEqual([]);
  const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, made.surveyId));
  expect(row).toMatchObject({ state: 'revising', revisions: 0 });
});
