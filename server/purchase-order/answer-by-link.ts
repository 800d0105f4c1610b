import type { DeliveryAddress, Shipment } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import {
  type AcknowledgmentProblems,
  linkShowsAddress,
  type PurchaseOrderState,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  readAcknowledgment,
  type TypedAcknowledgment,
} from '#core/purchase-order/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import { followOrder, type WholePurchaseOrder, wholePurchaseOrder } from './follow-order.ts';
import { isKeyOf } from './link-key.ts';
import { changeLine, changePurchaseOrder, lockCustomersOrder } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret'>;

export interface ByLink {
  id: string;
  key: string;
}

/** What a maker sees of an order: the pieces, and the name and address it ships to. Nothing else about the customer. */
export interface MakersView {
  id: string;
  number: string;
  maker: string;
  state: PurchaseOrderState;
  shipTo: Omit<DeliveryAddress, 'phone'>;
  note: string;
  lines: {
    id: string;
    name: string;
    sku: string | null;
    quantity: number;
    unitCostCents: number | null;
    shipBy: string;
    whiteGlove: boolean;
    confirmedQuantity: number | null;
    shipDay: string | null;
    shipped: boolean;
    mayShip: boolean;
  }[];
}

export function makersView({ purchaseOrder, maker, order, lines }: WholePurchaseOrder): MakersView {
  const { name, line1, line2, city, state, zip } = order.address;
  return {
    ...{ id: purchaseOrder.id, number: purchaseOrderNumber(purchaseOrder.id), maker: maker.name },
    ...{ state: purchaseOrder.state, note: purchaseOrder.note },
    shipTo: { name, line1, line2, city, state, zip },
    lines: lines
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, quantity, unitCostCents, sku, confirmedQuantity, shipDay, ordered }) => ({
        ...{ id, name: ordered.name, sku, quantity, unitCostCents, shipBy: ordered.shipBy, confirmedQuantity, shipDay },
        whiteGlove: ordered.delivery === 'white-glove',
        shipped: ordered.shippedAt !== null,
        mayShip: ordered.state === 'confirmed',
      })),
  };
}

/** The same by the mailed link, which never ends: without the name and address once there's nothing to ship. */
type LinkedView = Omit<MakersView, 'shipTo'> & { shipTo: MakersView['shipTo'] | null; makerId: string };

/** Null for a link that isn't ours. */
export async function readByLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  { id, key }: ByLink,
): Promise<LinkedView | null> {
  if (!isKeyOf(ctx, id, key)) return null;
  const found = await wholePurchaseOrder(ctx, id);
  if (!found) return null;
  const lines = found.lines.map(({ cancelled, ordered }) => ({ cancelled, shippedAt: ordered.shippedAt }));
  const view = { ...makersView(found), makerId: found.maker.id };
  return linkShowsAddress(found.purchaseOrder.state, lines, ctx.clock.now()) ? view : { ...view, shipTo: null };
}

export type Answered =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'changed' }
  | { ok: false; reason: 'invalid'; problems: AcknowledgmentProblems };

/** Holds the customer's account and order first, as every act on an order does, so that none waits for another. */
async function held<Done>(
  ctx: Needs,
  { id, key }: ByLink,
  act: (inside: Needs, whole: WholePurchaseOrder) => Promise<Done>,
): Promise<Done | { ok: false; reason: 'not-found' }> {
  if (!isKeyOf(ctx, id, key)) return { ok: false, reason: 'not-found' };
  const found = await wholePurchaseOrder(ctx, id);
  if (!found) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, found.order.accountId);
    await lockCustomersOrder(inside.db, found.order.id);
    const now = await wholePurchaseOrder(inside, id);
    return now ? act(inside, now) : { ok: false, reason: 'not-found' };
  });
}

/**
 * The maker says how many it sends and when. Pieces it can send in full are confirmed to the customer; the others stay
 * open for one of us to deal with.
 */
export function acknowledge(ctx: Needs, link: ByLink, typed: TypedAcknowledgment): Promise<Answered> {
  return held<Answered>(ctx, link, async (inside, { purchaseOrder, maker, lines }) => {
    const live = lines.filter(({ cancelled }) => !cancelled);
    if (purchaseOrder.state !== 'sent') return { ok: false, reason: 'changed' };
    const step = purchaseOrderLifecycle.next(purchaseOrder.state, 'acknowledge');
    if (!step.ok) return { ok: false, reason: 'changed' };
    const now = inside.clock.now();
    const read = readAcknowledgment(typed, live, easternDay(now));
    if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
    const { note, lines: confirmed } = read.acknowledgment;
    for (const { lineId, quantity, shipDay } of confirmed) {
      await changeLine(inside.db, lineId, {
        ...{ confirmedQuantity: quantity, shipDay: quantity === 0 ? null : shipDay },
      });
    }
    await changePurchaseOrder(inside.db, purchaseOrder.id, { state: step.to, acknowledgedAt: now, note });
    const whole = live.filter(
      ({ id, quantity, ordered }) =>
        ordered.state === 'placed' && confirmed.some((one) => one.lineId === id && one.quantity === quantity),
    );
    const lineIds = whole.map(({ orderLineId }) => orderLineId);
    if (lineIds.length > 0) {
      const done = await confirmLines({ ...inside, actor: systemActor }, { orderId: purchaseOrder.orderId, lineIds });
      if (!done.ok) throw new Error(`lines could be confirmed a moment ago: ${done.reason}`);
    }
    await writeDown(inside, 'purchase-order.acknowledge', purchaseOrder.id, maker.id, { lines: confirmed });
    return { ok: true };
  });
}

export type ShippedByMaker = { ok: true; lines: number } | { ok: false; reason: 'not-found' | 'changed' };

/** The maker has handed everything it confirmed to a carrier. */
export function shipByLink(ctx: Needs, link: ByLink, { carrier, tracking }: Shipment): Promise<ShippedByMaker> {
  return held<ShippedByMaker>(ctx, link, async (inside, { purchaseOrder, maker, lines }) => {
    const ready = lines.filter(({ ordered }) => ordered.state === 'confirmed');
    const lineIds = ready.map(({ orderLineId }) => orderLineId);
    if (lineIds.length === 0) return { ok: false, reason: 'changed' };
    const { orderId, id } = purchaseOrder;
    const done = await shipLines({ ...inside, actor: systemActor }, { orderId, lineIds, carrier, tracking });
    if (!done.ok) throw new Error(`lines could ship a moment ago: ${done.reason}`);
    // At once, so that the maker isn't asked again for the number it just entered.
    await followOrder(inside, { orderId });
    await writeDown(inside, 'purchase-order.ship', id, maker.id, { carrier, tracking });
    return { ok: true, lines: lineIds.length };
  });
}

const writeDown = (
  ctx: Needs,
  act: 'purchase-order.acknowledge' | 'purchase-order.ship',
  id: string,
  makerId: string,
  detail: Record<string, unknown>,
) =>
  appendAudit(
    { ...ctx, actor: { kind: 'maker', id: makerId } },
    { act, subject: { kind: 'purchase-order', id }, detail },
  );
