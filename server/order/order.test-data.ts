import { eq, inArray } from 'drizzle-orm';
import type { CatalogItem } from '#core/catalog/index.ts';
import { noPictures, oneBody } from '#core/catalog/index.ts';
import type { DeliveryAddress } from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import { addItems } from '#server/catalog/store.ts';
import { type Actor, type Ctx, systemActor } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  board,
  boardPiece,
  couponUse,
  fee,
  feeRoom,
  furniture,
  ledgerEntry,
  order,
  orderLine,
  outbox,
  payment,
  project,
  reservation,
  selection,
  survey,
} from '#server/db/schema/index.ts';
import { createCoupon } from '#server/promotion/create-coupon.ts';
import { choosePieces } from '#server/selection/results/choose-pieces.ts';
import { startTestCards, type TestCards } from '../../tests/setup/cards.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { syncPayment } from '../payment/sync.ts';
import { confirmLines } from './fulfillment/confirm-lines.ts';
import { deliverLines } from './fulfillment/deliver-lines.ts';
import { shipLines } from './fulfillment/ship-lines.ts';
import type { OrderAsked } from './placing/order-asked.ts';
import { placeOrder } from './placing/place-order.ts';
import type { PlacedOrder } from './placing/placed-order.ts';
import { offerReplacement } from './returns/offer-replacement.ts';
import { payExchange } from './returns/pay-exchange.ts';
import { requestReturn } from './returns/request-return.ts';

export interface OrderShop {
  database: Database;
  ctx: TestContext;
  cards: TestCards;
  specialist: Extract<Actor, { kind: 'account' }>;
}

export async function openOrderShop(): Promise<OrderShop> {
  const database = await createTestDatabase();
  const cards = await startTestCards(database);
  const ctx = await createTestContext(database, { payments: cards.payments });
  const specialist = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  return { database, cards, ctx, specialist };
}

export const oakStreet: DeliveryAddress = {
  name: 'June Tran',
  line1: '48 Oak Street',
  line2: '2',
  city: 'Somerville',
  state: 'MA',
  zip: '02143',
  phone: '(617) 555-0148',
};

let made = 0;

/** A catalog piece with its own record id. */
export async function newPiece(
  ctx: Pick<Ctx, 'db'>,
  given: {
    cents?: number;
    stock?: number;
    whiteGloveCents?: number;
    pictures?: CatalogItem['pictures'];
    dimensions?: Pick<CatalogItem['dimensions'], 'width' | 'depth' | 'height'>;
  } = {},
): Promise<string> {
  const recordId = `piece-${++made}`;
  const item: CatalogItem = {
    ...{ recordId, name: `Piece ${made}`, kind: 'sofa', type: 'standard', subType: 'sofa_a', materials: ['fabric'] },
    ...{ shape: null, size: null, styles: ['Draper'], woodTone: null, color: 'neutral', swatch: null },
    ...{ rooms: ['living-room'], priceCents: given.cents ?? 100_000, stock: given.stock ?? 10, leadTimeDays: 14 },
    ...{ active: true, assemblyRequired: false, addedWhen: '2026-01-01', totalUnitsSold: 0, grossSalesCents: 0 },
    ...{ careInstructions: null, clientDescription: null, materialsFinish: null, materialsFinishTwo: null },
    ...{ sku: null, link: null, scrapingSpecifics: null, pictures: given.pictures ?? noPictures },
    takesApart: oneBody,
    dimensions: { width: 80, depth: 36, height: 33, ...given.dimensions, diagonalDepth: null },
    vendor: { name: 'Osterby', shippingRateType: 'flat', shipsFrom: 'NC' },
    shipping: {
      standardCents: 9900,
      standardDescription: 'To your door.',
      whiteGloveCents: given.whiteGloveCents ?? 18_900,
      whiteGloveDescription: 'Into the room.',
    },
  };
  await addItems(ctx.db, [item]);
  return recordId;
}

export interface Shopper {
  person: Extract<Actor, { kind: 'account' }>;
  asked: Ctx;
  surveyId: string;
  selectionId: string;
}

interface Wanted {
  recordId: string;
  quantity?: number;
  delivery?: Delivery;
}

/** A customer with boards that are ready and pieces chosen from them. */
export async function shopper(shop: OrderShop, wanted: readonly Wanted[], as?: Shopper['person']): Promise<Shopper> {
  const { ctx } = shop;
  const person = as ?? (await createAccount(ctx));
  const asked = ctx.as(person);
  const now = ctx.clock.now();
  const [surveyId, selectionId] = [ctx.ids.next('survey'), ctx.ids.next('selection')];
  await ctx.db.insert(survey).values({ id: surveyId, accountId: person.id, inProgress: false, submittedAt: now });
  const projectId = ctx.ids.next('project');
  await ctx.db.insert(project).values({ id: projectId, surveyId, accountId: person.id, state: 'boards ready' });
  await ctx.db.insert(selection).values({
    ...{ id: selectionId, surveyId, accountId: person.id, state: 'published', publishedAt: now },
    specialistId: shop.specialist.id,
  });
  for (const letter of ['a', 'b'] as const) {
    const boardId = ctx.ids.next('board');
    await ctx.db.insert(board).values({ id: boardId, selectionId, letter, name: letter });
    await ctx.db.insert(boardPiece).values(
      wanted.map(({ recordId, quantity = 1 }, slot) => ({
        ...{ id: ctx.ids.next('piece'), boardId, slot, kind: 'sofa', recordId, quantity },
      })),
    );
  }
  const chosen = await choosePieces(asked, {
    selectionId,
    chosen: wanted.map(({ recordId, quantity = 1 }) => ({ id: recordId, selectionId, quantity })),
    whiteGloveStatus: Object.fromEntries(wanted.map(({ recordId, delivery = 'standard' }) => [recordId, delivery])),
  });
  if (!chosen.ok) throw new Error(chosen.reason);
  return { person, asked, surveyId, selectionId };
}

/** A paid fee with a room for this survey. */
export async function paidFee(ctx: TestContext, { person, surveyId }: Shopper, paidCents = 14_900): Promise<string> {
  const id = ctx.ids.next('fee');
  const now = ctx.clock.now();
  await ctx.db.insert(fee).values({
    ...{
      id,
      accountId: person.id,
      status: 'complete',
      priceCents: 14_900,
      discountCents: 14_900 - paidCents,
      paidCents,
    },
    ...{ openedAt: now, paidAt: now },
  });
  await ctx.db.insert(payment).values({
    ...{ id, purpose: 'fee', accountId: person.id, state: 'complete', openedCents: 14_900, dueCents: paidCents },
    ...{ openedAt: now, nextCheckAt: now, paidAt: now },
  });
  await ctx.db.insert(feeRoom).values({ surveyId, feeId: id, takenAt: now });
  return id;
}

export async function newCoupon(ctx: Ctx, code: string, percent: number, limit: number | null = null): Promise<void> {
  const always = { firstDay: null, lastDay: null, limitPerCustomer: null, minimumCents: 0, paused: false };
  const terms = { code, scope: 'furniture', percent, limit, ...always } as const;
  const created = await createCoupon({ ...ctx, actor: systemActor }, terms);
  if (!created.ok) throw new Error(created.reason);
}

export const asking = ({ selectionId }: Shopper, more: Partial<OrderAsked> = {}): OrderAsked => ({
  ...{ selectionId, address: oakStreet, coupon: null, shown: null },
  ...more,
});

export async function placedFor(one: Shopper, more: Partial<OrderAsked> = {}): Promise<PlacedOrder> {
  const placed = await placeOrder(one.asked, asking(one, more));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

/** Everything in the database about one order. */
export async function booksOf({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const [row] = await db.select().from(order).where(eq(order.id, orderId));
  if (!row) throw new Error(`no order ${orderId}`);
  const [chosen] = await db.select().from(selection).where(eq(selection.id, row.selectionId));
  const mails = [`order-receipt:${orderId}`, `order-placed:${orderId}`];
  return {
    order: row,
    payment: (await db.select().from(payment).where(eq(payment.id, orderId)))[0],
    lines: await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.position),
    ledger: await db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)),
    reservations: await db.select().from(reservation).where(eq(reservation.orderId, orderId)),
    coupons: await db.select().from(couponUse).where(eq(couponUse.orderId, orderId)),
    credits: await db.select().from(fee).where(eq(fee.creditOrderId, orderId)),
    selection: chosen,
    project: (
      await db
        .select()
        .from(project)
        .where(eq(project.surveyId, chosen?.surveyId ?? ''))
    )[0],
    mails: await db.select().from(outbox).where(inArray(outbox.onceKey, mails)),
  };
}

/** The provider's intent id for an order or exchange. */
export async function intentOf({ db }: Pick<Ctx, 'db'>, id: string): Promise<string> {
  return (await db.select().from(payment).where(eq(payment.id, id)))[0]?.intentId ?? '';
}

export async function pieceNow({ db }: Pick<Ctx, 'db'>, recordId: string) {
  const [row] = await db.select().from(furniture).where(eq(furniture.recordId, recordId));
  if (!row) throw new Error(`no piece ${recordId}`);
  return { stock: row.stock, sold: row.totalUnitsSold, earned: row.grossSalesCents };
}

/** What the provider's own books say it took for an order, minus refunds. */
export async function takenAtProvider({ cards }: OrderShop, orderId: string): Promise<number> {
  const rows = (await cards.sandbox.ledger()).filter(({ order_id }) => order_id === orderId);
  return rows.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

/** Pays as the customer's browser would. */
export async function pay({ ctx, cards }: OrderShop, orderId: string, card?: string): Promise<void> {
  await cards.pay(await intentOf(ctx, orderId), card);
}

/** Places and pays an order as this customer and returns its id. */
export async function orderedFor(shop: OrderShop, one: Shopper, more: Partial<OrderAsked> = {}): Promise<string> {
  const { id } = await placedFor(one, more);
  await pay(shop, id);
  await syncPayment(shop.ctx, id);
  return id;
}

/** Has staff confirm, ship and deliver the whole order. */
export async function delivered({ ctx, specialist }: OrderShop, orderId: string): Promise<void> {
  const staff = ctx.as(specialist);
  await confirmLines(staff, { orderId });
  await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
  await deliverLines(staff, { orderId });
}

/** Exchanges a delivered line for a new piece at this price. The customer pays what it costs more. */
export async function exchanged(
  shop: OrderShop,
  one: Shopper,
  { orderId, lineId, cents, card }: { orderId: string; lineId: string; cents: number; card?: string },
) {
  await requestReturn(one.asked, { orderId, lineId, want: 'exchange', reason: 'damaged', note: '', photos: [] });
  const recordId = await newPiece(shop.ctx, { cents });
  const offered = await offerReplacement(shop.ctx.as(shop.specialist), { orderId, lineId, recordId });
  if (!offered.ok) throw new Error(offered.reason);
  const { id: exchangeId, dueCents } = offered.exchange;
  if (dueCents > 0) {
    await payExchange(one.asked, { exchangeId });
    await pay(shop, exchangeId, card);
    await syncPayment(shop.ctx, exchangeId);
  }
  return offered;
}

/** A context that runs `comes` before each transaction, with the transaction's number. */
export function beforeTransactions(ctx: Ctx, comes: (nth: number) => Promise<void>): Ctx {
  let nth = 0;
  const transaction: Ctx['db']['transaction'] = async (...given) => {
    nth += 1;
    await comes(nth);
    return ctx.db.transaction(...given);
  };
  return { ...ctx, db: Object.assign(Object.create(ctx.db), { transaction }) };
}

/** A context whose provider refuses refunds. */
export const refusingRefunds = (ctx: Ctx): Ctx => ({
  ...ctx,
  payments: {
    ...ctx.payments,
    refund: async () => ({
      ...{ ok: false, reason: 'refused', type: 'other', code: 'unknown', message: 'The bank says no.', payment: null },
    }),
  },
});
