import { unconfirmedSince } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Beginning, Begun } from '../../db/page.ts';
import { lastReminder } from '../appointments/sweep-unchosen.ts';
import { type LineTrouble, type TroubledLine, troubledLines } from './store-trouble.ts';

export type { LineTrouble, TroubledLine } from './store-trouble.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor'>;

/** Order lines that need someone on our staff, longest-waiting first. */
export async function linesInTrouble(
  ctx: Needs,
  troubles: readonly LineTrouble[],
  wanted: Beginning,
): Promise<Begun<TroubledLine>> {
  if (!authorise(ctx.actor, 'exception.view').ok) return { rows: [], total: 0 };
  const now = ctx.clock.now();
  const asked = { troubles, before: unconfirmedSince(now), today: easternDay(now) };
  return troubledLines(ctx.db, { ...asked, lastReminder: await lastReminder(ctx) }, wanted);
}
