import { eq } from 'drizzle-orm';
import { type Actor, type Ctx, systemActor } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  account,
  couponUse,
  fee,
  feeRoom,
  ledgerEntry,
  outbox,
  payment,
  project,
  survey,
} from '#server/db/schema/index.ts';
import { startProject } from '#server/project/start-project.ts';
import { createCoupon } from '#server/promotion/create-coupon.ts';
import { startTestCards, type TestCards } from '../../tests/setup/cards.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { syncPayment } from '../payment/sync.ts';
import type { FeeOrder } from './paying/fee-order.ts';
import { openFee } from './paying/open-fee.ts';
import { takeRoom } from './take-room.ts';

/** A shop with a card provider, for the fee tests. */
export interface FeeShop {
  database: Database;
  ctx: TestContext;
  cards: TestCards;
}

export async function openFeeShop(): Promise<FeeShop> {
  const database = await createTestDatabase();
  const cards = await startTestCards(database);
  return { database, cards, ctx: await createTestContext(database, { payments: cards.payments }) };
}

/** The same with the demo's two coupons. */
export async function openCouponShop(): Promise<FeeShop> {
  const shop = await openFeeShop();
  await newCoupon(shop.ctx, 'WELCOME20', { percent: 20 });
  await newCoupon(shop.ctx, 'ONTHEHOUSE', { percent: 100 });
  return shop;
}

export interface Customer {
  person: Extract<Actor, { kind: 'account' }>;
  /** The context as this customer. */
  asked: Ctx;
  surveyId: string;
}

/** A customer with a zip and one survey, submitted if the test asks for it. */
export async function customer(ctx: TestContext, given: { submitted?: boolean } = {}): Promise<Customer> {
  const person = await createAccount(ctx);
  await ctx.db.update(account).set({ shippingZip: '11201', shippingState: 'NY' }).where(eq(account.id, person.id));
  const surveyId = await newSurvey(ctx, person.id, given);
  return { person, asked: ctx.as(person), surveyId };
}

export async function newSurvey(ctx: Ctx, accountId: string, given: { submitted?: boolean } = {}): Promise<string> {
  const id = ctx.ids.next('survey');
  await ctx.db.insert(survey).values({ id, accountId, responses: { type_of_furniture: 'living-room' } });
  if (given.submitted) await submit(ctx, id, accountId);
  return id;
}

export async function submit(ctx: Ctx, id: string, accountId: string) {
  await ctx.db.update(survey).set({ inProgress: false, submittedAt: ctx.clock.now() }).where(eq(survey.id, id));
  return startProject(ctx, { id, accountId }, takeRoom);
}

export async function newCoupon(ctx: Ctx, code: string, terms: { percent: number; limit?: number }) {
  const always = { firstDay: null, lastDay: null, limitPerCustomer: null, minimumCents: 0, paused: false };
  const { percent, limit = null } = terms;
  const made = await createCoupon({ ...ctx, actor: systemActor }, { code, scope: 'fee', percent, limit, ...always });
  if (!made.ok) throw new Error(made.reason);
}

export async function openedFor({ asked, surveyId }: Customer): Promise<FeeOrder> {
  const opened = await openFee(asked, { surveyId });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.order;
}

/** Everything in the database about one fee. */
export async function booksOf({ db }: Pick<Ctx, 'db'>, feeId: string) {
  const [row] = await db.select().from(fee).where(eq(fee.id, feeId));
  if (!row) throw new Error(`no fee ${feeId}`);
  return {
    fee: row,
    payment: (await db.select().from(payment).where(eq(payment.id, feeId)))[0],
    ledger: await db.select().from(ledgerEntry).where(eq(ledgerEntry.feeId, feeId)),
    rooms: await db.select().from(feeRoom).where(eq(feeRoom.feeId, feeId)),
    coupons: await db.select().from(couponUse).where(eq(couponUse.feeId, feeId)),
    projects: await db.select().from(project).where(eq(project.accountId, row.accountId)),
    mails: (await db.select().from(outbox)).filter(({ onceKey }) => onceKey === `fee-receipt:${feeId}`),
  };
}

export const paymentOf = async (ctx: Pick<Ctx, 'db'>, feeId: string): Promise<string> =>
  (await booksOf(ctx, feeId)).payment?.intentId ?? '';

/** Pays the customer's fee by card and settles it. */
export async function paidFee(shop: FeeShop, someone: Customer): Promise<string> {
  const { id } = await openedFor(someone);
  await shop.cards.pay(await paymentOf(shop.ctx, id));
  await syncPayment(shop.ctx, id);
  return id;
}

/** What was taken minus what was refunded for one fee, by our books and the provider's. */
export async function takenInBothBooks(shop: FeeShop, feeId: string): Promise<{ ours: number; theirs: number }> {
  const { ledger } = await booksOf(shop.ctx, feeId);
  const ours = ledger.reduce((sum, { kind, cents }) => sum + (kind === 'refunded' ? -cents : cents), 0);
  const rows = (await shop.cards.sandbox.ledger()).filter(({ order_id }) => order_id === feeId);
  return { ours, theirs: rows.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0) };
}
