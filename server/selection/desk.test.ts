import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Foot, LeafFilter } from '#core/selection/index.ts';
import { createAccount, type TestContext } from '../../tests/setup/context.ts';
import { actorName, type Ctx } from '../context.ts';
import { audit, furniture, survey } from '../db/schema/index.ts';
import { arrangePiece } from './desk/arrange-piece.ts';
import { emptySlot, setQuantity } from './desk/edit/slots.ts';
import { lockPiece } from './desk/lock-piece.ts';
import { openDesk } from './desk/open-desk.ts';
import { proposeAgain } from './desk/propose-again.ts';
import { proposePieces } from './desk/propose-pieces.ts';
import { publishDesk } from './desk/publish/publish-desk.ts';
import { undoStep } from './desk/steps/undo-step.ts';
import { swapPiece } from './desk/swap-piece.ts';
import { writeBoardWords, writePieceNote } from './desk/write-words.ts';
import { getSelection } from './results/get-selection.ts';
import { laidOutDesk, openStudio, type Person, waitingFor } from './selection.test-data.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

beforeEach(async () => {
  ({ customer, surveyId } = await waitingFor(ctx));
});

const laidOut = () => laidOutDesk(maren, surveyId);

const slotsIn = ({ selection }: Awaited<ReturnType<typeof laidOut>>) => selection.boards.flatMap(({ slots }) => slots);

const leafed = async (pieceId: string, words = '', filters: readonly LeafFilter[] | null = null) =>
  proposePieces(maren, await laidOut(), { pieceId, words, filters, most: 24 });

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

describe('what the catalog does not have', () => {
  it('is named in its place, with why, for a piece that is swapped in too', async () => {
    const asked = { type: 'sleeper', sub_type: 'sofa_b', materials: 'leather', budget: 'basic' };
    const color = { colorIntensity: 'lots_of_color', color: 'red' };
    const [row] = await ctx.db.select().from(survey).where(eq(survey.id, surveyId));
    const responses = { ...row?.responses, sofa: { ...asked, ...color } };
    await ctx.db.update(survey).set({ responses }).where(eq(survey.id, surveyId));
    const before = await laidOut();
    const [sofa] = slotsIn(before);
    if (!sofa?.item) throw new Error('no sofa');
    expect(sofa.relaxed.map(({ what }) => what)).toEqual(['color', 'material']);
    expect(sofa.relaxed[0]?.why).toMatch(/^Color relaxed: no sleeper sofas .*in red.* in stock pass\.$/);
    expect(before.findings.map(({ words }) => words)).toContain(
      'A: sofa isn’t in the requested color; say why in its note',
    );
    const other = (await leafed(sofa.id))?.pieces.find(({ relaxed }) => relaxed.length > 0)?.item.recordId ?? '';
    await swapPiece(maren, { pieceId: sofa.id, version: sofa.version, recordId: other });
    const [swapped] = slotsIn(await laidOut());
    expect(swapped?.item?.recordId).toBe(other);
    expect(swapped?.relaxed.length).toBeGreaterThan(0);
    for (const { why } of swapped?.relaxed ?? []) expect(why).toMatch(/ relaxed[:,] /);
  });

  it('leaves its slot open, says why, and does not stop the rest of the pair', async () => {
    await ctx.db.update(furniture).set({ stock: 0 }).where(eq(furniture.kind, 'rug'));
    const { selection, findings } = await laidOut();
    const rug = selection.boards[0]?.slots.find(({ kind }) => kind === 'rug');
    expect(rug).toMatchObject({ item: null, unfilled: 'Rug: no rugs in stock. Stock is never relaxed.', relaxed: [] });
    expect(findings).toContainEqual({ board: 'a', slot: 2, weight: 'warns', words: 'A: rug slot open' });
    expect((await publishDesk(maren, { surveyId })).ok).toBe(true);
    await ctx.db.update(furniture).set({ stock: 40 }).where(eq(furniture.kind, 'rug'));
  });
});

describe('what could stand there instead', () => {
  it('passes every hard rule, leaves out what is there now, and says why', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[0];
    const proposed = await leafed(slot?.id ?? '', '');
    expect(proposed).toMatchObject({ board: 'a', piece: { kind: 'sofa' } });
    expect(proposed?.pieces.length).toBeGreaterThan(0);
    expect(proposed?.count.pass).toBeLessThanOrEqual(proposed?.count.all ?? 0);
    for (const { item, fit, reasons } of proposed?.pieces ?? []) {
      expect(item.recordId).not.toBe(slot?.item?.recordId);
      expect(item).toMatchObject({ kind: 'sofa', active: true });
      expect([item.stock > 0, fit.passes, reasons.length > 0]).toEqual([true, true, true]);
    }
  });

  it('puts pieces from the other board last, and marks them', async () => {
    const [a, b] = (await laidOut()).selection.boards;
    const proposed = await leafed(a?.slots[0]?.id ?? '', '');
    const shared = proposed?.pieces.map((one) => one.shared) ?? [];
    expect(shared).toEqual(shared.toSorted((x, y) => Number(x) - Number(y)));
    const other = proposed?.pieces.filter((one) => one.shared).map(({ item }) => item.recordId);
    expect(other).toEqual([b?.slots[0]?.item?.recordId]);
  });

  it('is found by words in the whole catalog', async () => {
    const slot = (await laidOut()).selection.boards[1]?.slots[1];
    const found = await leafed(slot?.id ?? '', 'saddler');
    expect(found?.pieces.length).toBeGreaterThan(0);
    expect(found?.pieces.every(({ item }) => item.name.startsWith('Saddler'))).toBe(true);
    expect((await leafed(slot?.id ?? '', 'xyzzy'))?.pieces).toEqual([]);
  });

  it('is in the slot once it is swapped in', async () => {
    const before = (await laidOut()).selection.boards[0]?.slots[0];
    const proposed = await leafed(before?.id ?? '', '');
    const recordId = proposed?.pieces[0]?.item.recordId ?? '';
    expect(await swapPiece(maren, { pieceId: before?.id ?? '', version: before?.version ?? 0, recordId })).toEqual({
      ok: true,
    });
    const after = (await laidOut()).selection.boards[0]?.slots[0];
    expect(after).toMatchObject({ item: { recordId }, version: 2 });
    expect(after?.reasons.length).toBeGreaterThan(0);
  });
});

describe('filters', () => {
  it('hold on to what was asked until they are let go, and another kind may take the place with a warning', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[1];
    const usual = await leafed(slot?.id ?? '');
    expect(usual?.filters).toContainEqual({ filter: 'kind', on: true });
    const any = await leafed(slot?.id ?? '', '', []);
    expect(any?.total ?? 0).toBeGreaterThan(usual?.total ?? 0);
    const bench = (await leafed(slot?.id ?? '', 'bench', []))?.pieces.find(({ item }) => item.kind === 'bench');
    const swap = { pieceId: slot?.id ?? '', version: slot?.version ?? 0, recordId: bench?.item.recordId ?? '' };
    expect(await swapPiece(maren, swap)).toEqual({ ok: true });
    const { findings, selection } = await laidOut();
    expect(selection.boards[0]?.slots[1]).toMatchObject({ kind: 'bench' });
    expect(findings.map(({ words }) => words)).toContainEqual(
      expect.stringContaining('is where a lounge chair was requested'),
    );
  });
});

describe('a locked piece', () => {
  it('stays when the rest is proposed again; a colleague’s swap is not thrown away unseen', async () => {
    const { selection } = await laidOut();
    const [anchor, chair] = selection.boards[0]?.slots ?? [];
    const other = (await leafed(anchor?.id ?? ''))?.pieces.find(({ shared }) => !shared)?.item.recordId ?? '';
    const versions = () => laidOut().then((desk) => new Map(slotsIn(desk).map(({ id, version }) => [id, version])));
    const seen = await versions();
    await swapPiece(maren, { pieceId: anchor?.id ?? '', version: anchor?.version ?? 0, recordId: other });
    expect(await proposeAgain(maren, { selectionId: selection.id, versions: seen })).toMatchObject({ reason: 'stale' });
    const lock = { pieceId: anchor?.id ?? '', recordId: other, locked: true };
    expect(await lockPiece(maren, lock)).toEqual({ ok: true });
    expect(await lockPiece(maren, { ...lock, recordId: 'another' })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await proposeAgain(maren, { selectionId: selection.id, versions: await versions() })).toMatchObject({
      ok: true,
    });
    const after = (await laidOut()).selection.boards[0]?.slots;
    expect(after?.[0]).toMatchObject({ locked: true, item: { recordId: other } });
    expect(after?.[1]).toMatchObject({ id: chair?.id, locked: false });
    await lockPiece(maren, { ...lock, locked: false });
    await proposeAgain(maren, { selectionId: selection.id, versions: await versions() });
    const [again] = (await laidOut()).selection.boards[0]?.slots ?? [];
    expect(again?.item?.recordId).toBe(anchor?.item?.recordId);
  });
});

describe('arranging', () => {
  it('keeps a piece where it was put, tells the second person who moved it, and is what the customer sees', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[0];
    const recordId = slot?.item?.recordId ?? '';
    const move = (from: Foot | null, to: Foot | null) =>
      arrangePiece(maren, { pieceId: slot?.id ?? '', seen: { recordId, foot: from }, foot: to });
    expect(await move(null, { x: 120, y: 4 })).toEqual({ ok: false, reason: 'off-the-board' });
    expect(await move(null, { x: 31.25, y: 70 })).toEqual({ ok: true });
    expect(await move(null, { x: 50, y: 50 })).toMatchObject({ ok: false, reason: 'stale' });
    expect((await laidOut()).selection.boards[0]?.slots[0]).toMatchObject({ foot: { x: 31.25, y: 70 } });
    const published = await publishDesk(maren, { surveyId });
    const shown = await getSelection(ctx.as(customer), published.ok ? published.selectionId : '');
    expect(shown?.selection.boards[0].furniture[0]).toMatchObject({ foot: { x: 31.25, y: 70 } });
  });
});

describe('words on a board', () => {
  it('are kept, and a person who overwrites words they hadn’t seen is told', async () => {
    const board = (await laidOut()).selection.boards[0];
    const seen = { name: board?.name ?? '', note: '' };
    const write = (name: string, note: string) =>
      writeBoardWords(maren, { boardId: board?.id ?? '', seen, name, note });
    const answers = await Promise.all([write('Sage and saddle', 'Sage first.'), write('Other', 'Other')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const isMine = { ok: false, reason: 'stale', changedBy: actorName(maren.actor) };
    expect(answers.find(({ ok }) => !ok)).toEqual(isMine);
    expect(await write('Late', 'Late')).toEqual(isMine);
  });

  it('say whether a colleague or their own other tab was faster', async () => {
    const ada = ctx.as(await createAccount(ctx, { role: 'admin' }));
    const { selection } = await laidOut();
    const [a, b] = selection.boards;
    const seen = { name: a?.name ?? '', note: '' };
    const write = (by: Ctx, note: string) => writeBoardWords(by, { boardId: a?.id ?? '', seen, name: seen.name, note });
    const staleBy = (by: Ctx) => ({ ok: false, reason: 'stale', changedBy: actorName(by.actor) });
    expect(await write(ada, 'Sage first.')).toEqual({ ok: true });
    expect(await write(maren, 'Late.')).toEqual(staleBy(ada));
    expect(await write(ada, 'Later.')).toEqual(staleBy(ada));
    // Words elsewhere don't count.
    await writeBoardWords(maren, {
      boardId: b?.id ?? '',
      seen: { name: b?.name ?? '', note: '' },
      name: 'B',
      note: 'B',
    });
    expect(await write(maren, 'Late.')).toEqual(staleBy(ada));
    await undoStep(ada, { selectionId: selection.id, way: 'undo' });
    expect(await write(maren, 'Mine now.')).toEqual({ ok: true });
    expect(await write(ada, 'Late.')).toEqual(staleBy(maren));
    const slot = a?.slots[0];
    const given = { pieceId: slot?.id ?? '', version: 0, recordId: 'rec-harrow-sofa-ink' };
    await lockPiece(ada, { pieceId: given.pieceId, recordId: slot?.item?.recordId ?? '', locked: true });
    for (const stale of [
      await swapPiece(maren, given),
      await emptySlot(maren, { ...given, selectionId: selection.id }),
      await setQuantity(maren, { ...given, quantity: 2 }),
    ])
      expect(stale).toEqual({ ...staleBy(ada), recordId: slot?.item?.recordId });
  });

  it('stand with a piece too', async () => {
    const slot = (await laidOut()).selection.boards[0]?.slots[0];
    const seen = { recordId: slot?.item?.recordId ?? '', note: '' };
    const given = { pieceId: slot?.id ?? '', seen, note: 'Right for two and a dog.' };
    expect(await writePieceNote(maren, given)).toEqual({ ok: true });
    // The same words again are saved already; other words on top of them aren't.
    expect(await writePieceNote(maren, given)).toEqual({ ok: true });
    expect(await writePieceNote(maren, { ...given, note: 'Deep.' })).toMatchObject({ ok: false, reason: 'stale' });
    expect((await laidOut()).selection.boards[0]?.slots[0]).toMatchObject({ note: given.note, version: 2 });
    expect(await writePieceNote(maren, { ...given, note: 'x'.repeat(2001) })).toMatchObject({ reason: 'too-long' });
  });

  it('are for the staff only', async () => {
    const board = (await laidOut()).selection.boards[0];
    const words = { boardId: board?.id ?? '', seen: { name: '', note: '' }, name: 'Mine', note: '' };
    expect(await writeBoardWords(ctx.as(customer), words)).toEqual({ ok: false, reason: 'not-allowed' });
  });
});

describe('every edit at the desk', () => {
  it('is in the log with its project and slot; what was refused is not', async () => {
    const board = (await laidOut()).selection.boards[0];
    const slot = board?.slots[0];
    const recordId = slot?.item?.recordId ?? '';
    const given = { pieceId: slot?.id ?? '', recordId };
    await lockPiece(maren, { ...given, locked: true });
    await lockPiece(maren, { ...given, locked: false });
    await lockPiece(maren, { ...given, recordId: 'rec-another', locked: true });
    await arrangePiece(maren, { ...given, seen: { recordId, foot: null }, foot: { x: 40, y: 60 } });
    await writePieceNote(maren, { ...given, seen: { recordId, note: '' }, note: 'Right for two and a dog.' });
    const seen = { name: board?.name ?? '', note: board?.note ?? '' };
    await writeBoardWords(maren, { boardId: board?.id ?? '', seen, name: 'Sage and saddle', note: 'Sage first.' });
    const rows = await ctx.db.select().from(audit).where(eq(audit.surveyId, surveyId)).orderBy(audit.act);
    const acts = rows.filter(({ act }) => act.startsWith('board.')).map(({ act, detail }) => [act, detail]);
    expect(acts).toEqual([
      ['board.arrange', { slot: slot?.slot }],
      ['board.lock', { slot: slot?.slot }],
      ['board.unlock', { slot: slot?.slot }],
      ['board.write', expect.anything()],
      ['board.write', expect.anything()],
    ]);
    expect(acts.slice(3).map(([, detail]) => detail)).toEqual(
      expect.arrayContaining([{ slot: slot?.slot }, { board: 'a' }]),
    );
  });
});
