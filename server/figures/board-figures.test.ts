import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, ledgerEntry, orderLine, selection, survey } from '../db/schema/index.ts';
import { saveCost } from '../maker/save-maker.ts';
import {
  newCoupon,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { refundAmounts } from '../order/returns/refund-amounts.ts';
import { sweepRefunds } from '../payment/follow-refunds.ts';
import { openBoards } from '../selection/results/open-boards.ts';
import { type BoardGroup, boardFigures, exportBoardFigures } from './board-figures.ts';
import { boardGroups } from './store-boards.ts';

let shop: OrderShop;
let staff: Ctx;
let ada: Ctx;
let sofa: string;
let chair: string;
let june: Shopper;
let today: { from: string; to: string };

/**
 * June saw her boards, bought two sofas and a chair, and canceled the chair. Ida kept a sofa without opening hers, which
 * no customer can, but a program may; a program sent them, too.
 */
beforeAll(async () => {
  shop = await openOrderShop();
  const { ctx } = shop;
  staff = ctx.as(shop.specialist);
  ada = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
  const day = ctx.clock.now().toISOString().slice(0, 10);
  today = { from: day, to: day };
  sofa = await newPiece(ctx, { cents: 100_000 });
  chair = await newPiece(ctx, { cents: 40_000 });
  expect(await saveCost(ada, { recordId: sofa, costCents: 60_000 })).toMatchObject({ ok: true });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }, { recordId: chair }]);
  const ida = await shopper(shop, [{ recordId: sofa }]);
  for (const [{ surveyId }, style] of [
    [june, 'draper'],
    [ida, 'roy'],
  ] as const) {
    await ctx.db
      .update(survey)
      .set({ responses: { favorite_styles: [style] } })
      .where(eq(survey.id, surveyId));
  }
  await ctx.db.update(selection).set({ byProgram: true, openedAt: null }).where(eq(selection.id, ida.selectionId));
  await openBoards(june.asked, june.selectionId);
  const orderId = await orderedFor(shop, june);
  await ctx.runEffects();
  const lines = await ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const lineIds = lines.filter(({ recordId }) => recordId === chair).map(({ id }) => id);
  expect(await cancelLines(june.asked, { orderId, lineIds })).toMatchObject({ ok: true });
});

const rowsBy = async (by: BoardGroup, who: Ctx = ada) => (await boardFigures(who, { ...today, by }))?.rows ?? [];

/** What the books say customers paid for the pieces of these orders, whatever they paid with, less what went back. */
async function paidFor(...orderIds: string[]): Promise<number> {
  const entries = await shop.ctx.db.select().from(ledgerEntry).where(inArray(ledgerEntry.orderId, orderIds));
  const takes = ['captured', 'credited', 'promise-credited', 'refund-failed'];
  return entries
    .filter((entry) => entry.of === 'line')
    .reduce((sum, { kind, cents }) => sum + (takes.includes(kind) ? cents : -cents), 0);
}

describe('what became of the boards sent in a period', () => {
  it('says by piece who was offered it, kept it and bought it, and what it came to', async () => {
    expect(await rowsBy('piece')).toEqual([
      {
        ...{ key: sofa, name: expect.stringMatching(/^Piece \d+$/), pairs: 2, seen: 1, offered: 2, kept: 2, bought: 1 },
        ...{ units: 2, cents: 200_000, margin: { cents: 80_000, percent: 40 } },
      },
      {
        ...{
          key: chair,
          name: expect.stringMatching(/^Piece \d+$/),
          pairs: 1,
          seen: 1,
          offered: 1,
          kept: 0,
          bought: 0,
        },
        ...{ units: 0, cents: 0, margin: null },
      },
    ]);
  });

  it('adds up to the same by maker, specialist, style and month', async () => {
    const sums = async (by: BoardGroup) =>
      (await rowsBy(by)).map(({ key, pairs, seen, offered, bought, cents }) => [
        key,
        pairs,
        seen,
        offered,
        bought,
        cents,
      ]);
    const all = [2, 1, 3, 1, 200_000];
    expect(await sums('maker')).toEqual([['Osterby', ...all]]);
    expect(await sums('month')).toEqual([[today.from.slice(0, 7), ...all]]);
    expect(await sums('style')).toEqual([
      ['draper', 1, 1, 2, 1, 200_000],
      ['roy', 1, 0, 1, 0, 0],
    ]);
    expect((await rowsBy('specialist')).map(({ key, name, pairs }) => [key, name, pairs])).toEqual([
      [shop.specialist.id, expect.stringMatching(/^Maren/), 1],
      ['', '', 1],
    ]);
  });

  it('says why money went back', async () => {
    const { refunds = [] } = (await boardFigures(ada, { ...today, by: 'piece' })) ?? {};
    expect(refunds).toEqual([{ reason: 'cancelled', refunds: 1, cents: expect.any(Number) }]);
    expect(refunds[0]?.cents).toBeGreaterThanOrEqual(40_000);
  });

  it('counts nothing outside the period', async () => {
    const before = { from: '2020-01-01', to: '2020-12-31' };
    for (const by of boardGroups)
      expect(await boardFigures(ada, { ...before, by })).toMatchObject({ rows: [], refunds: [] });
  });

  it('shows margins to those who see costs only', async () => {
    const seen = await boardFigures(staff, { ...today, by: 'piece' });
    expect(seen?.seesMargin).toBe(false);
    expect(seen?.rows.map(({ margin }) => margin)).toEqual([null, null]);
  });

  it('is for staff only, and an export is logged', async () => {
    for (const who of [shop.ctx.as(visitorActor), june.asked]) {
      expect(await boardFigures(who, { ...today, by: 'piece' })).toBeNull();
      expect(await exportBoardFigures(who, { ...today, by: 'piece', part: 'sent' })).toBeNull();
    }
    expect(await exportBoardFigures(ada, { ...today, by: 'maker', part: 'sent' })).not.toBeNull();
    const logged = await shop.ctx.db.select().from(audit).where(eq(audit.act, 'figures.export'));
    expect(logged.map(({ subjectId, detail }) => [subjectId, detail])).toEqual([
      ['sent', { part: 'sent', by: 'maker', ...today }],
    ]);
  });

  it('counts a margin on what customers paid: discounts, credits and partial refunds come off as in the books', async () => {
    const { ctx } = shop;
    await newCoupon(ctx, 'FIFTEEN', 15);
    const lamp = await newPiece(ctx, { cents: 33_333 });
    expect(await saveCost(ada, { recordId: lamp, costCents: 20_000 })).toMatchObject({ ok: true });
    const sold = async () => (await rowsBy('piece')).find(({ key }) => key === lamp);
    const refund = async (orderId: string, cents: number) => {
      const lines = await ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
      const line = lines.find(({ state }) => state !== 'cancelled');
      const amounts = [{ of: 'line', lineId: line?.id ?? '', cents }] as const;
      expect(await refundAmounts(ada, { orderId, amounts, note: 'A scratch' })).toMatchObject({ ok: true });
      await sweepRefunds(ctx);
    };

    const theo = await shopper(shop, [{ recordId: lamp, quantity: 3 }]);
    await paidFee(ctx, theo);
    const one = await orderedFor(shop, theo, { coupon: 'FIFTEEN' });
    await ctx.runEffects();
    expect(await paidFor(one)).toBe(84_999);
    expect(await sold()).toMatchObject({ units: 3, cents: 99_999, margin: { cents: 24_999, percent: 29 } });
    await refund(one, 1_234);
    expect(await paidFor(one)).toBe(83_765);
    expect(await sold()).toMatchObject({ cents: 99_999, margin: { cents: 23_765, percent: 28 } });

    const ivy = await shopper(shop, [{ recordId: lamp, quantity: 3 }]);
    const other = await orderedFor(shop, ivy, { coupon: 'FIFTEEN' });
    await ctx.runEffects();
    const [line] = await ctx.db.select().from(orderLine).where(eq(orderLine.orderId, other));
    const lineId = line?.id ?? '';
    const takes = { [lineId]: { take: 1, of: 3 } };
    expect(await cancelLines(ivy.asked, { orderId: other, lineIds: [lineId], takes })).toMatchObject({ ok: true });
    await refund(other, 500);
    expect(await sold()).toMatchObject({
      ...{ units: 5, cents: 166_665, margin: { cents: (await paidFor(one, other)) - 5 * 20_000 } },
    });
  });
});
