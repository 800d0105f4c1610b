import type { CatalogueItem, Picture } from '#core/catalog/index.ts';
import {
  carrierOf,
  type DeliveryAddress,
  type LineState,
  type MoneyLine,
  type OrderStatus,
  type OrderTotals,
  orderStatus,
} from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import { productName } from '#core/settings/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { pictureOf } from './quote-order.ts';
import { type OrderRow, totalsOf } from './store.ts';
import { eventsOf, type LineEventRow, type LineRow, linesOf } from './store-lines.ts';

export interface LineEventView {
  act: string;
  state: LineState;
  at: Date;
  /** Who made it, as whoever looks may know it. */
  actor: string;
  note: string;
}

export interface LineView {
  id: string;
  orderId: string;
  recordId: string;
  name: string;
  vendor: string;
  quantity: number;
  unitCents: number;
  listCents: number;
  delivery: Delivery;
  whiteGloveCents: number;
  state: LineState;
  shipBy: string;
  carrier: { name: string; href: string | null } | null;
  tracking: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  picture: Picture | null;
  /** What it measures, to be drawn beside the others; null once it has left the catalogue. */
  shown: Pick<CatalogueItem, 'kind' | 'dimensions' | 'shape'> | null;
  events: LineEventView[];
}

export interface OrderView {
  id: string;
  accountId: string;
  selectionId: string;
  status: OrderStatus;
  paidAt: Date | null;
  address: DeliveryAddress;
  couponCode: string | null;
  totals: OrderTotals;
  moneyLines: readonly MoneyLine[];
  paidCard: OrderRow['paidCard'];
  lines: LineView[];
}

/** Orders with everything that is shown of them. */
export async function viewOrders(ctx: Pick<Ctx, 'db'>, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const lines = await linesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const events = await eventsOf(
    ctx.db,
    lines.map(({ id }) => id),
  );
  const items = await itemsById(ctx, [...new Set(lines.map(({ recordId }) => recordId))]);
  return rows.map((row) => viewOf(row, lines, events, items));
}

/** The same without saying which of us did what: a customer sees themselves and the house. */
export function forCustomer(view: OrderView): OrderView {
  const hidden = (event: LineEventView) => ({
    ...event,
    actor: event.actor === view.accountId ? 'You' : productName,
  });
  return { ...view, lines: view.lines.map((line) => ({ ...line, events: line.events.map(hidden) })) };
}

function viewOf(
  row: OrderRow,
  all: readonly LineRow[],
  events: readonly LineEventRow[],
  items: ReadonlyMap<string, CatalogueItem>,
): OrderView {
  const own = all.filter(({ orderId }) => orderId === row.id);
  const { id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidCard } = row;
  return {
    ...{ id, accountId, selectionId, paidAt, address, couponCode, moneyLines, paidCard },
    totals: totalsOf(row),
    status: orderStatus(
      row.payment,
      own.map(({ state }) => state),
    ),
    lines: own.map((line) => lineView(line, events, items.get(line.recordId))),
  };
}

function lineView(line: LineRow, events: readonly LineEventRow[], item: CatalogueItem | undefined): LineView {
  const { shares, carrier, position: _, replacesLineId: __, ...kept } = line;
  return {
    ...kept,
    listCents: shares.list,
    whiteGloveCents: shares.whiteGlove,
    carrier: carrierOf(carrier, line.tracking),
    picture: pictureOf(item),
    shown: item ? { kind: item.kind, dimensions: item.dimensions, shape: item.shape } : null,
    events: events
      .filter(({ lineId }) => lineId === line.id)
      .map(({ act, state, at, actor, note }) => ({ act, state: state as LineState, at, actor, note })),
  };
}
