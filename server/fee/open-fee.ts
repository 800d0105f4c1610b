import { feeTotals, paymentStep } from '#core/fee/index.ts';
import { authorise } from '../account/authorise.ts';
import { lockAccount } from '../account/lock-account.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { checkAfter } from '../payment/check-after.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { type AmountChanged, bringToProvider } from './bring-to-provider.ts';
import type { SettleNeeds } from './settle-fee.ts';
import { type FeeRow, feeById, feesOf, insertFee } from './store.ts';

export type FeeOpened = AmountChanged | { ok: false; reason: 'not-allowed' | 'not-found' };

/**
 * The fee order of the person who asks: the one that covers this survey, the one that is open already, or a new one. The
 * row is written before the provider hears of it; killed in between, the next ask goes on where this one stopped.
 */
export async function openFee(ctx: SettleNeeds, given: { surveyId: string }): Promise<FeeOpened> {
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  if (!allowed.ok) return allowed;
  if (!(await getSurvey(ctx, given.surveyId))) return { ok: false, reason: 'not-found' };

  const { id } = await writeOrder(ctx, allowed.account.id, given.surveyId);
  return bringToProvider(ctx, id);
}

function writeOrder(ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>, accountId: string, surveyId: string): Promise<FeeRow> {
  return inTransaction(ctx, async ({ db, ids, clock }) => {
    await lockAccount(db, accountId);
    const now = clock.now();
    const step = paymentStep(await feesOf(db, accountId), surveyId, now);
    if (step.show !== 'new-order') {
      const known = await feeById(db, step.fee.id);
      if (known) return known;
    }
    return insertFee(db, {
      id: ids.next('fee'),
      accountId,
      surveyId,
      status: 'open',
      priceCents: feeTotals().price,
      openedAt: now,
      nextCheckAt: checkAfter(now, 0),
    });
  });
}
