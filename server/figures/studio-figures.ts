import { type Days, spanOf } from '#core/figures/index.ts';
import { quizAddresses } from '#core/survey/index.ts';
import type { Month } from '#core/visit/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { pagesBetween, stepsBetween } from './store.ts';
import { boardTimes, missedPromises, type Sums } from './store-business.ts';
import { sumsByMonth } from './sums-by-month.ts';

export interface MonthFigures extends Sums {
  month: Month;
  revenueCents: number;
}

export interface StudioFigures extends Figures {
  /** Every month in the range, including quiet ones, oldest first. */
  months: MonthFigures[];
  /** In hours; null if no boards were delivered. */
  boards: { answered: number; kept: number; median: number | null; p95: number | null; lateNow: number };
  /** Deadlines missed, and what customers were credited for it. */
  promises: { missed: number; credits: number; creditCents: number };
}

/** How the shop is doing, from the first to the last day, in US Eastern time; null if the caller may not look. */
export async function studioFigures(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  days: Days,
): Promise<StudioFigures | null> {
  if (!authorise(ctx.actor, 'figures.view').ok) return null;
  const span = spanOf(days);
  const [counted, sums, boards, promises] = await Promise.all([
    readFigures(ctx, days),
    sumsByMonth(ctx, days, span),
    boardTimes(ctx.db, span, ctx.clock.now()),
    missedPromises(ctx.db, span),
  ]);
  const months = sums.map((one) => ({ ...one, revenueCents: one.feeCents + one.orderCents }));
  return { ...counted, months, boards, promises };
}

/** The same as a file. The export goes into the audit log. */
export async function exportFigures(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'ids'>,
  { part, ...days }: Days & { part: string },
): Promise<StudioFigures | null> {
  if (!authorise(ctx.actor, 'figures.export').ok) return null;
  const figures = await studioFigures(ctx, days);
  const detail = { part, ...days };
  await appendAudit(ctx, { act: 'figures.export', subject: { kind: 'figures', id: part }, detail });
  return figures;
}

interface Figures {
  /** Most viewed first. */
  pages: { page: string; opened: number }[];
  /** In quiz order. */
  steps: { step: string; seen: number; answered: number; left: number }[];
}

/** The counts from the first to the last day, inclusive. */
export async function readFigures(ctx: Pick<Ctx, 'db'>, { from, to }: { from: string; to: string }): Promise<Figures> {
  const [pages, rows] = await Promise.all([pagesBetween(ctx.db, from, to), stepsBetween(ctx.db, from, to)]);
  const counted = new Map(rows.map((row) => [row.step, row]));
  return {
    pages,
    steps: quizAddresses.flatMap((address) => counted.get(address) ?? []),
  };
}
