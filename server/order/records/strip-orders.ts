import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import {
  damageClaim,
  deliveryAppointment,
  lineRequest,
  order,
  orderLine,
  outbox,
  payment,
} from '../../db/schema/index.ts';
import { sendMailKind } from '../../mail/promise-mail.ts';
import { claimMailKey } from '../claims/report-damage.ts';
import { requestMailKey } from '../returns/request-return.ts';

/** Orders stay for the books, without personal data. State and zip stay too, because the tax depended on them. */
export async function stripOrders(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: order.id, address: order.address })
    .from(order)
    .where(eq(order.accountId, accountId));
  for (const { id, address } of rows) {
    const anonymous = { ...address, name: '', line1: '', line2: '', city: '', phone: '' };
    await ctx.db.update(order).set({ address: anonymous }).where(eq(order.id, id));
    await stripRequests(ctx, id);
    await stripClaims(ctx, id);
    await ctx.db.update(deliveryAppointment).set({ reason: '' }).where(eq(deliveryAppointment.orderId, id));
  }
  await ctx.db.update(payment).set({ card: null, addressKey: null }).where(eq(payment.accountId, accountId));
}

/** That a piece came back, and why, stays. What the customer wrote goes, here and in the email to the specialist. */
async function stripRequests({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  const lines = db.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId));
  const requests = await db
    .update(lineRequest)
    .set({ note: '', photos: [] })
    .where(inArray(lineRequest.lineId, lines))
    .returning({ id: lineRequest.id });
  await stripMail(
    db,
    requests.map(({ id }) => requestMailKey(id)),
  );
}

/** That a piece arrived damaged, and what we decided, stays. */
async function stripClaims({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  const claims = await db
    .update(damageClaim)
    .set({ words: '', photos: [], answer: '' })
    .where(eq(damageClaim.orderId, orderId))
    .returning({ id: damageClaim.id });
  await stripMail(
    db,
    claims.map(({ id }) => claimMailKey(id)),
  );
}

/** Letters that have gone out, or never will. */
async function stripMail(db: Ctx['db'], keys: readonly string[]): Promise<void> {
  const told = or(isNotNull(outbox.doneAt), isNotNull(outbox.failedAt));
  await db
    .update(outbox)
    .set({ payload: {} })
    .where(and(eq(outbox.kind, sendMailKind), inArray(outbox.onceKey, [...keys]), told));
}
