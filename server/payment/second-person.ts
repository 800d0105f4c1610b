import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type ApprovalRefusal,
  mayApprove,
  needsSecondPerson,
  type RefundSubject,
  refundedAlone,
} from '#core/payment/index.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { refund, refundApproval } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { getSettings } from '../settings/get-settings.ts';

/** What a door answers for a refund that waits for a second person. Nothing else of the act has happened. */
export interface SecondPersonNeeded {
  ok: false;
  reason: 'second-person';
  cents: number;
  /** What was refunded of it before on one person's word, if that's why. */
  earlierCents?: number;
  /** Another refund of this order or fee waits already, so this one wasn't written down. */
  another: boolean;
}

/** Thrown to take an act back whose refund is for two people. */
class SecondPersonMissing extends Error {
  readonly cents: number;
  readonly earlierCents: number;
  constructor(cents: number, earlierCents: number) {
    super(`a refund of ${cents} cents is for two people`);
    this.cents = cents;
    this.earlierCents = earlierCents;
  }
}

/** Thrown to take an act back that was approved, but no longer may be. */
export class ApprovalRefused extends Error {
  readonly reason: ApprovalRefusal;
  constructor(reason: ApprovalRefusal) {
    super(`not approved: ${reason}`);
    this.reason = reason;
  }
}

/** Transactions that have used their approval. */
const approved = new WeakSet<Db>();

export interface RefundBy {
  /** The order or fee it's for. */
  subjectId: string;
  /** All that the act gives back so far. */
  cents: number;
  /** How much of it this transaction has written already. */
  writtenCents?: number;
}

/**
 * Every refund passes here, inside the transaction that promises it. A staff member's refund over the limit, by itself or
 * with others before it, is taken back with everything else the act did, unless a second person approves it; the
 * approval is used up in this very transaction. Customers' own acts and the shop's aren't asked.
 */
export async function requireSecondPerson(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { subjectId, cents, writtenCents = 0 }: RefundBy,
): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'account' || actor.role === 'customer' || cents === 0) return;
  if (!actor.approving) {
    const { secondPersonCents } = await getSettings(ctx);
    if (secondPersonCents === 0) return;
    const earlier = await refundedBefore(ctx, { subjectId, writtenCents });
    if (needsSecondPerson(cents + earlier, secondPersonCents)) throw new SecondPersonMissing(cents, earlier);
    return;
  }
  if (cents > actor.approving.cents) throw new ApprovalRefused('changed');
  const used = eq(refundApproval.id, actor.approving.id);
  if (approved.has(ctx.db)) {
    await ctx.db.update(refundApproval).set({ cents }).where(used);
    return;
  }
  const [row] = await ctx.db.select().from(refundApproval).where(used).for('update');
  const may = row ? mayApprove(row, { personId: actor.id, cents }) : ({ ok: false, reason: 'decided-before' } as const);
  if (!row || !may.ok) throw new ApprovalRefused(may.ok ? 'decided-before' : may.reason);
  // From now on, what it really gives back: less may be left than was asked for.
  const decided = { state: 'approved' as const, cents, decidedBy: actor.id, decidedAt: ctx.clock.now() };
  await ctx.db.update(refundApproval).set(decided).where(used);
  const subject = { kind: row.kind, id: row.subjectId };
  const detail = { approval: row.id, cents: row.cents, askedBy: row.askedBy };
  await appendAudit(ctx, { act: 'refund.approve', subject, detail });
  approved.add(ctx.db);
}

/**
 * How much of an order or fee was ever refunded without a second person. The customer's own cancellations count too: a
 * refund doesn't say who asked for it, and asking once too often does no harm. The caller has locked the order or fee.
 */
async function refundedBefore(
  { db }: Pick<Ctx, 'db'>,
  { subjectId, writtenCents }: Pick<Required<RefundBy>, 'subjectId' | 'writtenCents'>,
): Promise<number> {
  const sumOf = (column: PgColumn): SQL<number> => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const ofIt = or(eq(refund.orderId, subjectId), eq(refund.paymentId, subjectId));
  const [given] = await db
    .select({ cents: sumOf(refund.cents) })
    .from(refund)
    .where(and(ofIt, ne(refund.state, 'covered')));
  const [byTwo] = await db
    .select({ cents: sumOf(refundApproval.cents) })
    .from(refundApproval)
    .where(and(eq(refundApproval.subjectId, subjectId), eq(refundApproval.state, 'approved')));
  return refundedAlone((given?.cents ?? 0) - writtenCents, byTwo?.cents ?? 0);
}

export interface RefundAsked {
  act: string;
  subject: { kind: RefundSubject; id: string };
  /** What the act was given, as it can be stored. */
  given: Record<string, unknown>;
}

/** Runs a refund's act. If it's for two people, writes it down for the second one instead. */
export async function orSecondPerson<Done>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  asked: RefundAsked | (() => Promise<RefundAsked>),
  act: () => Promise<Done>,
): Promise<Done | SecondPersonNeeded> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SecondPersonMissing)) throw error;
    return askSecondPerson(ctx, typeof asked === 'function' ? await asked() : asked, error);
  }
}

function askSecondPerson(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { act, subject, given }: RefundAsked,
  { cents, earlierCents }: SecondPersonMissing,
): Promise<SecondPersonNeeded> {
  return inTransaction(ctx, async (inside) => {
    const { db, ids, clock, actor } = inside;
    const askedBy = actor.kind === 'account' ? actor.id : null;
    const about = { kind: subject.kind, subjectId: subject.id, act, given, cents };
    const written = await db
      .insert(refundApproval)
      .values({ id: ids.next('approval'), ...about, state: 'waiting', askedBy, askedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: refundApproval.id });
    const another = written.length === 0;
    if (!another) {
      await appendAudit(inside, { act: 'refund.ask', subject, detail: { approval: written[0]?.id, act, cents } });
      for (const { id } of await listStaff(inside)) announce(db, id, 'orders');
    }
    return { ok: false, reason: 'second-person', cents, another, ...(earlierCents > 0 ? { earlierCents } : {}) };
  });
}
