import { type DeliveryAddress, isDivisible, type Shipment } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import {
  type AcknowledgmentProblems,
  countPieces,
  isUnderway,
  linkShowsAddress,
  type PurchaseOrderState,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  readAcknowledgment,
  readSent,
  readShipped,
  type TypedAcknowledgment,
} from '#core/purchase-order/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { tellStaff } from '../account/staff/tell-colleagues.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import { followOrder, type WholePurchaseOrder, wholePurchaseOrder } from './follow-order.ts';
import { isKeyOf } from './link-key.ts';
import { changeLine, changePurchaseOrder, lockCustomersOrder, type OrderedLineRow } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company'>;

export interface ByLink {
  id: string;
  key: string;
}

/** By the maker's own system, about the version that it knows. */
export interface ByMaker {
  id: string;
  makerId: string;
  version?: number | undefined;
}

/** The order, if the caller shows that it's its maker. */
async function findTheirs(
  ctx: Pick<Ctx, 'db' | 'secret'>,
  asked: ByLink | ByMaker,
): Promise<WholePurchaseOrder | null> {
  const found = await wholePurchaseOrder(ctx, asked.id);
  return found && isTheirs(ctx, asked, found) ? found : null;
}

const isTheirs = (ctx: Pick<Ctx, 'secret'>, asked: ByLink | ByMaker, found: WholePurchaseOrder): boolean =>
  'key' in asked ? isKeyOf(ctx, found.purchaseOrder, asked.key) : found.maker.id === asked.makerId;

/** What a maker sees of an order: the pieces, and the name and address it ships to. Nothing else about the customer. */
export interface MakersView {
  id: string;
  number: string;
  maker: string;
  state: PurchaseOrderState;
  /** Grows with every change that the maker hears of. */
  version: number;
  shipTo: Omit<DeliveryAddress, 'phone'>;
  note: string;
  lines: {
    id: string;
    recordId: string;
    name: string;
    sku: string | null;
    quantity: number;
    unitCostCents: number | null;
    shipBy: string;
    whiteGlove: boolean;
    confirmedQuantity: number | null;
    shipDay: string | null;
    /** All of it has left. */
    shipped: boolean;
    /** How many have left, and how many are confirmed and can leave now. */
    shippedQuantity: number;
    toShip: number;
  }[];
}

export function makersView({ purchaseOrder, maker, order, lines }: WholePurchaseOrder): MakersView {
  const { name, line1, line2, city, state, zip } = order.address;
  return {
    ...{ id: purchaseOrder.id, number: purchaseOrderNumber(purchaseOrder.id), maker: maker.name },
    ...{ state: purchaseOrder.state, version: purchaseOrder.version, note: purchaseOrder.note },
    shipTo: { name, line1, line2, city, state, zip },
    lines: lines
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, quantity, unitCostCents, sku, confirmedQuantity, shipDay, ordered, parts }) => {
        const { placed, toShip, shipped } = countPieces(parts);
        return {
          ...{
            id,
            recordId: ordered.recordId,
            name: ordered.name,
            sku,
            quantity,
            unitCostCents,
            shipBy: earliestShipBy(ordered, parts),
          },
          ...{ confirmedQuantity, shipDay, whiteGlove: ordered.delivery === 'white-glove' },
          ...{ shipped: shipped > 0 && placed + toShip === 0, shippedQuantity: shipped, toShip },
        };
      }),
  };
}

/** Of the pieces that still have to leave. */
const earliestShipBy = ({ shipBy }: OrderedLineRow, parts: readonly OrderedLineRow[]): string =>
  parts
    .filter(({ state }) => state === 'placed' || state === 'confirmed')
    .map((part) => part.shipBy)
    .toSorted()[0] ?? shipBy;

/** The same by the mailed link, which never ends: without the name and address once there's nothing to ship. */
export type LinkedView = Omit<MakersView, 'shipTo'> & { shipTo: MakersView['shipTo'] | null; makerId: string };

/** Null for a link that isn't ours. */
export async function readByLink(ctx: Pick<Ctx, 'db' | 'clock' | 'secret'>, link: ByLink): Promise<LinkedView | null> {
  const found = await findTheirs(ctx, link);
  return found && linkedView(ctx, found);
}

export function linkedView(ctx: Pick<Ctx, 'clock'>, found: WholePurchaseOrder): LinkedView {
  const lines = found.lines.flatMap(({ cancelled, parts }) =>
    parts.map(({ state, shippedAt }) => ({ cancelled: cancelled || state === 'cancelled', shippedAt })),
  );
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
  asked: ByLink | ByMaker,
  act: (inside: Needs, whole: WholePurchaseOrder) => Promise<Done>,
): Promise<Done | { ok: false; reason: 'not-found' | 'changed' }> {
  const found = await findTheirs(ctx, asked);
  if (!found) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, found.order.accountId);
    await lockCustomersOrder(inside.db, found.order.id);
    const now = await wholePurchaseOrder(inside, asked.id);
    // Its link may have been withdrawn a moment ago.
    if (!now || !isTheirs(inside, asked, now)) return { ok: false, reason: 'not-found' };
    const known = 'key' in asked ? undefined : asked.version;
    if (known !== undefined && known !== now.purchaseOrder.version) return { ok: false, reason: 'changed' };
    return act(inside, now);
  });
}

/**
 * The maker says how many it sends and when. Those are confirmed to the customer; the others stay open for one of us to
 * deal with.
 */
export function acknowledge(ctx: Needs, asked: ByLink | ByMaker, typed: TypedAcknowledgment): Promise<Answered> {
  return held<Answered>(ctx, asked, async (inside, { purchaseOrder, maker, lines }) => {
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
    const taken = live.flatMap(({ id, parts }) => {
      const { toShip, shipped } = countPieces(parts);
      const sends = confirmed.find((one) => one.lineId === id)?.quantity ?? 0;
      return takeFrom(parts, 'placed', sends - toShip - shipped);
    });
    if (taken.length > 0) {
      const asked = { orderId: purchaseOrder.orderId, ...asTakes(taken) };
      const done = await confirmLines({ ...inside, actor: systemActor }, asked);
      if (!done.ok) throw new Error(`lines could be confirmed a moment ago: ${done.reason}`);
    }
    await writeDown(inside, 'purchase-order.acknowledge', purchaseOrder.id, maker.id, { lines: confirmed });
    return { ok: true };
  });
}

interface Taken {
  line: OrderedLineRow;
  take: number;
}

/** So many of a line's pieces in that state. A replacement's pieces go together, or not at all. */
function takeFrom(parts: readonly OrderedLineRow[], state: OrderedLineRow['state'], wanted: number): Taken[] {
  let left = wanted;
  return parts.flatMap((line) => {
    const take = Math.min(line.quantity, left);
    if (line.state !== state || take <= 0 || (take < line.quantity && !isDivisible(line))) return [];
    left -= take;
    return [{ line, take }];
  });
}

const asTakes = (taken: readonly Taken[]) => ({
  lineIds: taken.map(({ line }) => line.id),
  takes: Object.fromEntries(taken.map(({ line, take }) => [line.id, { take, of: line.quantity }])),
});

export type ShippedByMaker =
  | { ok: true; lines: number }
  | { ok: false; reason: 'not-found' | 'changed' }
  | { ok: false; reason: 'invalid'; problems: Readonly<Record<string, string>> };

/** By line of the purchase order, how many have left, as the form sends it. A line without a number: all it can. */
export type TypedQuantities = Readonly<Record<string, string>>;

/** By line, how many travel under a tracking number in all, whichever call said so. */
export type SentQuantities = Readonly<Record<string, number>>;

const countUnderway = (parts: readonly OrderedLineRow[], shipment: Shipment): number =>
  parts
    .filter(({ carrier, tracking }) => carrier === shipment.carrier && tracking === shipment.tracking)
    .reduce((sum, part) => sum + part.quantity, 0);

/** The maker has handed what it confirmed to a carrier: all of it, or as many of each line as it says. */
export function shipByLink(
  ctx: Needs,
  asked: ByLink | ByMaker,
  { carrier, tracking, quantity, sent }: Shipment & { quantity?: TypedQuantities; sent?: SentQuantities },
): Promise<ShippedByMaker> {
  return held<ShippedByMaker>(ctx, asked, async (inside, { purchaseOrder, maker, lines }) => {
    const counted = lines.map(({ id, parts }) => ({ id, parts, most: countPieces(parts).toShip }));
    const ready = counted.filter(({ most }) => most > 0);
    const underway = counted.map(({ id, parts, most }) => ({
      ...{ id, most, underway: countUnderway(parts, { carrier, tracking }) },
    }));
    // The same call again: what it says is on its way already.
    if ('makerId' in asked && isUnderway(sent, underway)) return { ok: true, lines: 0 };
    if (ready.length === 0 && !sent) return { ok: false, reason: 'changed' };
    const read = sent
      ? readSent(sent, underway)
      : readShipped(
          quantity ?? {},
          ready.map(({ id, most }) => ({ id, most })),
        );
    if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
    const taken = ready.flatMap(({ id, parts }) => takeFrom(parts, 'confirmed', read.quantities[id] ?? 0));
    if (taken.length === 0) return { ok: false, reason: 'changed' };
    const { orderId, id } = purchaseOrder;
    const done = await shipLines({ ...inside, actor: systemActor }, { orderId, ...asTakes(taken), carrier, tracking });
    if (!done.ok) throw new Error(`lines could ship a moment ago: ${done.reason}`);
    // At once, so that the maker isn't asked again for the number it just entered.
    await followOrder(inside, { orderId });
    await writeDown(inside, 'purchase-order.ship', id, maker.id, { carrier, tracking });
    return { ok: true, lines: taken.length };
  });
}

async function writeDown(
  ctx: Needs,
  act: 'purchase-order.acknowledge' | 'purchase-order.ship',
  id: string,
  makerId: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const actor = { kind: 'maker', id: makerId } as const;
  await appendAudit({ ...ctx, actor }, { act, subject: { kind: 'purchase-order', id }, detail });
  await tellStaff(ctx, 'purchase-order.view', 'orders');
}
