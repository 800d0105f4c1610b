import { easternDay } from '#core/promotion/index.ts';
import {
  type Due,
  dueFromMaker,
  linkShowsAddress,
  type PurchaseOrderState,
  purchaseOrderNumber,
} from '#core/purchase-order/index.ts';
import { authoriseMaker } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Begun } from '../db/page.ts';
import { linkTo } from './link-key.ts';
import { ordersOfMaker, type WholeLine, wholeLines } from './store.ts';

/** As many as a page shows; the total counts them all. */
const most = { open: 100, closed: 20 } as const;

/** One order as its maker sees it in a list: of the customer only the name and the city. */
export interface MakersOrder {
  id: string;
  number: string;
  /** The signed link to it. */
  href: string;
  state: PurchaseOrderState;
  sentAt: Date | null;
  /** Null once the maker no longer needs it. */
  shipTo: { name: string; city: string; state: string } | null;
  pieces: { name: string; quantity: number }[];
  due: Due | null;
}

export interface MakersOrders {
  open: Begun<MakersOrder>;
  closed: Begun<MakersOrder>;
}

/** A maker's open orders, longest-waiting first, and its latest closed ones. Null for everyone but the maker itself. */
export async function listMakersOrders(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret' | 'actor'>,
): Promise<MakersOrders | null> {
  const allowed = authoriseMaker(ctx.actor, 'purchase-order.view-own');
  if (!allowed.ok) return null;
  const { makerId } = allowed;
  const [open, closed] = await Promise.all([
    ordersOfMaker(ctx.db, { makerId, states: ['sent', 'acknowledged'], limit: most.open, newestFirst: false }),
    ordersOfMaker(ctx.db, { makerId, states: ['shipped', 'cancelled'], limit: most.closed, newestFirst: true }),
  ]);
  const lines = await wholeLines(
    ctx.db,
    [...open.rows, ...closed.rows].map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ purchaseOrderId }) => purchaseOrderId);
  const shown = ({ rows, total }: Begun<Row>): Begun<MakersOrder> => ({
    rows: rows.map((row) => listed(ctx, row, byOrder.get(row.id) ?? [])),
    total,
  });
  return { open: shown(open), closed: shown(closed) };
}

type Row = Awaited<ReturnType<typeof ordersOfMaker>>['rows'][number];

function listed(
  ctx: Pick<Ctx, 'clock' | 'secret'>,
  { id, linkVersion, state, sentAt, shipTo }: Row,
  lines: readonly WholeLine[],
): MakersOrder {
  const now = ctx.clock.now();
  const live = lines.filter(({ cancelled }) => !cancelled);
  const followed = lines.flatMap(({ cancelled, shipDay, parts }) =>
    parts.map((part) => ({
      ...{ cancelled: cancelled || part.state === 'cancelled', shipDay, lineState: part.state },
      ...{ shipBy: part.shipBy, shippedAt: part.shippedAt },
    })),
  );
  return {
    ...{ id, number: purchaseOrderNumber(id), href: linkTo(ctx, { id, linkVersion }), state, sentAt },
    // A customer whose account was erased has no name anymore.
    shipTo: shipTo.name !== '' && linkShowsAddress(state, followed, now) ? shipTo : null,
    pieces: (live.length > 0 ? live : lines).map(({ quantity, ordered }) => ({ name: ordered.name, quantity })),
    due: dueFromMaker(state, followed, easternDay(now)),
  };
}
