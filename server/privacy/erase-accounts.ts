import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { erasureDays, erasureDue } from '#core/account/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { forgetNotes } from '../customer/notes-of-account.ts';
import {
  account,
  contactMessage,
  newsletterSubscription,
  outbox,
  sandboxMail,
  swatchRequest,
} from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { forgetFavorites } from '../favorite/favorites.ts';
import { forgetGuarantees } from '../fee/guarantee/forget-guarantees.ts';
import { forgetUploads } from '../media/uploads/forget-uploads.ts';
import { forgetMessages } from '../message/messages-of-account.ts';
import { orderClosing } from '../order/placing/order-closing.ts';
import { stripOrders } from '../order/records/strip-orders.ts';
import { forgetWorkload } from '../project/queue/forget-workload.ts';
import { forgetApprovals } from '../refund-approval/forget-approvals.ts';
import { forgetReviews } from '../review/read-reviews.ts';
import { forgetRooms } from '../room/rooms-of-account.ts';
import { forgetSurveys } from '../survey/forget-surveys.ts';
import { forgetSwatches } from '../swatch/swatch-requests.ts';
import { forgetExemptions } from '../tax/exemptions.ts';
import { forgetVisits } from '../visit/forget-visits.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'files' | 'actor'>;

const day = 24 * 60 * 60 * 1000;

/** Erases deleted accounts' personal data once it's due. */
export async function eraseAccounts(ctx: Needs): Promise<void> {
  const now = ctx.clock.now();
  const earliest = new Date(now.getTime() - erasureDays * day);
  const ended = await ctx.db
    .select()
    .from(account)
    .where(and(isNotNull(account.deletedAt), isNull(account.erasedAt), lte(account.deletedAt, earliest)));
  for (const person of ended) {
    const due = erasureDue({ deletedAt: person.deletedAt ?? now, ...(await orderClosing(ctx, person.id)) });
    if (due && due <= now) await inTransaction({ ...ctx, actor: systemActor }, (inside) => erase(inside, person));
  }
}

async function erase(ctx: Needs, person: typeof account.$inferSelect): Promise<void> {
  const { id, formerEmail } = person;
  await forgetReviews(ctx, id);
  await forgetUploads(ctx, id);
  await forgetMessages(ctx, id);
  await forgetRooms(ctx, id);
  await forgetSurveys(ctx, id);
  await forgetVisits(ctx, id);
  await forgetFavorites(ctx, id);
  await forgetGuarantees(ctx, id);
  await forgetApprovals(ctx, id);
  await forgetSwatches(ctx, id);
  await forgetNotes(ctx, id);
  await forgetExemptions(ctx, id);
  await forgetWorkload(ctx, id);
  await stripOrders(ctx, id);
  if (formerEmail) await forgetAddress(ctx, formerEmail);
  await ctx.db
    .update(account)
    .set({ ...erased, erasedAt: ctx.clock.now() })
    .where(eq(account.id, id));
  await appendAudit(ctx, { act: 'account.erase', subject: { kind: 'account', id } });
}

const erased = {
  name: '',
  firstName: '',
  lastName: '',
  displayName: null,
  image: null,
  zipMain: null,
  socialId: null,
  phoneNumberMain: null,
  shippingName: null,
  shippingZip: null,
  shippingState: null,
  paymentCustomerId: null,
  formerEmail: null,
} as const;

/** Also removes the address from the newsletter, swatch requests, contact messages and sent mail. */
async function forgetAddress(ctx: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await ctx.db.delete(newsletterSubscription).where(eq(sql`lower(${newsletterSubscription.email})`, email));
  await ctx.db.delete(swatchRequest).where(eq(sql`lower(${swatchRequest.email})`, email));
  await ctx.db.delete(contactMessage).where(eq(sql`lower(${contactMessage.email})`, email));
  await ctx.db.delete(sandboxMail).where(eq(sql`lower(${sandboxMail.recipient})`, email));
  await ctx.db
    .update(outbox)
    .set({ payload: {} })
    .where(
      and(eq(sql`lower(${outbox.payload}->>'to')`, email), or(isNotNull(outbox.doneAt), isNotNull(outbox.failedAt))),
    );
}
