import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deactivateItem } from '../../catalog/offer-item.ts';
import { seedDemoCatalog } from '../../catalog/seed-demo-catalog.ts';
import { arrangement, audit, furniture, project } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import { type OrderShop, oakStreet, openOrderShop, pay } from '../../order/order.test-data.ts';
import { placeOrder } from '../../order/placing/place-order.ts';
import { syncPayment } from '../../payment/sync.ts';
import { choosePieces } from '../results/choose-pieces.ts';
import { getSelection } from '../results/get-selection.ts';
import { withdrawBoards } from '../withdraw-boards.ts';
import { markHealingSeen } from './gone-from-boards.ts';
import { healBoards } from './heal-boards.ts';
import { approvedBoards, healings, lettersAbout, pieceNow, restock, setStock } from './healing.test-data.ts';
import { sweepGonePieces } from './sweep-gone-pieces.ts';
import { undoHealing } from './undo-healing.ts';

let shop: OrderShop;
let ctx: OrderShop['ctx'];
let boards: Awaited<ReturnType<typeof approvedBoards>>;

beforeAll(async () => {
  shop = await openOrderShop();
  ctx = shop.ctx;
  await seedDemoCatalog(ctx);
});

beforeEach(async () => {
  await restock(ctx);
  boards = await approvedBoards(ctx);
  await sweepGonePieces(ctx);
});

const heal = () => healBoards(ctx, boards);
const now = async () => (await pieceNow(ctx, boards.selectionId, boards.slot.id))?.recordId;
const all = () => healings(ctx, boards.selectionId);
const letters = () => lettersAbout(ctx, boards.selectionId);
const choose = (id: string, quantity = 1) =>
  choosePieces(boards.june, {
    selectionId: boards.selectionId,
    chosen: [{ id, selectionId: boards.selectionId, quantity }],
    whiteGloveStatus: { [id]: 'white-glove' },
  });
const waiting = async () =>
  (await listExceptions(boards.maren, { kind: 'gone', words: '', page: { number: 1, size: 50 } }))?.rows.filter(
    ({ href }) => href === `/studio/projects/${boards.surveyId}`,
  );

describe('a piece that goes from a live board', () => {
  it('is replaced by the first approved alternate, told to both, and written down', async () => {
    const { gone, first, selectionId, surveyId } = boards;
    await setStock(ctx, 0, gone);
    expect(await heal()).toEqual({ swapped: 1 });
    expect(await now()).toBe(first);
    expect(await all()).toMatchObject([{ fromId: gone, toId: first, because: 'sold-out', undoneAt: null }]);
    const [toCustomer, toSpecialist] = await letters();
    expect(toCustomer?.payload).toMatchObject({
      to: boards.customer.email,
      boards: [
        { title: 'Board A before', pieces: expect.arrayContaining([expect.objectContaining({ recordId: gone })]) },
        { title: 'Board A now', pieces: expect.arrayContaining([expect.objectContaining({ recordId: first })]) },
      ],
    });
    expect(toSpecialist?.payload).toMatchObject({ to: boards.specialist.email });
    const logged = await ctx.db.select().from(audit).where(eq(audit.subjectId, selectionId));
    expect(logged.filter(({ act }) => act === 'board.heal')).toMatchObject([{ actor: 'system', surveyId }]);
  });

  it('is replaced once, however often and by however many processes it’s checked', async () => {
    await setStock(ctx, 0, boards.gone);
    const done = await Promise.all([heal(), heal(), heal()]);
    expect(done.map(({ swapped }) => swapped).toSorted()).toEqual([0, 0, 1]);
    expect(await heal()).toEqual({ swapped: 0 });
    expect(await all()).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
  });

  it('leaves no half behind if we’re stopped midway', async () => {
    await setStock(ctx, 0, boards.gone);
    const stopped = inTransaction(ctx, async (inside) => {
      await healBoards(inside, boards);
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect([await now(), await all(), await letters()]).toEqual([boards.gone, [], []]);
    expect(await heal()).toEqual({ swapped: 1 });
  });

  it('uses the next alternate if the first goes too, then waits for a person, and stops there', async () => {
    const { gone, first, second } = boards;
    await setStock(ctx, 0, gone);
    await heal();
    await setStock(ctx, 0, first);
    expect(await heal()).toEqual({ swapped: 1 });
    expect(await now()).toBe(second);
    await ctx.db.update(furniture).set({ active: false }).where(eq(furniture.recordId, second));
    expect(await heal()).toEqual({ swapped: 0 });
    expect(await heal()).toEqual({ swapped: 0 });
    expect(await now()).toBe(second);
    expect((await all()).map(({ toId }) => toId)).toEqual([first, second, null]);
    expect(await letters()).toHaveLength(4);
    expect((await waiting())?.map(({ why }) => why)).toContainEqual(expect.stringContaining('None of the approved'));
  });

  it('keeps the customer’s choice, delivery and place on the plan', async () => {
    const { gone, first, selectionId } = boards;
    await choose(gone, 2);
    const pieces = [gone, `${gone}.2`, 'other'].map((id, at) => ({ id, x: at, y: 2, turn: 0 as const, locked: true }));
    await ctx.db.insert(arrangement).values({ selectionId, seed: 1, pieces, savedAt: ctx.clock.now() });
    await setStock(ctx, 0, gone);
    await heal();
    const shown = await getSelection(boards.june, selectionId);
    expect(shown?.selection.chosen).toEqual([{ id: first, selectionId, quantity: 2 }]);
    expect(shown?.selection.whiteGloveStatus).toEqual({ [first]: 'white-glove' });
    const [plan] = await ctx.db.select().from(arrangement).where(eq(arrangement.selectionId, selectionId));
    expect(plan?.pieces.map(({ id }) => id)).toEqual([first, `${first}.2`, 'other']);
  });
});

describe('nothing is swapped', () => {
  it('where the customer took something else from the slot’s list', async () => {
    const other = (await pieceNow(ctx, boards.selectionId, boards.slot.id))?.alternatives.at(-1) ?? '';
    await choose(other);
    await setStock(ctx, 0, boards.gone);
    expect(await heal()).toEqual({ swapped: 0 });
    expect([await now(), await all()]).toEqual([boards.gone, []]);
  });

  it('on boards whose fee was refunded, or of a closed project', async () => {
    await setStock(ctx, 0, boards.gone);
    await ctx.db.update(project).set({ state: 'closed' }).where(eq(project.surveyId, boards.surveyId));
    expect(await heal()).toEqual({ swapped: 0 });
    await ctx.db.update(project).set({ state: 'boards ready' }).where(eq(project.surveyId, boards.surveyId));
    await withdrawBoards(ctx, [boards.surveyId]);
    expect(await heal()).toEqual({ swapped: 0 });
    expect(await healBoards(ctx, { selectionId: 'none' })).toEqual({ swapped: 0 });
    expect(await now()).toBe(boards.gone);
  });

  it('while the customer pays for the piece, and not once it’s theirs', async () => {
    const { gone, selectionId, june } = boards;
    await setStock(ctx, 1, gone);
    await choose(gone);
    const placed = await placeOrder(june, { selectionId, address: oakStreet, coupon: null, shown: null });
    if (!placed.ok) throw new Error(placed.reason);
    expect(await heal()).toEqual({ swapped: 0 });
    await pay(shop, placed.order.id);
    await syncPayment(ctx, placed.order.id);
    expect(await heal()).toEqual({ swapped: 0 });
    expect([await now(), await all()]).toEqual([gone, []]);
  });
});

describe('the sweep', () => {
  it('follows an order that takes the last one: not while it’s unpaid, then at once', async () => {
    const { gone, first } = boards;
    const other = await approvedBoards(ctx);
    expect(other.gone).toBe(gone);
    await setStock(ctx, 1, gone);
    await choose(gone);
    const asked = { selectionId: boards.selectionId, address: oakStreet, coupon: null, shown: null };
    const placed = await placeOrder(boards.june, asked);
    if (!placed.ok) throw new Error(placed.reason);
    await sweepGonePieces(ctx);
    expect((await pieceNow(ctx, other.selectionId, other.slot.id))?.recordId).toBe(gone);
    await pay(shop, placed.order.id);
    await syncPayment(ctx, placed.order.id);
    await sweepGonePieces(ctx);
    expect((await pieceNow(ctx, other.selectionId, other.slot.id))?.recordId).toBe(first);
    expect(await now()).toBe(gone);
  });

  it('follows a piece that is taken off sale', async () => {
    const ada = { ...boards.specialist, role: 'admin' as const };
    const { gone, first, selectionId } = boards;
    const asked = await deactivateItem(ctx.as(ada), { recordId: gone, seenBoards: [] });
    const seen = !asked.ok && asked.reason === 'boards' ? asked.boards : [];
    const seenBoards = seen.map((one) => `${one.selectionId}:${one.letter}`);
    expect(await deactivateItem(ctx.as(ada), { recordId: gone, seenBoards })).toEqual({ ok: true });
    await sweepGonePieces(ctx);
    expect(await now()).toBe(first);
    expect(await all()).toMatchObject([{ selectionId, because: 'off-sale' }]);
  });
});

describe('a swap and an order at once', () => {
  it('never orders what was swapped away, and never swaps what was ordered', async () => {
    const { gone, first, selectionId, june } = boards;
    await choose(gone);
    await setStock(ctx, 0, gone);
    const asked = { selectionId, address: oakStreet, coupon: null, shown: null };
    const [placed] = await Promise.all([placeOrder(june, asked), heal(), choose(gone)]);
    const there = await now();
    expect(there).toBe(first);
    if (!placed.ok) expect(placed.reason).toBe('sold-out');
    const chosen = (await getSelection(june, selectionId))?.selection.chosen.map(({ id }) => id);
    expect(chosen).toEqual([first]);
  });
});

describe('a customer at checkout', () => {
  it('never orders a piece they haven’t seen, whatever it costs', async () => {
    const { gone, first, selectionId, june } = boards;
    await choose(gone);
    const [item] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, gone));
    await ctx.db
      .update(furniture)
      .set({ priceCents: item?.priceCents ?? 0 })
      .where(eq(furniture.recordId, first));
    await setStock(ctx, 0, gone);
    await heal();
    const asked = { selectionId, address: oakStreet, coupon: null, shown: null };
    expect(await placeOrder(june, { ...asked, pieces: [gone] })).toMatchObject({ ok: false, reason: 'total-changed' });
    expect(await placeOrder(june, { ...asked, pieces: [first] })).toMatchObject({ ok: true });
  });
});

describe('taking a swap back', () => {
  const undo = async (by = boards.june) => {
    const [healing] = await all();
    return undoHealing(by, { healingId: healing?.id ?? '' });
  };

  it('puts the piece back with its note, and it stays, even sold out', async () => {
    const { gone, selectionId, slot } = boards;
    await choose(gone);
    const before = await pieceNow(ctx, selectionId, slot.id);
    await setStock(ctx, 0, gone);
    await heal();
    expect(await undo()).toEqual({ ok: true });
    expect(await undo()).toEqual({ ok: false, reason: 'already-undone' });
    const { version: _v, changedBy: _c, ...after } = (await pieceNow(ctx, selectionId, slot.id)) ?? {};
    expect(before).toMatchObject(after);
    expect((await getSelection(boards.june, selectionId))?.selection.chosen.map(({ id }) => id)).toEqual([gone]);
    expect(await heal()).toEqual({ swapped: 0 });
    expect(await now()).toBe(gone);
    expect(await waiting()).toEqual([]);
  });

  it('is for our staff only once the piece is back, and for no one else', async () => {
    await setStock(ctx, 0, boards.gone);
    await heal();
    const stranger = await approvedBoards(ctx);
    expect(await undo(stranger.june)).toEqual({ ok: false, reason: 'not-found' });
    expect(await undo(ctx.as({ kind: 'visitor' }))).toEqual({ ok: false, reason: 'not-found' });
    expect(await undo(boards.maren)).toEqual({ ok: false, reason: 'not-back' });
    await setStock(ctx, 3, boards.gone);
    expect(await undo(boards.maren)).toEqual({ ok: true });
    expect(await now()).toBe(boards.gone);
  });

  it('happens once for two presses, and not once the new piece is ordered', async () => {
    const { gone, selectionId, june } = boards;
    await choose(gone);
    await setStock(ctx, 0, gone);
    await heal();
    const placed = await placeOrder(june, { selectionId, address: oakStreet, coupon: null, shown: null });
    expect(placed.ok).toBe(true);
    expect(await undo()).toEqual({ ok: false, reason: 'ordered' });
    const other = await approvedBoards(ctx);
    await setStock(ctx, 0, other.gone);
    await healBoards(ctx, other);
    const [healing] = await healings(ctx, other.selectionId);
    const twice = await Promise.all([1, 2].map(() => undoHealing(other.june, { healingId: healing?.id ?? '' })));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('what waits for the specialist', () => {
  it('lists what was swapped until someone has looked', async () => {
    await setStock(ctx, 0, boards.gone);
    await heal();
    const [row] = (await waiting()) ?? [];
    expect(row).toMatchObject({ kind: 'gone', why: expect.stringContaining('because'), act: { act: 'see-healing' } });
    const healingId = row?.act?.id ?? '';
    expect(await markHealingSeen(boards.june, { healingId })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await markHealingSeen(boards.maren, { healingId: 'none' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await markHealingSeen(boards.maren, { healingId })).toEqual({ ok: true });
    expect(await markHealingSeen(boards.maren, { healingId })).toEqual({ ok: true });
    expect(await waiting()).toEqual([]);
  });

  it('lists what has no alternate left, until the piece is back', async () => {
    await setStock(ctx, 0, boards.gone, boards.first, boards.second);
    await heal();
    expect(await letters()).toEqual([]);
    expect((await waiting())?.map(({ why }) => why)).toEqual([
      expect.stringContaining('None of the approved alternates works'),
    ]);
    await setStock(ctx, 5, boards.gone);
    expect(await waiting()).toEqual([]);
    await setStock(ctx, 0, boards.gone);
    await setStock(ctx, 5, boards.second);
    expect(await heal()).toEqual({ swapped: 1 });
    expect(await now()).toBe(boards.second);
  });
});
