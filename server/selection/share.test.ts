import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { board, boardPiece } from '../db/schema/index.ts';
import { getShared } from './results/get-shared.ts';
import { revokeShares, shareSelection } from './results/share-selection.ts';
import { publishedFor } from './selection.test-data.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

async function shared() {
  const made = await publishedFor(ctx);
  const answer = await shareSelection(ctx.as(made.customer), { selectionId: made.selection.id });
  if (!answer.ok) throw new Error(answer.reason);
  return { ...made, token: answer.token };
}

describe('a shared selection', () => {
  it('shows furniture and a first name, and nothing else of the person', async () => {
    const { token, customer, selection } = await shared();
    await ctx.db.update(board).set({ note: 'For your dog, June.' }).where(eq(board.selectionId, selection.id));
    const seen = await getShared(ctx, token);
    expect(seen?.firstName).toBe('June');
    expect(seen?.boards.map(({ letter, pieces }) => [letter, pieces.length])).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
    const all = JSON.stringify(seen);
    for (const secret of [customer.email, customer.id, 'dog', 'Oak Street', 'scrapingSpecifics', selection.id]) {
      expect(all).not.toContain(secret);
    }
  });

  it('looks the way the specialist arranged it', async () => {
    const { token, selection } = await shared();
    const [first] = await ctx.db.select().from(board).where(eq(board.selectionId, selection.id)).orderBy(board.letter);
    const own = and(eq(boardPiece.boardId, first?.id ?? ''), eq(boardPiece.slot, 0));
    await ctx.db.update(boardPiece).set({ footX: 31.25, footY: 70 }).where(own);
    const [a, b] = (await getShared(ctx, token))?.boards ?? [];
    expect(a?.pieces[0]?.foot).toEqual({ x: 31.25, y: 70 });
    expect([...(a?.pieces.slice(1) ?? []), ...(b?.pieces ?? [])].every(({ foot }) => foot === undefined)).toBe(true);
  });

  it('has one address however often it is shared, and a new one after it was taken back', async () => {
    const { token, customer, selection } = await shared();
    const selectionId = selection.id;
    const again = await Promise.all([1, 2, 3].map(() => shareSelection(ctx.as(customer), { selectionId })));
    expect(again).toEqual([1, 2, 3].map(() => ({ ok: true, token })));
    expect(await revokeShares(ctx.as(customer), { selectionId })).toEqual({ ok: true });
    expect(await getShared(ctx, token)).toBeNull();
    expect(await revokeShares(ctx.as(customer), { selectionId })).toEqual({ ok: true });
    const next = await shareSelection(ctx.as(customer), { selectionId });
    expect(next).toMatchObject({ ok: true });
    expect(next.ok && next.token).not.toBe(token);
  });

  it('is not found under a guessed address, nor shared or taken back by a stranger', async () => {
    const { token, selection } = await shared();
    for (const guess of ['', 'x', token.slice(1), `${token.slice(0, -1)}!`, 'a'.repeat(32), "' or 1=1 --"]) {
      expect(await getShared(ctx, guess)).toBeNull();
    }
    const stranger = await createAccount(ctx);
    const selectionId = selection.id;
    expect(await shareSelection(ctx.as(stranger), { selectionId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await revokeShares(ctx.as(stranger), { selectionId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await getShared(ctx, token)).not.toBeNull();
  });
});
