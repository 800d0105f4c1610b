import { creditsToSpend, type PromiseCredit } from '#core/project/index.ts';
import type { Ctx } from '../../context.ts';
import { bindCredits, creditsOf, freeCredits } from './store-credits.ts';

/** A customer's credits for late boards. The caller has checked permission. */
export const promiseCreditsOf = (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<PromiseCredit[]> =>
  creditsOf(ctx.db, accountId);

/** By project, as the customer sees them on their rooms. */
export async function promiseCreditByProject(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<ReadonlyMap<string, PromiseCredit>> {
  const credits = await creditsOf(ctx.db, accountId);
  return new Map(credits.flatMap((credit) => (credit.projectId ? [[credit.projectId, credit]] : [])));
}

/** Binds credits to an order, inside the transaction that writes the order. The caller holds the account. */
export async function spendPromiseCredits(
  ctx: Pick<Ctx, 'db'>,
  { accountId, orderId, cents }: { accountId: string; orderId: string; cents: number },
): Promise<void> {
  const spent = creditsToSpend(await creditsOf(ctx.db, accountId), cents, orderId);
  const ids = spent.map(({ id }) => id);
  const covered = spent.reduce((sum, credit) => sum + credit.cents, 0);
  if (covered < cents || (await bindCredits(ctx.db, ids, orderId)) !== ids.length) {
    throw new Error(`the credit for late boards of ${accountId} is gone`);
  }
}

/** The order didn't go through, or was canceled in full: the customer has their credits again. */
export const returnPromiseCredits = (ctx: Pick<Ctx, 'db'>, orderId: string): Promise<void> =>
  freeCredits(ctx.db, orderId);
