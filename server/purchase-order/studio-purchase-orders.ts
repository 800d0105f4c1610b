import { type PurchaseOrderState, purchaseOrderLifecycle, searchedInIds } from '#core/purchase-order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun, Page, PageOf } from '../db/page.ts';
import { inTransaction } from '../db/transaction.ts';
import { type ToldMakersSystem, toldMakersSystem } from '../webhook/makers-system.ts';
import { type MakersView, makersView } from './answer-by-link.ts';
import { drawPurchaseOrder } from './enclosures.ts';
import { sendTo, wholePurchaseOrder } from './follow-order.ts';
import {
  lockCustomersOrder,
  purchaseOrderById,
  purchaseOrdersPage,
  type TroubledPurchaseOrder,
  troubled,
} from './store.ts';

export type { TroubledPurchaseOrder } from './store.ts';

type ListedPurchaseOrder = Awaited<ReturnType<typeof purchaseOrdersPage>>['rows'][number];

export async function listPurchaseOrders(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: { state?: PurchaseOrderState | undefined; words: string; page: Page },
): Promise<PageOf<ListedPurchaseOrder> | null> {
  if (!authorise(ctx.actor, 'purchase-order.view').ok) return null;
  const asked = { ...question, words: searchedInIds(question.words) };
  return { ...(await purchaseOrdersPage(ctx.db, asked)), page: question.page };
}

export interface StudioPurchaseOrder extends MakersView {
  orderId: string;
  makerId: string;
  sentTo: string | null;
  sentAt: Date | null;
  remindedAt: Date | null;
  escalatedAt: Date | null;
  acknowledgedAt: Date | null;
  /** Null for everyone who doesn't see costs, or if a cost is missing. */
  totalCents: number | null;
  /** What the maker's own system was told, and what it answered, newest first. */
  told: ToldMakersSystem[];
}

/** One purchase order; what it costs only for those who see costs. */
export async function getPurchaseOrder(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<StudioPurchaseOrder | null> {
  if (!authorise(ctx.actor, 'purchase-order.view').ok) return null;
  const found = await wholePurchaseOrder(ctx, id);
  if (!found) return null;
  const { orderId, makerId, sentTo, sentAt, remindedAt, escalatedAt, acknowledgedAt } = found.purchaseOrder;
  const view = makersView(found);
  const seesCosts = permits(ctx.actor, 'maker.view-cost');
  const lines = seesCosts ? view.lines : view.lines.map((line) => ({ ...line, unitCostCents: null }));
  return {
    ...view,
    told: await toldMakersSystem(ctx, id),
    ...{ orderId, makerId, sentTo, sentAt, remindedAt, escalatedAt, acknowledgedAt, lines },
    totalCents: lines.reduce<number | null>(
      (sum, { unitCostCents, quantity }) =>
        sum === null || unitCostCents === null ? null : sum + quantity * unitCostCents,
      0,
    ),
  };
}

/** The PDF as its maker gets it, for admins: it names what we pay. */
export async function getPurchaseOrderPdf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'company'>,
  id: string,
): Promise<{ ok: true; pdf: Buffer } | { ok: false; reason: 'not-allowed' | 'unknown' }> {
  if (!authorise(ctx.actor, 'maker.view-cost').ok) return { ok: false, reason: 'not-allowed' };
  const found = await wholePurchaseOrder(ctx, id);
  if (!found) return { ok: false, reason: 'unknown' };
  return { ok: true, pdf: await drawPurchaseOrder(makersView(found), ctx.company) };
}

export type PurchaseOrderSent =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' | 'no-address' };

/** Sends a purchase order to its maker's address of today: for the first time, or again. */
export async function sendPurchaseOrder(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company' | 'actor'>,
  id: string,
): Promise<PurchaseOrderSent> {
  if (!authorise(ctx.actor, 'purchase-order.send').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<PurchaseOrderSent> => {
    const known = await purchaseOrderById(inside.db, id);
    if (!known) return { ok: false, reason: 'unknown' };
    await lockCustomersOrder(inside.db, known.order.id);
    const found = await purchaseOrderById(inside.db, id);
    if (!found || !purchaseOrderLifecycle.next(found.purchaseOrder.state, 'send').ok) {
      return { ok: false, reason: 'changed' };
    }
    const news = found.purchaseOrder.state === 'waiting' ? 'new' : 'again';
    if (!(await sendTo(inside, id, found.maker, news))) return { ok: false, reason: 'no-address' };
    // The log outlives addresses, so it doesn't say which one it went to.
    await appendAudit(inside, { act: 'purchase-order.send', subject: { kind: 'purchase-order', id } });
    return { ok: true };
  });
}

/** Purchase orders one of us has to look at, longest-waiting first. */
export async function purchaseOrdersInTrouble(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<TroubledPurchaseOrder>> {
  if (!authorise(ctx.actor, 'exception.view').ok) return { rows: [], total: 0 };
  return troubled(ctx.db, wanted);
}
