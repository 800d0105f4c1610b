import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrivalIfOrdered } from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { fee, feeRoom, furniture, selection, survey } from '../db/schema/index.ts';
import { publishedFor, waitingFor } from '../selection/selection.test-data.ts';
import { getResults } from './get-results.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

describe('/results', () => {
  it('shows both boards with fit, price and what an order is calculated from', async () => {
    const { customer, surveyId, selection: published } = await publishedFor(ctx);
    const now = ctx.clock.now();
    const id = ctx.ids.next('fee');
    const facts = { accountId: customer.id, surveyId, openedAt: now, paidAt: now };
    await ctx.db.insert(fee).values({ id, ...facts, status: 'complete', priceCents: 14900, paidCents: 11920 });
    await ctx.db.insert(feeRoom).values({ feeId: id, surveyId, takenAt: now });
    const results = await getResults(ctx.as(customer), published.id);
    expect(results).toMatchObject({
      name: 'Oak Street',
      revisionsLeft: 2,
      specialist: { firstName: 'Maren' },
      newest: null,
      deliveredTo: null,
      selection: { state: 'published' },
      orderable: true,
      terms: { feeCreditCents: 11920, promiseCreditCents: 0, volumeDiscountPercent: 0, freeShipping: false },
    });
    expect(results?.boards.map(({ letter, pieces }) => [letter, pieces.length])).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
    const [sofa, , rug] = results?.boards[0]?.pieces ?? [];
    expect(sofa?.fit.words).toMatch(/32 in doorway|in parts/);
    expect(rug?.fit.words).toBe('Comes rolled');
    expect(JSON.stringify(results)).not.toContain('scrapingSpecifics');
  });

  it('says when each piece arrives at the zip the quiz was told, and nothing without one', async () => {
    const { customer, surveyId, selection: published } = await publishedFor(ctx);
    const shown = async () =>
      (await getResults(ctx.as(customer), published.id))?.boards.flatMap(({ pieces }) => pieces);
    expect((await shown())?.every(({ arrives }) => arrives === null)).toBe(true);
    const responses = sql`${survey.responses} || '{"zip": "11201", "state": "NY"}'`;
    await ctx.db.update(survey).set({ responses }).where(eq(survey.id, surveyId));
    const pieces = (await shown()) ?? [];
    expect(pieces).toHaveLength(6);
    for (const { item, arrives } of pieces.flatMap((piece) => [piece, ...piece.alternatives])) {
      const { leadTimeDays, vendor } = item;
      const expected = (delivery: Delivery) =>
        arrivalIfOrdered({ leadTimeDays, shipsFrom: vendor.shipsFrom, delivery }, 'NY', ctx.clock.now());
      expect(vendor.shipsFrom).not.toBeNull();
      expect(arrives).toEqual({ standard: expected('standard'), 'white-glove': expected('white-glove') });
    }
  });

  it('leads from an older pair to the newest', async () => {
    const { customer, surveyId, selection: older } = await publishedFor(ctx);
    const publishedAt = new Date(ctx.clock.now().getTime() + 2.5 * 3_600_000);
    await ctx.db.update(selection).set({ state: 'superseded', publishedAt }).where(eq(selection.id, older.id));
    const newer = ctx.ids.next('selection');
    const row = { id: newer, surveyId, accountId: customer.id, revision: 1 };
    await ctx.db.insert(selection).values({ ...row, state: 'published', publishedAt });
    const results = await getResults(ctx.as(customer), older.id);
    expect(results).toMatchObject({ newest: newer, orderable: false });
    // Only the first pair was made from the brief; how long a revision took is another story.
    expect((await getResults(ctx.as(customer), older.id))?.took).toBe('under 3 hours');
    await ctx.db.update(selection).set({ revision: 2 }).where(eq(selection.id, older.id));
    expect((await getResults(ctx.as(customer), older.id))?.took).toBeNull();
  });

  it('still shows a piece that went out of the catalog or was sold out, and says so', async () => {
    const { customer, selection: published } = await publishedFor(ctx);
    const [gone, sold] = published.boards[0].furniture.map(({ recordId }) => recordId);
    const change = (recordId: string | undefined, to: { active?: boolean; stock?: number }) =>
      ctx.db
        .update(furniture)
        .set(to)
        .where(eq(furniture.recordId, recordId ?? ''));
    const [before] = await ctx.db
      .select()
      .from(furniture)
      .where(eq(furniture.recordId, sold ?? ''));
    await change(gone, { active: false });
    await change(sold, { stock: 0 });
    const pieces = (await getResults(ctx.as(customer), published.id))?.boards[0]?.pieces ?? [];
    expect(pieces.slice(0, 2).map(({ item }) => [item.active, item.stock > 0])).toEqual([
      [false, true],
      [true, false],
    ]);
    await change(gone, { active: true });
    await change(sold, { stock: before?.stock ?? 1 });
  });

  it('doesn’t exist for anyone else, nor as a draft', async () => {
    const { selection: published } = await publishedFor(ctx);
    expect(await getResults(ctx.as(await createAccount(ctx)), published.id)).toBeNull();
    expect(await getResults(ctx.as({ kind: 'visitor' }), published.id)).toBeNull();
    const { customer } = await waitingFor(ctx);
    expect(await getResults(ctx.as(customer), 'selection_x')).toBeNull();
  });
});
