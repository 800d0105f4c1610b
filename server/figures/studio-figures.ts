import { addDays, startOfDay } from '#core/promotion/index.ts';
import type { Month } from '#core/visit/index.ts';
import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { type Figures, readFigures } from './read-figures.ts';
import { boardTimes, type Span, type Sums } from './store-business.ts';
import { sumsByMonth } from './sums-by-month.ts';

export interface MonthFigures extends Sums {
  month: Month;
  revenueCents: number;
}

export interface StudioFigures extends Figures {
  /** Every month of the span, the quiet ones too, the oldest first. */
  months: MonthFigures[];
  /** Hours; null where nothing was answered. */
  boards: { answered: number; kept: number; median: number | null; p95: number | null; lateNow: number };
}

export interface Days {
  from: string;
  to: string;
}

/** How the shop does, from the first to the last day, in US Eastern time; null for those who may not look. */
export async function studioFigures(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  days: Days,
): Promise<StudioFigures | null> {
  if (!authorise(ctx.actor, 'figures.view').ok) return null;
  const span: Span = { from: startOfDay(days.from), until: startOfDay(addDays(days.to, 1)) };
  const [counted, sums, boards] = await Promise.all([
    readFigures(ctx, days),
    sumsByMonth(ctx, days, span),
    boardTimes(ctx.db, span, ctx.clock.now()),
  ]);
  const months = sums.map((one) => ({ ...one, revenueCents: one.feeCents + one.orderCents }));
  return { ...counted, months, boards };
}

/** The same as a file leaves the house: that is written down. */
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
