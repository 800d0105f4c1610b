import { type Fee, feeCredit, feeToCredit } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

export interface CreditToSpend {
  feeId: string;
  cents: number;
}

/** The credit that an order from this survey's boards would take: its own fee's before another's. Null: there is none. */
export async function creditToSpend(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { accountId: string; surveyId: string },
): Promise<CreditToSpend | null> {
  const now = ctx.clock.now();
  const fees = await feesOf(ctx.db, given.accountId);
  const own = fees.find((fee: Fee) => fee.surveyIds.includes(given.surveyId));
  const fee = feeToCredit(fees, own?.id ?? null, now);
  return fee ? { feeId: fee.id, cents: feeCredit(fee, now).cents } : null;
}
