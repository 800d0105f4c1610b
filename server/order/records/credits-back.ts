import {
  type CreditsBack,
  creditsBack,
  exchangeCredit,
  exchangedAround,
  type MoneyBack,
  type SentBackLine,
} from '#core/order/index.ts';
import type { Db } from '../../db/database.ts';
import { orderedLine } from '../returns/cancel-lines.ts';
import { entriesOf } from '../store-books.ts';
import { type WholeOrder, wholeOrders } from '../store-whole.ts';
import { exchangedFor } from './exchange-view.ts';

/** What credits had paid of pieces that went back, and what became of it. */
export interface CreditsShown extends Omit<CreditsBack, 'reason'> {
  readonly reason: CreditsBack['reason'] | 'exchanged';
  /** The refund it belongs to; null if no card paid any of these pieces. */
  readonly refundId: string | null;
}

/** The caller knows what has become of the order's credits. */
export async function creditsOfOrder(
  db: Db,
  orderId: string,
  fates: Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>,
): Promise<CreditsShown[]> {
  const [whole] = await wholeOrders(db, [orderId]);
  return whole ? [...wentBack(whole, fates), ...exchanged(whole)] : [];
}

function wentBack(whole: WholeOrder, fates: Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>): CreditsShown[] {
  const lines = whole.lines.map((line): SentBackLine => ({ ...orderedLine(line), cancelledAt: cancelledAt(line) }));
  const back = creditsBack({ lines, ledger: entriesOf(whole), bands: whole.shippingBands, fates });
  return back.map((one) => {
    // What an exchange's own payment refunds was never paid by a credit.
    const refund = whole.refunds.find(
      ({ reason, lineIds, paymentId }) =>
        reason === one.reason && paymentId === whole.id && lineIds.some((id) => one.lineIds.includes(id)),
    );
    return { ...one, refundId: refund?.id ?? null };
  });
}

const cancelledAt = ({ events }: Pick<WholeOrder['lines'][number], 'events'>): Date | null =>
  events.find(({ act }) => act === 'cancel')?.at ?? null;

/** The part of a cheaper replacement's refund that credits had paid, as the replacement's sum names it. */
const exchanged = (whole: WholeOrder): CreditsShown[] =>
  whole.refunds.flatMap(({ id, reason, lineIds, paymentId }): CreditsShown[] => {
    const line = whole.lines.find((one) => lineIds.includes(one.id));
    const after = line && exchangedAround(whole.lines, line).after;
    const cents = (after && exchangedFor(after, whole)?.rows.find(({ key }) => key === 'credit')?.cents) ?? 0;
    return reason === 'exchanged' && paymentId === whole.id && cents > 0
      ? [{ reason, lineIds, refundId: id, rows: [exchangeCredit(cents)] }]
      : [];
  });
