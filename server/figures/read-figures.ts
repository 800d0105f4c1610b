import { steps } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { pagesBetween, stepsBetween } from './store.ts';

export interface Figures {
  pages: { day: string; page: string; opened: number }[];
  /** In the order of the quiz. */
  steps: { step: string; seen: number; answered: number; left: number }[];
}

/** What was counted from the first to the last day, both included. */
export async function readFigures(ctx: Pick<Ctx, 'db'>, { from, to }: { from: string; to: string }): Promise<Figures> {
  const days = await stepsBetween(ctx.db, from, to);
  const sums = steps.flatMap(({ slug }) => {
    const own = days.filter(({ step }) => step === slug);
    if (own.length === 0) return [];
    const sum = (act: 'seen' | 'answered' | 'left') => own.reduce((total, day) => total + day[act], 0);
    return [{ step: slug, seen: sum('seen'), answered: sum('answered'), left: sum('left') }];
  });
  return { pages: await pagesBetween(ctx.db, from, to), steps: sums };
}
