import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { board, boardPiece, project, selection } from '../../db/schema/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import { publishBoards } from '../../selection/desk/publish/publish-boards.ts';
import {
  asking,
  newPiece,
  type OrderShop,
  openOrderShop,
  pay,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { placeOrder } from './place-order.ts';

/** A newer pair of boards in draft, with the older pair's piece and another. */
async function newerPair({ ctx, specialist }: OrderShop, june: Shopper, recordIds: readonly string[]): Promise<string> {
  await ctx.db.update(project).set({ state: 'revising' }).where(eq(project.surveyId, june.surveyId));
  const id = ctx.ids.next('selection');
  const whose = { surveyId: june.surveyId, accountId: june.person.id, specialistId: specialist.id };
  await ctx.db.insert(selection).values({ id, ...whose, revision: 1 });
  for (const letter of ['a', 'b'] as const) {
    const boardId = ctx.ids.next('board');
    await ctx.db.insert(board).values({ id: boardId, selectionId: id, letter, name: letter });
    const pieces = recordIds.map((recordId, slot) => ({ id: ctx.ids.next('piece'), boardId, slot, recordId }));
    await ctx.db.insert(boardPiece).values(pieces.map((piece) => ({ ...piece, kind: 'sofa', quantity: 1 })));
  }
  return id;
}

/** Waits until this many queries are blocked on a lock. */
async function untilWaiting({ database }: OrderShop, count: number): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while (((await database.pool.query(waiting)).rowCount ?? 0) < count);
}

test.each(['placed', 'settled'] as const)(
  'an order %s while a newer pair is published waits for it, and neither gives up',
  async (what) => {
    const shop = await openOrderShop();
    const [first = '', second = ''] = [await newPiece(shop.ctx), await newPiece(shop.ctx)].sort();
    const june = await shopper(shop, [{ recordId: second }]);
    const order = what === 'settled' ? await placedFor(june) : null;
    if (order) await pay(shop, order.id);
    const draft = await newerPair(shop, june, [first, second]);

    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select from furniture where record_id = $1 for update', [first]);
    const publishing = publishBoards(shop.ctx.as(shop.specialist), draft);
    await untilWaiting(shop, 1);
    const ordering = order ? syncPayment(shop.ctx, order.id) : placeOrder(june.asked, asking(june));
    await untilWaiting(shop, 2);
    await other.query('rollback');
    other.release();

    expect(await publishing).toHaveProperty('ok');
    expect(await ordering).toMatchObject({ ok: true });
  },
);
