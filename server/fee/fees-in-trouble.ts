import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun } from '../db/page.ts';
import { type FeeRefundRow, failedRefunds } from './store-refunds.ts';

/** Refunds of fees that the provider refused or the bank sent back, the longest waiting first. */
export async function feesInTrouble(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<Pick<FeeRefundRow, 'id' | 'feeId' | 'cents' | 'problem' | 'promisedAt'>>> {
  return authorise(ctx.actor, 'exception.view').ok ? failedRefunds(ctx.db, wanted) : { rows: [], total: 0 };
}
