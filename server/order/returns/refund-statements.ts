import type { LedgerEntry } from '#core/money/index.ts';
import {
  cancelStatement,
  exchangeStatement,
  isDivisible,
  type OrderedLine,
  type RefundStatement,
  returnStatement,
  withTaken,
} from '#core/order/index.ts';
import type { ShippingBand } from '#core/price-list/index.ts';
import type { Ctx } from '../../context.ts';
import type { LineView } from '../records/order-view.ts';
import { orderById } from '../store.ts';
import { orderBooks } from '../store-books.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { orderedLine } from './cancel-lines.ts';

/** What the customer would get back, by line id, for everything they can do with an order now. */
export interface RefundStatements {
  cancel: Readonly<Record<string, RefundStatement>>;
  /** For canceling everything that can still be canceled. */
  cancelAll: RefundStatement | null;
  sendBack: Readonly<Record<string, SendBackSums>>;
  /** The same for one piece of a line, two pieces, and so on, up to one less than all of them. */
  cancelSome: Readonly<Record<string, readonly RefundStatement[]>>;
  sendBackSome: Readonly<Record<string, readonly SendBackSums[]>>;
}

export interface SendBackSums {
  returned: RefundStatement;
  exchanged: string;
}

/** The sums a customer sees before they confirm. The caller has checked whose order it is. */
export async function refundStatements(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  views: readonly Pick<LineView, 'id' | 'may'>[],
): Promise<RefundStatements> {
  const able = views.filter(({ may }) => may.cancel).map(({ id }) => id);
  const returnable = views.filter(({ may }) => may.returnUntil).map(({ id }) => id);
  if (able.length + returnable.length === 0) {
    return { cancel: {}, cancelAll: null, sendBack: {}, cancelSome: {}, sendBackSome: {} };
  }
  const rows = await linesOf(db, [orderId]);
  const lines = rows.map((row) => ({ ...orderedLine(row), shares: row.shares }));
  const books = await orderBooks(db, orderId);
  const bands = (await orderById(db, orderId))?.shippingBands ?? [];
  const facts = { lines, ledger: books, bands };
  const some = <Sum>(row: LineRow, sumOf: (apart: typeof facts, id: string) => Sum): Sum[] =>
    isDivisible(row)
      ? Array.from({ length: row.quantity - 1 }, (_, index) => {
          const takes = { [row.id]: { take: index + 1, of: row.quantity } };
          const { facts: apart, ids } = withTaken(facts, [row.id], takes);
          return sumOf(apart, ids[0] ?? row.id);
        })
      : [];
  const sumsFor = (chosen: readonly string[]) => rows.filter(({ id }) => chosen.includes(id));
  return {
    cancelSome: Object.fromEntries(
      sumsFor(able).map((row) => [
        row.id,
        some(row, (apart, id) => cancelStatement(apart.lines, [id], apart.ledger, bands)),
      ]),
    ),
    sendBackSome: Object.fromEntries(sumsFor(returnable).map((row) => [row.id, some(row, sendBackSums)])),
    cancel: Object.fromEntries(able.map((id) => [id, cancelStatement(lines, [id], books, bands)])),
    cancelAll: able.length > 1 ? cancelStatement(lines, able, books, bands) : null,
    sendBack: Object.fromEntries(sumsFor(returnable).map((row) => [row.id, sendBackSums(facts, row.id)])),
  };
}

interface OrderFacts {
  readonly lines: readonly (OrderedLine & Pick<LineRow, 'shares'>)[];
  readonly ledger: readonly LedgerEntry[];
  readonly bands: readonly ShippingBand[];
}

function sendBackSums({ lines, ledger, bands }: OrderFacts, id: string): SendBackSums {
  const line = lines.find((one) => one.id === id);
  if (!line) throw new Error(`no line ${id}`);
  return { returned: returnStatement(line, lines, ledger, bands), exchanged: exchangeStatement(line.shares) };
}
