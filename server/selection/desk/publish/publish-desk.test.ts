import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestContext } from '../../../../tests/setup/context.ts';
import { standingClock } from '../../../clock.ts';
import type { Ctx } from '../../../context.ts';
import { audit, furniture, project, survey } from '../../../db/schema/index.ts';
import { getSelection } from '../../results/get-selection.ts';
import { laidOutDesk, openStudio, type Person, waitingFor } from '../../selection.test-data.ts';
import { answerAutomatically } from '../answer-automatically.ts';
import { draftBoards } from '../draft-boards.ts';
import { emptySlot } from '../edit/slots.ts';
import { openDesk } from '../open-desk.ts';
import { swapPiece } from '../swap-piece.ts';
import { writeBoardWords, writePieceNote } from '../write-words.ts';
import { publishBoards } from './publish-boards.ts';
import { publishDesk } from './publish-desk.ts';

let ctx: TestContext;
let maren: Ctx;
let surveyId: string;

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

beforeEach(async () => {
  ({ surveyId } = await waitingFor(ctx));
});

describe('publishing the desk', () => {
  it('is stopped by a broken rule, which it names, and goes out once it is mended', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const [a, b] = desk.selection.boards;
    const anchor = a?.slots[0]?.item?.recordId ?? '';
    const other = b?.slots[0];
    await swapPiece(maren, { pieceId: other?.id ?? '', version: other?.version ?? 0, recordId: anchor });
    expect(await publishDesk(maren, { surveyId })).toMatchObject({
      ok: false,
      reason: 'stopped',
      findings: expect.arrayContaining([expect.objectContaining({ words: 'A and B have the same anchor piece' })]),
    });
    const back = { pieceId: other?.id ?? '', version: 2, recordId: other?.item?.recordId ?? '' };
    await swapPiece(maren, back);
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
    expect(await publishDesk(maren, { surveyId })).toEqual({ ok: false, reason: 'already-published' });
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row?.state).toBe('boards ready');
  });

  it('asks first when a slot is open, publishes nothing until it’s answered, and goes out once one is sure', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const slot = desk.selection.boards[1]?.slots[1];
    const emptied = { selectionId: desk.selection.id, pieceId: slot?.id ?? '', version: slot?.version ?? 0 };
    expect(await emptySlot(maren, emptied)).toMatchObject({ ok: true });
    const stateOf = async () => (await openDesk(maren, { surveyId }))?.selection?.state;
    expect(await publishDesk(maren, { surveyId, sure: false })).toMatchObject({
      ok: false,
      reason: 'asks',
      findings: expect.arrayContaining([expect.objectContaining({ words: 'B: lounge chair slot open' })]),
    });
    expect(await stateOf()).toBe('draft');
    expect(await publishDesk(maren, { surveyId, sure: true })).toMatchObject({ ok: true });
    expect(await stateOf()).toBe('published');
  });

  it('is stopped by a board without a name and by a piece that sold out in the meantime', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const [a] = desk.selection.boards;
    const recordId = a?.slots[0]?.item?.recordId ?? '';
    const seen = { name: a?.name ?? '', note: a?.note ?? '' };
    await writeBoardWords(maren, { boardId: a?.id ?? '', seen, name: ' ', note: '' });
    const [before] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    await ctx.db.update(furniture).set({ stock: 0 }).where(eq(furniture.recordId, recordId));
    const stopped = await publishDesk(maren, { surveyId });
    await ctx.db
      .update(furniture)
      .set({ stock: before?.stock ?? 1 })
      .where(eq(furniture.recordId, recordId));
    const words = stopped.ok || stopped.reason !== 'stopped' ? [] : stopped.findings.map((finding) => finding.words);
    expect(words).toEqual([expect.stringContaining('is out of stock'), 'A: the board has no name']);
  });
});

describe('the words boards are published with', () => {
  const published = async (customer: Person, selectionId: string) => {
    const shown = await getSelection(ctx.as(customer), selectionId);
    if (!shown) throw new Error('not shown');
    return shown.selection.boards;
  };

  it('say why a kind is missing as things are at that moment, and leave a person’s own words alone', async () => {
    const { customer, surveyId: ofWaiting } = await waitingFor(ctx);
    // No rug is in stock while the boards are drafted, but they're back by the time the boards go out.
    const ofRugs = eq(furniture.kind, 'rug');
    const before = await ctx.db.select().from(furniture).where(ofRugs);
    await ctx.db.update(furniture).set({ stock: 0 }).where(ofRugs);
    const desk = await laidOutDesk(maren, ofWaiting);
    for (const { recordId, stock } of before) {
      await ctx.db.update(furniture).set({ stock }).where(eq(furniture.recordId, recordId));
    }
    const [a, b] = desk.selection.boards;
    const seen = { name: a?.name ?? '', note: '' };
    await writeBoardWords(maren, { boardId: a?.id ?? '', seen, name: 'For Oak Street', note: 'Calm and low.' });
    const own = { pieceId: b?.slots[0]?.id ?? '', seen: { recordId: b?.slots[0]?.item?.recordId ?? '', note: '' } };
    await writePieceNote(maren, { ...own, note: 'My favorite.' });
    expect(await publishDesk(maren, { surveyId: ofWaiting })).toEqual({ ok: true, selectionId: desk.selection.id });
    const [first, second] = await published(customer, desk.selection.id);
    expect(first).toMatchObject({
      name: 'For Oak Street',
      note: 'Calm and low. We left out the rug. If you’d like one after all, just tell us: we have some in stock.',
    });
    expect(second?.furniture[0]?.note).toBe('My favorite.');
    expect(second?.name).toMatch(/^(Draper, )?(with|in) /i);
  });

  it('give every piece and board a reason when no one is writing notes', async () => {
    const { customer, surveyId: ofWaiting } = await waitingFor(ctx);
    const made = await draftBoards(ctx, { surveyId: ofWaiting, specialistId: null });
    if (!made.ok) throw new Error(made.reason);
    const system = { ...ctx, actor: { kind: 'system' as const } };
    expect(await publishBoards(system, made.selection.id, { byUs: true })).toMatchObject({ ok: true });
    const boards = await published(customer, made.selection.id);
    for (const { furniture: pieces } of boards) for (const { note } of pieces) expect(note).not.toBe('');
    for (const { note } of boards) expect(note).not.toBe('');
  });
});

describe('a board without its main piece', () => {
  it('is never published by a proposal; the specialist is told what would fit, and it goes out once there is one', async () => {
    const { surveyId: ofWaiting } = await waitingFor(ctx);
    const [row] = await ctx.db.select().from(survey).where(eq(survey.id, ofWaiting));
    const responses = { ...row?.responses, sofa: { type: 'sleeper' } };
    await ctx.db.update(survey).set({ responses }).where(eq(survey.id, ofWaiting));
    const sleepers = and(eq(furniture.kind, 'sofa'), sql`${furniture.item}->>'type' = 'sleeper'`);
    const before = await ctx.db.select().from(furniture).where(sleepers);
    await ctx.db.update(furniture).set({ stock: 0 }).where(sleepers);

    const later = { ...ctx, clock: standingClock(new Date(ctx.clock.now().getTime() + 3_600_000)) };
    const company = () => answerAutomatically(60)({ ...later, actor: { kind: 'system' } });
    const state = async () => {
      const [found] = await ctx.db.select().from(project).where(eq(project.surveyId, ofWaiting));
      return found?.state;
    };
    await company();
    await company();
    expect(await state()).toBe('waiting for boards');
    const proposed = await ctx.db.select().from(audit).where(eq(audit.act, 'board.propose'));
    expect(proposed.filter((one) => one.surveyId === ofWaiting)).toEqual([]);
    const desk = await openDesk(maren, { surveyId: ofWaiting });
    const missing = desk?.findings.filter(({ slot, words }) => slot === 0 && words.includes('the main piece')) ?? [];
    expect(missing.map(({ board, weight }) => [board, weight])).toEqual([
      ['a', 'warns'],
      ['b', 'warns'],
    ]);
    for (const { words } of missing) {
      expect(words).toMatch(
        /^[AB]: the main piece, the sofa, is missing\. .+ The .+ would fit, if another type or size/,
      );
    }

    for (const { recordId, stock } of before) {
      await ctx.db
        .update(furniture)
        .set({ stock: Math.max(stock, 5) })
        .where(eq(furniture.recordId, recordId));
    }
    await company();
    expect(await state()).toBe('boards ready');
  });
});

describe('the desk', () => {
  it('explains a board’s points term by term, and names what is in the way of Insta-Order', async () => {
    const ofRugs = eq(furniture.kind, 'rug');
    const late = await ctx.db.select().from(furniture).where(ofRugs);
    await ctx.db
      .update(furniture)
      .set({ item: sql`jsonb_set(${furniture.item}, '{leadTimeDays}', '40')` })
      .where(ofRugs);
    const desk = await laidOutDesk(maren, surveyId);
    for (const { recordId, item } of late) {
      await ctx.db.update(furniture).set({ item }).where(eq(furniture.recordId, recordId));
    }
    for (const { terms, slots } of desk.selection.boards) {
      expect(terms.map(({ name }) => name)).toContain('Woods');
      const rug = slots.find(({ kind }) => kind === 'rug');
      expect(rug?.inTheWay).toMatchObject({ name: rug?.item?.name, days: 40, instead: null });
    }
  });
});
