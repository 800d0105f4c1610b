import { newestFee } from '#core/fee/index.ts';
import type { Ctx } from '../../context.ts';
import { pricesNow } from '../../settings/price-lists.ts';
import { feesOf } from '../store.ts';

/** What the caller's next fee costs: the price of the one they've opened, or else today's. */
export async function feePriceFor(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<number> {
  const fees = ctx.actor.kind === 'account' ? await feesOf(ctx.db, ctx.actor.id) : [];
  const open = newestFee(fees.filter(({ status }) => status === 'open'));
  return open?.priceCents ?? (await pricesNow(ctx)).feeCents;
}
