import type { Shipment } from '#core/order/index.ts';
import { type Answer, repeatsConfirmation } from '#core/purchase-order/index.ts';
import { authoriseMaker } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import {
  type Answered,
  acknowledge,
  type LinkedView,
  linkedView,
  type SentQuantities,
  type ShippedByMaker,
  shipByLink,
} from './answer-by-link.ts';
import { wholePurchaseOrder } from './follow-order.ts';
import { openOrdersOfMaker, wholeLines } from './store.ts';

/** How many orders one answer lists. */
const mostListed = 100;

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company' | 'actor'>;

/** What a maker's own system has to confirm or ship, longest waiting first. Null for everyone but a maker. */
export async function openForSystem(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
): Promise<{ orders: LinkedView[]; total: number } | null> {
  const allowed = authoriseMaker(ctx.actor, 'purchase-order.view-own');
  if (!allowed.ok) return null;
  const { rows, total } = await openOrdersOfMaker(ctx.db, allowed.makerId, mostListed);
  const lines = await wholeLines(
    ctx.db,
    rows.map(({ purchaseOrder }) => purchaseOrder.id),
  );
  const byOrder = Map.groupBy(lines, ({ purchaseOrderId }) => purchaseOrderId);
  const orders = rows.map((row) => linkedView(ctx, { ...row, lines: byOrder.get(row.purchaseOrder.id) ?? [] }));
  return { orders, total };
}

/** One of the maker's own orders, open or not. */
export async function orderForSystem(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, id: string): Promise<LinkedView | null> {
  const allowed = authoriseMaker(ctx.actor, 'purchase-order.view-own');
  if (!allowed.ok) return null;
  const found = await wholePurchaseOrder(ctx, id);
  return found?.maker.id === allowed.makerId && found.purchaseOrder.sentAt ? linkedView(ctx, found) : null;
}

export interface SystemsAnswer {
  id: string;
  /** The version that the system confirms; the newest if it doesn't say. */
  version?: number | undefined;
  lines: readonly Answer[];
  note: string;
}

export type BySystem<Done> = Done | { ok: false; reason: 'not-allowed' };

/** By the rules of the maker's link. Confirming the same again changes nothing. */
export async function confirmBySystem(
  ctx: Needs,
  { id, version, lines, note }: SystemsAnswer,
): Promise<BySystem<Answered>> {
  const allowed = authoriseMaker(ctx.actor, 'purchase-order.answer-own');
  if (!allowed.ok) return allowed;
  const typed = {
    quantity: Object.fromEntries(lines.map((line) => [line.id, String(line.quantity)])),
    shipDay: Object.fromEntries(lines.map((line) => [line.id, line.shipDay ?? ''])),
    note,
  };
  const done = await acknowledge(ctx, { id, makerId: allowed.makerId, version }, typed);
  if (done.ok || done.reason !== 'changed') return done;
  const whole = await wholePurchaseOrder(ctx, id);
  if (!whole || (version !== undefined && version !== whole.purchaseOrder.version)) return done;
  const live = whole.lines.filter(({ cancelled }) => !cancelled);
  return repeatsConfirmation(whole.purchaseOrder.state, live, lines) ? { ok: true } : done;
}

/**
 * The system says how many of each line travel under a tracking number in all, so the same call again ships nothing
 * twice. Without lines: all that's confirmed and hasn't left.
 */
export async function shipBySystem(
  ctx: Needs,
  { id, sent, ...shipment }: Shipment & { id: string; sent?: SentQuantities | undefined },
): Promise<BySystem<ShippedByMaker>> {
  const allowed = authoriseMaker(ctx.actor, 'purchase-order.answer-own');
  if (!allowed.ok) return allowed;
  return shipByLink(ctx, { id, makerId: allowed.makerId }, { ...shipment, ...(sent ? { sent } : {}) });
}
