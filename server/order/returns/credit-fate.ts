import type { FeeCredit } from '#core/fee/index.ts';
import type { MoneyBack } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { creditGivenBack } from '../../fee/order-credit.ts';
import { type OrderRow, orderById } from '../store.ts';

type Fate = MoneyBack['feeCredit'];

/** What became of the credit of an order that was cancelled in full, by how the fee has it. */
export const creditFates = {
  unused: 'given back',
  lapsed: 'lapsed',
  used: 'used again',
  none: 'none',
} as const satisfies Record<FeeCredit['state'], Fate>;

/** Only an order that is cancelled in full gives it back. */
export const keepsCredit = ({ feeCreditCents, cancelledAt }: Pick<OrderRow, 'feeCreditCents' | 'cancelledAt'>) =>
  feeCreditCents > 0 && cancelledAt === null;

/** The same of a paid order at any time after, as its fee stands now. */
export async function creditFate(ctx: Pick<Ctx, 'db' | 'clock'>, orderId: string): Promise<Fate> {
  const row = await orderById(ctx.db, orderId);
  if (!row?.feeId || row.feeCreditCents === 0) return 'none';
  if (keepsCredit(row)) return 'kept';
  return creditFates[await creditGivenBack(ctx, { accountId: row.accountId, feeId: row.feeId })];
}
