import { and, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPaymentOrderData } from '#core/selection/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Actor } from '../context.ts';
import { board, boardPiece, selection } from '../db/schema/index.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { selectionApi } from './api.ts';
import { changeSelectionState } from './change-selection-state.ts';
import { type Person, publishedFor } from './selection.test-data.ts';

let ctx: TestContext;
let june: Person;
let id: string;
let recordIds: string[];

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  const made = await publishedFor(ctx);
  june = made.customer;
  id = made.selection.id;
  recordIds = made.selection.boards.flatMap(({ furniture }) => furniture.map(({ recordId }) => recordId));
});

/** Calls the routes as the shop mounts them, as this actor. */
function asks(actor: Actor) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', ctx.as(actor));
    await next();
  });
  app.route('/selections', selectionApi());
  return async (method: string, path: string, body?: unknown) => {
    const answer = await app.request(`/selections${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

describe('/api/users/me/selections', () => {
  it('lists and tells one’s own boards with references to their furniture', async () => {
    const ask = asks(june);
    const listed = await ask('GET', '');
    expect(listed.body).toMatchObject([{ id }]);
    const { body } = await ask('GET', `/${id}`);
    expect(body).toMatchObject({ id, state: 'published', revision: 0, chosen: [] });
    expect(body.boards).toMatchObject([{ furniture: [{ quantity: 1 }, {}, {}] }, {}]);
  });

  it('saves what is chosen and how it comes, and keeps the delivery of the rest', async () => {
    const ask = asks(june);
    const [first = '', second = ''] = recordIds;
    const chosen = [{ id: first, selectionId: id, quantity: 2 }];
    const saved = await ask('PATCH', `/${id}`, { chosen, whiteGloveStatus: { [first]: 'white-glove' } });
    expect([saved.status, saved.body.chosen]).toEqual([200, chosen]);
    await ask('PATCH', `/${id}`, { whiteGloveStatus: { [second]: 'white-glove' } });
    const { body } = await ask('GET', `/${id}`);
    expect(body.chosen).toEqual(chosen);
    expect(readPaymentOrderData(String(body.paymentOrderData))).toEqual({
      [first]: 'white-glove',
      [second]: 'white-glove',
    });
  });

  it('takes as many as are on the board if no number is given', async () => {
    const made = await publishedFor(ctx);
    const [piece] = made.selection.boards[0].furniture;
    const { id: selectionId } = made.selection;
    const boards = ctx.db.select({ id: board.id }).from(board).where(eq(board.selectionId, selectionId));
    await ctx.db
      .update(boardPiece)
      .set({ quantity: 6 })
      .where(and(inArray(boardPiece.boardId, boards), eq(boardPiece.recordId, piece?.recordId ?? '')));
    const ask = asks(made.customer);
    const chosen = [{ id: piece?.recordId, selectionId }];
    expect((await ask('PATCH', `/${selectionId}`, { chosen })).status).toBe(200);
    expect((await ask('GET', `/${selectionId}`)).body.chosen).toEqual([{ ...chosen[0], quantity: 6 }]);
  });

  it('answers a save that comes too late with how things stand', async () => {
    const ask = asks(june);
    const [first = '', second = ''] = recordIds;
    const newer = [first, second].map((one) => ({ id: one, selectionId: id, quantity: 1 }));
    await ask('PATCH', `/${id}`, { chosen: newer, save: { page: 'a-page', number: 2 } });
    const late = await ask('PATCH', `/${id}`, { chosen: newer.slice(0, 1), save: { page: 'a-page', number: 1 } });
    expect([late.status, late.body.chosen]).toEqual([200, newer]);
    expect((await ask('GET', `/${id}`)).body.chosen).toEqual(newer);
  });

  it('refuses what is not a choice', async () => {
    const ask = asks(june);
    const [first = ''] = recordIds;
    const one = { id: first, selectionId: id };
    const cases: [unknown, number, string][] = [
      [{ chosen: 'all' }, 400, 'invalid'],
      [{ chosen: [{ ...one, quantity: 0 }] }, 400, 'invalid'],
      [{ whiteGloveStatus: { [first]: 'by mule' } }, 400, 'invalid'],
      [{ chosen: [], save: 'first' }, 400, 'invalid'],
      [{ chosen: [], save: { page: 'a\u0000b', number: 1 } }, 400, 'invalid'],
      [{ chosen: [], save: { page: 'x'.repeat(5000), number: 1 } }, 400, 'invalid'],
      [{ chosen: [], save: { page: 'p', number: -1 } }, 400, 'invalid'],
      [{ chosen: [], save: { page: 'p', number: 1e300 } }, 400, 'invalid'],
      [{ chosen: [{ id: 'rec-elsewhere', selectionId: id }] }, 422, 'not-on-boards'],
      [{ chosen: [{ ...one, selectionId: 'selection_x' }] }, 422, 'other-selection'],
      [{ chosen: [one, one] }, 422, 'chosen-twice'],
    ];
    for (const [body, status, code] of cases) {
      const answer = await ask('PATCH', `/${id}`, body);
      expect([answer.status, (answer.body.error as { code: string }).code]).toEqual([status, code]);
    }
    const elsewhere = await ask('PATCH', `/${id}`, { chosen: [{ id: 'rec-elsewhere', selectionId: id }] });
    expect(elsewhere.body).toMatchObject({ error: { message: 'Not on these boards: rec-elsewhere.' } });
  });

  it('doesn’t exist for anyone else, and a visitor is asked to sign in', async () => {
    const stranger = asks(await createAccount(ctx));
    expect((await stranger('GET', '')).body).toEqual([]);
    expect((await stranger('GET', `/${id}`)).status).toBe(404);
    expect((await stranger('PATCH', `/${id}`, { chosen: [] })).status).toBe(404);
    const visitor = asks({ kind: 'visitor' });
    expect((await visitor('GET', '')).status).toBe(401);
    expect((await visitor('PATCH', `/${id}`, { chosen: [] })).status).toBe(401);
  });

  it('stays readable once it is ordered or replaced, and takes choices until it is replaced', async () => {
    const made = await publishedFor(ctx);
    await changeSelectionState(ctx, { selectionId: made.selection.id, act: 'order' });
    const ask = asks(made.customer);
    expect((await ask('GET', `/${made.selection.id}`)).body).toMatchObject({ state: 'ordered' });
    expect((await ask('PATCH', `/${made.selection.id}`, { chosen: [] })).status).toBe(200);
    await ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, made.selection.id));
    expect((await ask('GET', `/${made.selection.id}`)).body).toMatchObject({ state: 'superseded' });
    const late = await ask('PATCH', `/${made.selection.id}`, { chosen: [] });
    expect([late.status, late.body]).toMatchObject([409, { error: { code: 'not-orderable' } }]);
  });
});
