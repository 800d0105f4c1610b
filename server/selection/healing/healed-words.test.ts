import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemsById } from '../../catalog/find-items.ts';
import { seedDemoCatalog } from '../../catalog/seed-demo-catalog.ts';
import { type OrderShop, openOrderShop } from '../../order/order.test-data.ts';
import { changeBoard, changePiece, deskBoards } from '../store.ts';
import { healBoards } from './heal-boards.ts';
import { approvedBoards, healings, pieceNow, restock, setStock } from './healing.test-data.ts';
import { undoHealing } from './undo-healing.ts';

let ctx: OrderShop['ctx'];
let boards: Awaited<ReturnType<typeof approvedBoards>>;

beforeAll(async () => {
  ({ ctx } = await openOrderShop());
  await seedDemoCatalog(ctx);
});

beforeEach(async () => {
  await restock(ctx);
  boards = await approvedBoards(ctx);
});

describe('our words about a healed board', () => {
  const wordsNow = async () =>
    (await deskBoards(ctx.db, boards.selectionId)).map(({ id, name, note, pieces }) => ({ id, name, note, pieces }));
  /** As if we had written all of it, with a sentence about the piece that will go. */
  const writeOurs = async () => {
    const [a] = await wordsNow();
    const gone = await nameOf(boards.gone);
    const other = a?.pieces.find(({ id, recordId }) => id !== boards.slot.id && recordId !== null);
    if (!a || !other) throw new Error('one piece only');
    const stale = `Light wood, the same tone as the ${gone}.`;
    await changeBoard(ctx.db, a.id, { name: 'Roy, with red', note: 'Red all around.' });
    await changePiece(ctx.db, other, { note: stale, reasons: [stale] });
    return { a, other, stale };
  };
  const nameOf = async (recordId: string) => (await itemsById(ctx, [recordId])).get(recordId)?.name ?? '';

  it('are written again: its name, its first sentence and what other pieces’ notes say of the piece that went', async () => {
    const { a, other } = await writeOurs();
    await setStock(ctx, 0, boards.gone);
    await healBoards(ctx, boards);
    const gone = await nameOf(boards.gone);
    const now = (await wordsNow()).find(({ id }) => id === a.id);
    const on = await itemsById(ctx, now?.pieces.flatMap(({ recordId }) => recordId ?? []) ?? []);
    const red = [...on.values()].some(({ color }) => color === 'red');
    expect([now?.name.includes('red'), now?.note.startsWith('Red all around')]).toEqual([red, red]);
    expect(now?.note).not.toBe('');
    for (const { note } of now?.pieces ?? []) expect(note).not.toContain(gone);
    const written = now?.pieces.find(({ id }) => id === other.id);
    expect(written?.note).toBe(written?.reasons.join(' '));
    // Put back, they follow again.
    const [healing] = await healings(ctx, boards.selectionId);
    await setStock(ctx, 20, boards.gone);
    expect(await undoHealing(boards.june, { healingId: healing?.id ?? '' })).toEqual({ ok: true });
    const back = (await wordsNow()).flatMap(({ pieces }) => pieces);
    for (const { note } of back) expect(note).not.toContain(await nameOf(boards.first));
  });

  it('and a specialist’s own words stay as they are', async () => {
    const { a, other } = await writeOurs();
    await changeBoard(ctx.db, a.id, { name: 'June’s quiet corner', note: 'I thought of your garden.' });
    const own = 'I love this one with the sofa.';
    const piece = (await pieceNow(ctx, boards.selectionId, other.id)) ?? other;
    await changePiece(ctx.db, piece, { note: own, reasons: [] });
    await setStock(ctx, 0, boards.gone);
    await healBoards(ctx, boards);
    const now = (await wordsNow()).find(({ id }) => id === a.id);
    expect([now?.name, now?.note]).toEqual(['June’s quiet corner', 'I thought of your garden.']);
    expect(now?.pieces.find(({ id }) => id === other.id)?.note).toBe(own);
  });
});
