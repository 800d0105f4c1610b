import { cancelStatement, exchangeStatement, type RefundStatement, returnStatement } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import type { LineView } from '../records/order-view.ts';
import { orderById } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';
import { orderedLine } from './cancel-lines.ts';

/** What the customer would get back, by line id, for everything they can do with an order now. */
export interface RefundStatements {
  cancel: Readonly<Record<string, RefundStatement>>;
  /** For canceling everything that can still be canceled. */
  cancelAll: RefundStatement | null;
  sendBack: Readonly<Record<string, { returned: RefundStatement; exchanged: string }>>;
}

/** The sums a customer sees before they confirm. The caller has checked whose order it is. */
export async function refundStatements(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  views: readonly Pick<LineView, 'id' | 'may'>[],
): Promise<RefundStatements> {
  const able = views.filter(({ may }) => may.cancel).map(({ id }) => id);
  const returnable = views.filter(({ may }) => may.returnUntil).map(({ id }) => id);
  if (able.length + returnable.length === 0) return { cancel: {}, cancelAll: null, sendBack: {} };
  const rows = await linesOf(db, [orderId]);
  const lines = rows.map(orderedLine);
  const books = await orderBooks(db, orderId);
  const bands = (await orderById(db, orderId))?.shippingBands ?? [];
  return {
    cancel: Object.fromEntries(able.map((id) => [id, cancelStatement(lines, [id], books, bands)])),
    cancelAll: able.length > 1 ? cancelStatement(lines, able, books, bands) : null,
    sendBack: Object.fromEntries(
      rows
        .filter(({ id }) => returnable.includes(id))
        .map((row) => [
          row.id,
          { returned: returnStatement(orderedLine(row), books), exchanged: exchangeStatement(row.shares) },
        ]),
    ),
  };
}
