import { expect, test } from 'vitest';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, fee, ledgerEntry, project, promiseCredit, survey } from '../db/schema/index.ts';
import { exportFigures, studioFigures } from './studio-figures.ts';

const ctx = await createTestContext(await createTestDatabase(), { now: '2026-11-15T15:00:00Z' });
const staff: Ctx = ctx.as(await createAccount(ctx, { role: 'specialist' }));
const june = await createAccount(ctx);
const days = { from: '2026-09-01', to: '2026-11-15' };

async function answered(readyAt: string, hours: number, missed = false) {
  const id = ctx.ids.next('survey');
  const boardsReadyAt = new Date(readyAt);
  const waitingSince = new Date(boardsReadyAt.getTime() - hours * 3_600_000);
  await ctx.db.insert(survey).values({ id, accountId: june.id, inProgress: false, submittedAt: waitingSince });
  await ctx.db.insert(project).values({
    ...{ id: ctx.ids.next('project'), surveyId: id, accountId: june.id, state: 'boards ready' as const },
    ...{ waitingSince, boardsReadyAt, dueAt: new Date(waitingSince.getTime() + 72 * 3_600_000) },
    missedAt: missed ? boardsReadyAt : null,
  });
}

test('months, money and the promise are counted in Eastern time, quiet months too', async () => {
  const paidAt = new Date('2026-10-01T03:00:00Z');
  const same = { accountId: june.id, priceCents: 14_900, openedAt: paidAt, paidAt };
  await ctx.db.insert(fee).values({ ...same, id: 'fee_1', status: 'refunded', paidCents: 14_900 });
  const entry = { feeId: 'fee_1', of: 'fee' as const, cents: 14_900 };
  await ctx.db.insert(ledgerEntry).values([
    { ...entry, id: 'l1', kind: 'captured', at: paidAt },
    { ...entry, id: 'l2', kind: 'refunded', at: new Date('2026-11-02T12:00:00Z') },
    {
      id: 'l3',
      orderId: 'order_1',
      of: 'line',
      kind: 'captured',
      cents: 200_000,
      at: new Date('2026-11-03T12:00:00Z'),
    },
    { id: 'l4', orderId: 'order_1', of: 'fee', kind: 'credited', cents: 500, at: new Date('2026-11-03T12:00:00Z') },
  ]);
  await answered('2026-11-10T12:00:00Z', 10);
  await answered('2026-11-11T12:00:00Z', 20);
  await answered('2026-11-12T12:00:00Z', 90, true);
  await answered('2026-08-12T12:00:00Z', 1);
  const late = { accountId: june.id, cents: 2_500 };
  await ctx.db.insert(promiseCredit).values([
    { ...late, id: 'c1', bookedAt: new Date('2026-11-12T12:00:00Z') },
    { ...late, id: 'c2', bookedAt: new Date('2026-08-12T12:00:00Z') },
  ]);
  const none = { orders: 0 };
  expect(await studioFigures(staff, days)).toEqual({
    pages: [],
    steps: [],
    months: [
      { ...none, month: '2026-09', fees: 1, feeCents: 14_900, orderCents: 0, revenueCents: 14_900 },
      { ...none, month: '2026-10', fees: 0, feeCents: 0, orderCents: 0, revenueCents: 0 },
      { ...none, month: '2026-11', fees: 0, feeCents: -14_900, orderCents: 200_000, revenueCents: 185_100 },
    ],
    boards: { answered: 3, kept: 2, median: 20, p95: 83, lateNow: 0 },
    promises: { missed: 1, credits: 1, creditCents: 2_500 },
  });
});

test('only those who work here may look, and every export is written down', async () => {
  for (const other of [visitorActor, june]) {
    expect(await studioFigures(ctx.as(other), days)).toBeNull();
    expect(await exportFigures(ctx.as(other), { ...days, part: 'months' })).toBeNull();
  }
  expect(await exportFigures(staff, { ...days, part: 'months' })).not.toBeNull();
  expect((await ctx.db.select().from(audit)).map(({ act, subjectId }) => [act, subjectId])).toEqual([
    ['figures.export', 'months'],
  ]);
});
