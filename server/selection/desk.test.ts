import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { seedDemoCatalogue } from '../catalog/seed-demo-catalogue.ts';
import type { Ctx } from '../context.ts';
import { furniture, project } from '../db/schema/index.ts';
import { takeProject } from '../project/take-project.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { proposePieces } from './propose-pieces.ts';
import { publishDesk } from './publish-desk.ts';
import { type Person, waitingFor } from './selection.test-data.ts';
import { swapPiece } from './swap-piece.ts';
import { writeBoardWords, writePieceNote } from './write-words.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  await seedDemoCatalogue(ctx);
  maren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

beforeEach(async () => {
  ({ customer, surveyId } = await waitingFor(ctx));
});

async function laidOut(): Promise<Desk & { selection: NonNullable<Desk['selection']> }> {
  await takeProject(maren, { surveyId });
  const desk = await openDesk(maren, { surveyId });
  if (!desk?.selection) throw new Error('nothing on the desk');
  return { ...desk, selection: desk.selection };
}

describe('the desk', () => {
  it('shows the brief before anyone has taken it, and both boards afterwards', async () => {
    const before = await openDesk(maren, { surveyId });
    expect(before).toMatchObject({ selection: null, mine: false, customer: 'June', findings: [] });
    expect(before?.brief.pieces.map(({ kind }) => kind)).toEqual(['sofa', 'lounge_chair', 'rug']);
    const { selection, mine } = await laidOut();
    expect(mine).toBe(true);
    expect(selection.state).toBe('draft');
    const [a] = selection.boards;
    expect(a?.slots.map(({ kind }) => kind)).toEqual(['sofa', 'lounge_chair', 'rug']);
    expect(a?.slots[0]?.reasons.some(({ sign, words }) => sign === 'plus' && words.includes('Draper'))).toBe(true);
    expect(a?.slots[0]?.fit?.passes).toBe(true);
  });

  it('is the same for a colleague, and does not exist for customers', async () => {
    const mine = await laidOut();
    const colleague = ctx.as(await createAccount(ctx, { role: 'admin' }));
    const theirs = await openDesk(colleague, { surveyId });
    expect(theirs?.selection?.id).toBe(mine.selection.id);
    expect(theirs).toMatchObject({ mine: false, specialist: 'Maren' });
    expect(await openDesk(ctx.as(customer), { surveyId })).toBeNull();
    expect(await openDesk(maren, { surveyId: 'survey_x' })).toBeNull();
  });

  it('never tells the staff’s own fields of an item to the page', async () => {
    const { selection } = await laidOut();
    expect(selection.boards[0]?.slots[0]?.item).not.toHaveProperty('scrapingSpecifics');
  });
});

describe('what could stand there instead', () => {
  it('passes every hard rule, leaves out what stands there, and says why', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[0];
    const proposed = await proposePieces(maren, { pieceId: slot?.id ?? '', words: '' });
    expect(proposed).toMatchObject({ board: 'a', piece: { kind: 'sofa' } });
    expect(proposed?.pieces.length).toBeGreaterThan(0);
    expect(proposed?.count.pass).toBeLessThanOrEqual(proposed?.count.all ?? 0);
    for (const { item, fit, reasons } of proposed?.pieces ?? []) {
      expect(item.recordId).not.toBe(slot?.item?.recordId);
      expect(item).toMatchObject({ kind: 'sofa', active: true });
      expect([item.stock > 0, fit.passes, reasons.length > 0]).toEqual([true, true, true]);
    }
  });

  it('puts last, and marks, what stands on the other board', async () => {
    const [a, b] = (await laidOut()).selection.boards;
    const proposed = await proposePieces(maren, { pieceId: a?.slots[0]?.id ?? '', words: '' });
    const shared = proposed?.pieces.map((one) => one.shared) ?? [];
    expect(shared).toEqual(shared.toSorted((x, y) => Number(x) - Number(y)));
    const other = proposed?.pieces.filter((one) => one.shared).map(({ item }) => item.recordId);
    expect(other).toEqual([b?.slots[0]?.item?.recordId]);
  });

  it('is found by words in the whole catalogue', async () => {
    const slot = (await laidOut()).selection.boards[1]?.slots[1];
    const found = await proposePieces(maren, { pieceId: slot?.id ?? '', words: 'saddler' });
    expect(found?.pieces.length).toBeGreaterThan(0);
    expect(found?.pieces.every(({ item }) => item.name.startsWith('Saddler'))).toBe(true);
    expect((await proposePieces(maren, { pieceId: slot?.id ?? '', words: 'xyzzy' }))?.pieces).toEqual([]);
  });

  it('stands there once it is swapped in', async () => {
    const before = (await laidOut()).selection.boards[0]?.slots[0];
    const proposed = await proposePieces(maren, { pieceId: before?.id ?? '', words: '' });
    const recordId = proposed?.pieces[0]?.item.recordId ?? '';
    expect(await swapPiece(maren, { pieceId: before?.id ?? '', version: before?.version ?? 0, recordId })).toEqual({
      ok: true,
    });
    const after = (await laidOut()).selection.boards[0]?.slots[0];
    expect(after).toMatchObject({ item: { recordId }, version: 2 });
    expect(after?.reasons.length).toBeGreaterThan(0);
  });
});

describe('words on a board', () => {
  it('are kept, and whoever wrote over words they had not seen is told', async () => {
    const board = (await laidOut()).selection.boards[0];
    const seen = { name: board?.name ?? '', note: '' };
    const write = (name: string, note: string) =>
      writeBoardWords(maren, { boardId: board?.id ?? '', seen, name, note });
    const answers = await Promise.all([write('Sage and saddle', 'Sage first.'), write('Other', 'Other')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'stale' });
    expect(await write('Late', 'Late')).toEqual({ ok: false, reason: 'stale' });
  });

  it('stand with a piece too', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[0];
    const given = { pieceId: slot?.id ?? '', version: slot?.version ?? 0, note: 'Right for two and a dog.' };
    expect(await writePieceNote(maren, given)).toEqual({ ok: true });
    expect(await writePieceNote(maren, given)).toEqual({ ok: false, reason: 'stale' });
    expect((await laidOut()).selection.boards[0]?.slots[0]).toMatchObject({ note: given.note, version: 2 });
    expect(await writePieceNote(maren, { ...given, note: 'x'.repeat(2001) })).toMatchObject({ reason: 'too-long' });
  });

  it('are nobody’s business but the staff’s', async () => {
    const board = (await laidOut()).selection.boards[0];
    const words = { boardId: board?.id ?? '', seen: { name: '', note: '' }, name: 'Mine', note: '' };
    expect(await writeBoardWords(ctx.as(customer), words)).toEqual({ ok: false, reason: 'not-allowed' });
  });
});

describe('publishing the desk', () => {
  it('is stopped by a broken rule, which it names, and goes out once it is mended', async () => {
    const desk = await laidOut();
    const [a, b] = desk.selection.boards;
    const anchor = a?.slots[0]?.item?.recordId ?? '';
    const other = b?.slots[0];
    await swapPiece(maren, { pieceId: other?.id ?? '', version: other?.version ?? 0, recordId: anchor });
    expect(await publishDesk(maren, { surveyId })).toMatchObject({
      ok: false,
      reason: 'stopped',
      findings: [{ words: 'A and B have the same anchor piece' }, {}],
    });
    const back = { pieceId: other?.id ?? '', version: 2, recordId: other?.item?.recordId ?? '' };
    await swapPiece(maren, back);
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
    expect(await publishDesk(maren, { surveyId })).toEqual({ ok: false, reason: 'already-published' });
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row?.state).toBe('boards ready');
  });

  it('is stopped by a board without a name and by a piece that sold out meanwhile', async () => {
    const desk = await laidOut();
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
    expect(words).toEqual([expect.stringContaining('is not in stock'), 'A: the board has no name']);
  });
});
