import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { feeById } from '../store.ts';

/** The survey a customer's own fee was opened for. Null: this customer has no such fee. */
export async function surveyOfFee(ctx: Pick<Ctx, 'db' | 'actor'>, feeId: string): Promise<string | null> {
  const allowed = authorise(ctx.actor, 'fee.view-own');
  const fee = allowed.ok ? await feeById(ctx.db, feeId) : null;
  return allowed.ok && fee?.accountId === allowed.account.id ? fee.surveyId : null;
}
