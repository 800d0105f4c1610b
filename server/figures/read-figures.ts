import { steps } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { pagesBetween, stepsBetween } from './store.ts';

export interface Figures {
  /** The most opened first. */
  pages: { page: string; opened: number }[];
  /** In the order of the quiz. */
  steps: { step: string; seen: number; answered: number; left: number }[];
}

/** What was counted from the first to the last day, both included. */
export async function readFigures(ctx: Pick<Ctx, 'db'>, { from, to }: { from: string; to: string }): Promise<Figures> {
  const [pages, rows] = await Promise.all([pagesBetween(ctx.db, from, to), stepsBetween(ctx.db, from, to)]);
  const counted = new Map(rows.map((row) => [row.step, row]));
  return {
    pages,
    steps: steps.flatMap(({ slug }) => counted.get(slug) ?? []),
  };
}
