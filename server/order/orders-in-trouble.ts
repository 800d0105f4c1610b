import { unconfirmedSince } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun } from '../db/page.ts';
import { failedRefunds, type RefundRow } from './store-refunds.ts';
import { askedLines, lateSince, type TroubledLine, unconfirmedLines } from './store-trouble.ts';

export type { TroubledLine } from './store-trouble.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor'>;

/** Waits for our word for a day, is late, or waits for us to see to a return or an exchange. */
export type LineTrouble = 'unconfirmed' | 'late' | 'return';

/** Pieces of orders that wait for somebody of the house, the longest waiting first. */
export async function linesInTrouble(
  ctx: Needs,
  trouble: LineTrouble,
  wanted: Beginning,
): Promise<Begun<TroubledLine>> {
  if (!authorise(ctx.actor, 'exception.view').ok) return { rows: [], total: 0 };
  const now = ctx.clock.now();
  if (trouble === 'unconfirmed') return unconfirmedLines(ctx.db, unconfirmedSince(now), wanted);
  return trouble === 'late' ? lateSince(ctx.db, easternDay(now), wanted) : askedLines(ctx.db, wanted);
}

/** Refunds of orders that the provider refused or the bank sent back. */
export async function refundsInTrouble(
  ctx: Needs,
  wanted: Beginning,
): Promise<Begun<Pick<RefundRow, 'id' | 'orderId' | 'cents' | 'problem' | 'promisedAt'>>> {
  return authorise(ctx.actor, 'exception.view').ok ? failedRefunds(ctx.db, wanted) : { rows: [], total: 0 };
}
