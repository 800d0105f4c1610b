import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostSteps } from '#core/selection/index.ts';
import { createAccount, type TestContext } from '../../../../tests/setup/context.ts';
import { actorName, type Ctx } from '../../../context.ts';
import { deskStep } from '../../../db/schema/index.ts';
import { laidOutDesk, openStudio, publishedFor, waitingFor } from '../../selection.test-data.ts';
import { approveAllAlternates } from '../approve-alternates.ts';
import { arrangePiece } from '../arrange-piece.ts';
import { amendWish } from '../edit/amend-wish.ts';
import { beginFrom } from '../edit/begin-from.ts';
import { copyBoard } from '../edit/copy-board.ts';
import { type EarlierSearch, earlierBoards } from '../edit/earlier-boards.ts';
import { addSlot, emptySlot, setQuantity } from '../edit/slots.ts';
import { lockPiece } from '../lock-piece.ts';
import { openDesk } from '../open-desk.ts';
import { proposeAgain } from '../propose-again.ts';
import { publishDesk } from '../publish/publish-desk.ts';
import { swapPiece } from '../swap-piece.ts';
import { writeBoardWords, writePieceNote } from '../write-words.ts';
import { deskStateOf } from './desk-state-of.ts';
import { undoStep } from './undo-step.ts';

let ctx: TestContext;
let maren: Ctx;
let ada: Ctx;
let surveyId: string;

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
  ada = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
});

beforeEach(async () => {
  ({ surveyId } = await waitingFor(ctx));
});

async function desk(by = maren) {
  const { selection } = await laidOutDesk(by, surveyId);
  const [a, b] = selection.boards;
  const [first, second] = a?.slots ?? [];
  if (!a || !b || !first?.item || !second?.item) throw new Error('nothing on the desk');
  const { id: pieceId, version } = first;
  return { selection, selectionId: selection.id, a, b, first, second, pieceId, version, recordId: first.item.recordId };
}
type OnDesk = Awaited<ReturnType<typeof desk>>;

const another = 'rec-harrow-sofa-ink';

const acts: Readonly<Record<string, (on: OnDesk) => Promise<{ ok: boolean }>>> = {
  'a swap': ({ pieceId, version }) => swapPiece(maren, { pieceId, version, recordId: another }),
  'a lock': ({ pieceId, recordId }) => lockPiece(maren, { pieceId, recordId, locked: true }),
  'a move': ({ pieceId, recordId }) =>
    arrangePiece(maren, { pieceId, seen: { recordId, foot: null }, foot: { x: 40, y: 70 } }),
  'a board’s words': ({ a }) =>
    writeBoardWords(maren, { boardId: a.id, seen: { name: a.name, note: a.note }, name: 'Low', note: 'Calm.' }),
  'a piece’s note': ({ pieceId, recordId }) =>
    writePieceNote(maren, { pieceId, seen: { recordId, note: '' }, note: 'Deep.' }),
  'a quantity': ({ pieceId, version }) => setQuantity(maren, { pieceId, version, quantity: 2 }),
  'an emptied slot': ({ selectionId, pieceId, version }) => emptySlot(maren, { selectionId, pieceId, version }),
  'an added slot': ({ selectionId }) => addSlot(maren, { selectionId, letter: 'b', kind: 'bench' }),
  'an amended wish': ({ selectionId }) => amendWish(maren, { selectionId, slot: 0, wish: { materials: ['leather'] } }),
  'approved alternates': ({ selectionId }) => approveAllAlternates(maren, { selectionId }),
  'a copy of A to B': ({ selectionId }) => copyBoard(maren, { selectionId }),
  'a new proposal': ({ selectionId }) => proposeAgain(maren, { selectionId, versions: null, another: true }),
};

it('is overtaken where another piece has the slot by now, and is no error', async () => {
  const { selectionId, pieceId } = await desk();
  const { pieces } = await deskStateOf(ctx.db, selectionId);
  const gone = { boards: {}, pieces: { piece_gone: pieces[pieceId] ?? null }, wishes: null };
  await ctx.db.insert(deskStep).values({
    ...{ id: ctx.ids.next('step'), selectionId, actorId: actorName(maren.actor), number: 900, act: 'board.swap' },
    ...{ takenAt: ctx.clock.now(), before: gone, after: { ...gone, pieces: { piece_gone: null } } },
  });
  const undo = { selectionId, way: 'undo' } as const;
  expect(await undoStep(maren, undo)).toEqual({ ok: false, reason: 'overtaken' });
  expect((await deskStateOf(ctx.db, selectionId)).pieces).toEqual(pieces);
});

describe('every act on the desk', () => {
  it.each(Object.entries(acts))('%s is undone and done again', async (_, act) => {
    const on = await desk();
    const state = () => deskStateOf(ctx.db, on.selectionId);
    const before = await state();
    expect(await act(on)).toMatchObject({ ok: true });
    const after = await state();
    expect(after).not.toEqual(before);
    expect(await undoStep(maren, { selectionId: on.selectionId, way: 'undo' })).toMatchObject({ ok: true });
    expect(await state()).toEqual(before);
    expect((await openDesk(maren, { surveyId }))?.selection?.steps).toMatchObject({
      undo: null,
      redo: expect.any(String),
    });
    expect(await undoStep(maren, { selectionId: on.selectionId, way: 'redo' })).toMatchObject({ ok: true });
    expect(await state()).toEqual(after);
    expect(await undoStep(maren, { selectionId: on.selectionId, way: 'redo' })).toEqual({
      ok: false,
      reason: 'nothing-to-redo',
    });
  });

  it('says when the person last changed something, and only to them', async () => {
    const savedAt = async (by: Ctx) => (await openDesk(by, { surveyId }))?.selection?.steps.savedAt;
    const on = await desk();
    expect(await savedAt(maren)).toBeNull();
    await acts['a board’s words']?.(on);
    expect(await savedAt(maren)).toEqual(ctx.clock.now());
    ctx.clock.forward(60_000);
    await undoStep(maren, { selectionId: on.selectionId, way: 'undo' });
    expect(await savedAt(maren)).toEqual(ctx.clock.now());
    expect(await savedAt(ada)).toBeNull();
  });

  it('is refused to customers, for unknown desks and once the boards are out', async () => {
    const on = await desk();
    const customer = ctx.as(await createAccount(ctx));
    for (const done of [
      await addSlot(customer, { selectionId: on.selectionId, letter: 'a', kind: 'bench' }),
      await copyBoard(customer, { selectionId: on.selectionId }),
      await amendWish(customer, { selectionId: on.selectionId, slot: 0, wish: {} }),
      await undoStep(customer, { selectionId: on.selectionId, way: 'undo' }),
    ]) {
      expect(done).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect(
      await earlierBoards(
        customer,
        { surveyId, room: null, style: null, outcome: null, mostCents: null },
        { number: 1, size: 12 },
      ),
    ).toBeNull();
    expect(await undoStep(maren, { selectionId: 'none', way: 'undo' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await setQuantity(maren, { pieceId: on.pieceId, version: on.version, quantity: 0 })).toMatchObject({
      reason: 'bad-quantity',
    });
    expect(await addSlot(maren, { selectionId: on.selectionId, letter: 'a', kind: 'throne' })).toMatchObject({
      reason: 'no-such-kind',
    });
    expect(
      await amendWish(maren, { selectionId: on.selectionId, slot: 0, wish: { materials: ['jelly'] } }),
    ).toMatchObject({
      reason: 'bad-wish',
    });
    await publishDesk(maren, { surveyId });
    expect(await undoStep(maren, { selectionId: on.selectionId, way: 'undo' })).toMatchObject({
      reason: 'already-published',
    });
    expect(await emptySlot(maren, { ...on })).toMatchObject({ reason: 'already-published' });
  });
});

describe('undoing', () => {
  it('takes back one’s own steps only, and nothing a colleague has worked on since', async () => {
    const on = await desk();
    const { selectionId, pieceId, recordId } = on;
    await lockPiece(maren, { pieceId, recordId, locked: true });
    await swapPiece(ada, { pieceId, version: 2, recordId: another });
    expect(await undoStep(maren, { selectionId, way: 'undo' })).toEqual({ ok: false, reason: 'overtaken' });
    expect(await undoStep(maren, { selectionId, way: 'undo' })).toEqual({ ok: false, reason: 'nothing-to-undo' });
    expect(await undoStep(ada, { selectionId, way: 'undo' })).toMatchObject({ ok: true, act: 'board.swap' });
    expect((await desk()).first).toMatchObject({ locked: true, item: { recordId } });
  });

  it('happens once for two presses at the same time, and a new act ends what could be redone', async () => {
    const on = await desk();
    const { selectionId, pieceId, recordId } = on;
    await lockPiece(maren, { pieceId, recordId, locked: true });
    const both = await Promise.all([1, 2].map(() => undoStep(maren, { selectionId, way: 'undo' })));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    await setQuantity(maren, { pieceId, version: (await desk()).version, quantity: 3 });
    expect(await undoStep(maren, { selectionId, way: 'redo' })).toEqual({ ok: false, reason: 'nothing-to-redo' });
  });

  it('takes words typed in one go back together, and remembers a bounded number of steps', async () => {
    const on = await desk();
    const { selectionId, pieceId, recordId } = on;
    let note = '';
    for (const word of ['Deep', ' and', ' low.']) {
      await writePieceNote(maren, { pieceId, seen: { recordId, note }, note: note + word });
      note += word;
    }
    expect(await undoStep(maren, { selectionId, way: 'undo' })).toMatchObject({ ok: true });
    expect((await desk()).first.note).toBe('');
    for (let time = 0; time < mostSteps + 5; time += 1) {
      await lockPiece(maren, { pieceId, recordId, locked: time % 2 === 0 });
    }
    const kept = await ctx.db.select().from(deskStep).where(eq(deskStep.selectionId, selectionId));
    expect(kept).toHaveLength(mostSteps);
  });
});

describe('slots', () => {
  it('are added, filled, counted and removed again', async () => {
    const { selectionId } = await desk();
    expect(await addSlot(maren, { selectionId, letter: 'a', kind: 'end_table' })).toEqual({ ok: true });
    const slot = (await desk()).a.slots.at(-1);
    expect(slot).toMatchObject({ kind: 'end_table', added: true, item: null, wish: { kind: 'end_table' } });
    const empty = { selectionId, pieceId: slot?.id ?? '', version: slot?.version ?? 0 };
    expect(await emptySlot(maren, empty)).toEqual({ ok: true });
    expect((await desk()).a.slots).toHaveLength(3);
    const [asked] = (await desk()).a.slots;
    expect(await emptySlot(maren, { selectionId, pieceId: asked?.id ?? '', version: asked?.version ?? 0 })).toEqual({
      ok: true,
    });
    const again =
      (await desk().catch(() => null)) ?? (await laidOutDesk(maren, surveyId)).selection.boards[0]?.slots[0];
    expect(again).toMatchObject({ item: null, unfilled: expect.stringContaining('left open by hand') });
  });

  it('go by the newest wish, for checks and for what is proposed', async () => {
    const { selectionId } = await desk();
    await amendWish(maren, {
      selectionId,
      slot: 0,
      wish: { materials: ['leather'], colorIntensity: null, colors: [] },
    });
    await proposeAgain(maren, { selectionId, versions: null });
    const { first } = await desk();
    expect(first).toMatchObject({ amended: true, wish: { materials: ['leather'] } });
    expect(first.item?.materials).toContain('leather');
    // What's amended next leaves it alone.
    await amendWish(maren, { selectionId, slot: 0, wish: { tier: 'premium' } });
    expect((await desk()).first.wish).toMatchObject({ materials: ['leather'], tier: 'premium' });
  });
});

describe('proposing again', () => {
  it('brings other boards each time, says what changed, and keeps what is locked', async () => {
    const { selectionId, pieceId, recordId } = await desk();
    await lockPiece(maren, { pieceId, recordId, locked: true });
    const seen = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const now = (await desk()).selection.boards.map(({ slots }) => slots.map(({ item }) => item?.recordId).join());
      expect(seen.has(now.join())).toBe(false);
      seen.add(now.join());
      const again = await proposeAgain(maren, { selectionId, versions: null, another: true });
      expect(again).toMatchObject({ ok: true });
      if (!again.ok) continue;
      expect(again.changed).toBeGreaterThan(0);
      for (const { from, to } of again.changes) expect(to).not.toBe(from);
      expect((await openDesk(maren, { surveyId }))?.findings.filter(({ weight }) => weight === 'stops')).toEqual([]);
    }
    expect((await desk()).first.item?.recordId).toBe(recordId);
  });
});

describe('earlier boards', () => {
  it('are found by room, style, budget and outcome, and begun from', async () => {
    const made = await publishedFor(ctx);
    const { selectionId } = await desk();
    const search = { surveyId, room: 'living-room' as const, style: 'draper' as const, outcome: null, mostCents: null };
    const page = { number: 1, size: 12 };
    const found = async (other: Partial<EarlierSearch>) =>
      (await earlierBoards(maren, { ...search, ...other }, page))?.rows.map(({ id }) => id);
    expect(await found({})).toContain(made.selection.id);
    expect(await found({ mostCents: 100 })).toEqual([]);
    expect(await found({ room: 'office' })).toEqual([]);
    expect(await found({ outcome: 'ordered' })).toEqual([]);
    await proposeAgain(maren, { selectionId, versions: null, another: true });
    expect(await beginFrom(maren, { selectionId, fromId: made.selection.id })).toEqual({ ok: true });
    const theirs = made.selection.boards[0].furniture.map(({ recordId }) => recordId);
    expect((await desk()).a.slots.map(({ item }) => item?.recordId)).toEqual(theirs);
    expect(await beginFrom(maren, { selectionId, fromId: 'none' })).toEqual({ ok: false, reason: 'nothing-fits' });
  });

  it('are found however old they are, page by page', async () => {
    const made = [await publishedFor(ctx), await publishedFor(ctx), await publishedFor(ctx)];
    const search = { surveyId, room: null, style: null, outcome: null, mostCents: null };
    const all = await earlierBoards(maren, search, { number: 1, size: 1000 });
    const ids: string[] = [];
    for (let number = 1; number <= (all?.total ?? 0); number += 1) {
      const page = await earlierBoards(maren, search, { number, size: 1 });
      expect(page).toMatchObject({ total: all?.total, page: { number, size: 1 } });
      ids.push(...(page?.rows ?? []).map(({ id }) => id));
    }
    expect(ids).toEqual(all?.rows.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(made.map(({ selection }) => selection.id)));
  });
});
