import { addDays, startOfDay } from '#core/promotion/index.ts';
import { addMonths, type Month, monthOf } from '#core/visit/index.ts';
import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { type Figures, readFigures } from './read-figures.ts';
import { boardTimes, feesByMonth, lateNow, moneyByMonth, ordersByMonth, type Span } from './store-business.ts';

export interface MonthFigures {
  month: Month;
  fees: number;
  feeCents: number;
  orders: number;
  orderCents: number;
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
  const named = monthsBetween(days);
  const starts = named.map((month) => startOfDay(`${month}-01`));
  const [counted, fees, orders, money, times, late] = await Promise.all([
    readFigures(ctx, days),
    feesByMonth(ctx.db, span, starts),
    ordersByMonth(ctx.db, span, starts),
    moneyByMonth(ctx.db, span, starts),
    boardTimes(ctx.db, span),
    lateNow(ctx.db, ctx.clock.now()),
  ]);
  const months = named.map((month, index): MonthFigures => {
    const here = ({ place }: { place: number }) => place === index + 1;
    const sums = money.find(here) ?? { feeCents: 0, orderCents: 0 };
    return {
      month,
      fees: fees.find(here)?.many ?? 0,
      orders: orders.find(here)?.many ?? 0,
      ...{ feeCents: sums.feeCents, orderCents: sums.orderCents, revenueCents: sums.feeCents + sums.orderCents },
    };
  });
  return { ...counted, months, boards: { ...times, lateNow: late } };
}

function monthsBetween({ from, to }: Days): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
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
