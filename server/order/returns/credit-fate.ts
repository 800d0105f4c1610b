import type { FeeCredit } from '#core/fee/index.ts';
import type { MoneyBack } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { creditGivenBack } from '../../fee/order-credit.ts';
import { type OrderRow, orderById } from '../store.ts';

type Fate = MoneyBack['feeCredit'];

/** What became of the credit of a fully canceled order, by the state of the fee's credit. */
export const creditFates = {
  unused: 'given back',
  lapsed: 'lapsed',
  used: 'used again',
  none: 'none',
} as const satisfies Record<FeeCredit['state'], Fate>;

/** Only an order canceled in full returns its credit. */
const keepsFeeCredit = ({ feeCreditCents, cancelledAt }: Pick<OrderRow, 'feeCreditCents' | 'cancelledAt'>) =>
  feeCreditCents > 0 && cancelledAt === null;

/** What became of the credits for late boards that paid for an order. */
export function promiseFate(row: Pick<OrderRow, 'promiseCreditCents' | 'cancelledAt'>): MoneyBack['promiseCredit'] {
  if (row.promiseCreditCents === 0) return 'none';
  return row.cancelledAt === null ? 'kept' : 'given back';
}

/** What became of a paid order's credits at any later time, from the fee's current state. */
export async function creditFate(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  orderId: string,
): Promise<Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>> {
  const row = await orderById(ctx.db, orderId);
  return { feeCredit: await feeFate(ctx, row), promiseCredit: row ? promiseFate(row) : 'none' };
}

async function feeFate(ctx: Pick<Ctx, 'db' | 'clock'>, row: OrderRow | null): Promise<Fate> {
  if (!row?.feeId || row.feeCreditCents === 0) return 'none';
  if (keepsFeeCredit(row)) return 'kept';
  return creditFates[await creditGivenBack(ctx, { accountId: row.accountId, feeId: row.feeId })];
}
